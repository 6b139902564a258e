import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { Button } from './Button';
import { useCountdown } from './useCountdown';

interface Props {
  /** When another code may be requested, milliseconds since the epoch. */
  readonly until: number;
  readonly pending: boolean;
  readonly onResend: () => void;
}

/** Requests another code, after a countdown. */
export function ResendCode({ until, pending, onResend }: Props) {
  const { t } = useTranslation('code');
  const left = useCountdown(until);
  if (left > 0)
    return (
      <Wait role="timer" className="tnum">
        {t('resend.wait', { n: left })}
      </Wait>
    );
  return (
    <Button variant="ghost" pending={pending} onClick={onResend}>
      {t('resend')}
    </Button>
  );
}

/* As high as the button that follows. */
const Wait = styled.span`
  ${text('small')}
  display: grid;
  place-items: center;
  min-height: 48px;
  color: var(--text-muted);
`;
