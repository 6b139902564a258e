import { lookUpStatus, type StatusTable } from '@/lib/statusTable';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';

type Label = `status.${'pending' | 'processing' | 'success' | 'failed' | 'rejected' | 'refunded'}`;
type WithdrawAction = 'retry';

/** Thai label, colour and allowed actions of each status. */
const withdrawStatuses: StatusTable<Label, WithdrawAction> = {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true, may: [] },
  PROCESSING: { tone: 'info', label: 'status.processing', isOpen: true, may: [] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, may: [] },
  FAILED: { tone: 'danger', label: 'status.failed', isOpen: false, may: ['retry'] },
  // Refunding happens automatically.
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: true, may: [] },
  REFUNDED: { tone: 'neutral', label: 'status.refunded', isOpen: false, may: [] },
};

/** No other withdrawal may be requested while one has such a status. */
export const isBlocking = (status: string) =>
  status === 'FAILED' || (status !== 'REJECTED' && withdrawStatus(status).isOpen);

export const withdrawStatus = (code: string | null | undefined) => lookUpStatus(withdrawStatuses, code);

/** Chip of a withdrawal's status code. */
export function WithdrawStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('withdraw');
  const { tone, label } = withdrawStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
