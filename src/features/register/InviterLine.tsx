import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { User } from '@/ui/icons';
import { Notice } from '@/ui/Notice';
import type { Inviter } from './useInviter';

interface Props {
  readonly inviter: Inviter;
}

/** The inviter's name, read-only, or a message that the code is unknown. */
export function InviterLine({ inviter }: Props) {
  const { t } = useTranslation('register');
  const textOf = useErrorText();
  if (inviter.state === 'looking') return <Line role="status">{t('inviter.looking')}</Line>;
  if (inviter.state === 'missing') {
    return (
      <Notice tone="warning" title={textOf(inviter.error)}>
        {t('inviter.without')}
      </Notice>
    );
  }
  if (inviter.state !== 'found') return null;
  return (
    <Line>
      <User size={18} aria-hidden="true" />
      <span>
        {t('inviter.label')}: <b>{inviter.name}</b>
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px;
  align-items: center;
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--accent-soft);

  svg {
    color: var(--accent-strong);
  }
`;
