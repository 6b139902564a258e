import { lookUpStatus, type StatusTable } from '@/lib/statusTable';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';

type Label = `status.${'pending' | 'transferred' | 'success' | 'rejected' | 'cancelled' | 'expired'}`;
type DepositAction = 'cancel' | 'transferred' | 'attachSlip' | 'startAgain' | 'contactStaff';

/** Thai label, colour and allowed actions of each status. */
const depositStatuses: StatusTable<Label, DepositAction> = {
  PENDING: {
    tone: 'warning',
    label: 'status.pending',
    isOpen: true,
    may: ['transferred', 'attachSlip', 'cancel'],
  },
  TRANSFERRED: { tone: 'info', label: 'status.transferred', isOpen: true, may: [] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, may: [] },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false, may: ['startAgain', 'contactStaff'] },
  CANCELLED: { tone: 'neutral', label: 'status.cancelled', isOpen: false, may: [] },
  EXPIRED: { tone: 'neutral', label: 'status.expired', isOpen: false, may: ['startAgain', 'contactStaff'] },
};

export const depositStatus = (code: string | null | undefined) => lookUpStatus(depositStatuses, code);

/** Chip of a deposit's status code. */
export function DepositStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('deposit');
  const { tone, label } = depositStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
