import { lookUpStatus, type StatusTable } from '@/lib/statusTable';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';

type Label = `status.${'pending' | 'done' | 'refused'}`;

/** Statuses of a transfer to or from the games; the member has no action here. */
const transferStatuses: StatusTable<Label, never> = {
  PENDING: { tone: 'info', label: 'status.pending', isOpen: true, may: [] },
  DONE: { tone: 'success', label: 'status.done', isOpen: false, may: [] },
  REFUSED: { tone: 'danger', label: 'status.refused', isOpen: false, may: [] },
};

export const transferStatus = (code: string | null | undefined) => lookUpStatus(transferStatuses, code);

/** Chip of a transfer's status code. */
export function TransferStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('games');
  const { tone, label } = transferStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
