import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';
import { withdrawStatus } from './withdrawStatuses';

/** Chip of a withdrawal's status code (appendix B3). */
export function WithdrawStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('withdraw');
  const { tone, label } = withdrawStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
