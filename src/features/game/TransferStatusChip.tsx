import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';
import { transferStatus } from './transferStatuses';

/** Chip of a transfer's status code. */
export function TransferStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('games');
  const { tone, label } = transferStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
