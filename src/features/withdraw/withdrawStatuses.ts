import { lookUpStatus, type StatusTable } from '@/lib/statusTable';

type Label = `status.${'pending' | 'processing' | 'success' | 'failed' | 'rejected' | 'refunded'}`;
export type WithdrawAction = 'retry';

/** Set B3: Thai label, colour and what the member may do (ST-22). */
const withdrawStatuses: StatusTable<Label, WithdrawAction> = {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true, may: [] },
  PROCESSING: { tone: 'info', label: 'status.processing', isOpen: true, may: [] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, may: [] },
  FAILED: { tone: 'danger', label: 'status.failed', isOpen: false, may: ['retry'] },
  // Refunding follows by itself.
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: true, may: [] },
  REFUNDED: { tone: 'neutral', label: 'status.refunded', isOpen: false, may: [] },
};

/** No other withdrawal may be requested while one has such a status. */
export const isBlocking = (status: string) =>
  status === 'FAILED' || (status !== 'REJECTED' && withdrawStatus(status).isOpen);

export const withdrawStatus = (code: string | null | undefined) => lookUpStatus(withdrawStatuses, code);
