import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CircleCheck } from '@/ui/icons';
import type { Verdict } from './useAvailability';

interface Props {
  readonly verdict: Verdict;
  /** A warning that does not block the step. */
  readonly warning?: string | undefined;
  /** The format hint. */
  readonly children: ReactNode;
}

/** The line below a field that the server checks: the format hint, then the status of the check. */
export function CheckedHelp({ verdict, warning, children }: Props) {
  const { t } = useTranslation('register');
  if (verdict === 'checking') return <span role="status">{t('account.checking')}</span>;
  if (warning !== undefined) return <Warning role="status">{warning}</Warning>;
  if (verdict !== 'free') return <>{children}</>;
  return (
    <Free role="status">
      <CircleCheck size={16} aria-hidden="true" /> {t('account.free')}
    </Free>
  );
}

const Warning = styled.span`
  color: var(--warning);
`;

const Free = styled.span`
  color: var(--success);
`;
