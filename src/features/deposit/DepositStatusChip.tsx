import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';
import { depositStatus } from './depositStatuses';

/** Chip of a deposit's status code (appendix B1). */
export function DepositStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('deposit');
  const { tone, label } = depositStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
