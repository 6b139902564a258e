import styled from 'styled-components';
import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { text } from '@/theme/typography';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';

interface Props {
  readonly left: number;
}

/** Plays left today, with a message when there are none. */
export function RightsLeft({ left }: Props) {
  const { t } = useTranslation('prize');
  return (
    <Line data-none={left === 0 || undefined} role="status">
      <Ticket size={22} aria-hidden="true" />
      <span>{t('left')}</span>
      <strong>{left === 0 ? t('left.none') : t('left.count', { n: left })}</strong>
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 10px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-1);

  svg {
    color: var(--accent-strong);
  }
  strong {
    color: var(--accent-strong);
    ${text('lead', 'bold')}
  }
  &[data-none] strong {
    color: var(--text-muted);
    ${text('body', 'bold')}
  }
`;

/** Message that the game is closed, with a link to continue. */
export function EventClosed() {
  const { t } = useTranslation('prize');
  return (
    <Stack>
      <Notice tone="warning" title={t('closed')}>
        {t('closed.text')}
      </Notice>
      <LinkButton to="/auth/media" variant="secondary" full>
        {t('closed.back')}
      </LinkButton>
    </Stack>
  );
}
