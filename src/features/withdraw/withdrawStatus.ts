import { statusKind } from '@/ui/StatusChip';

/** Label, colour, allowed actions and toast of each status of a withdrawal. */
export const {
  statusOf: withdrawStatus,
  isOpen: isWithdrawOpen,
  Chip: WithdrawStatusChip,
  useNews: useWithdrawNews,
} = statusKind<'withdraw', 'retry'>('withdraw', {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true, news: ['success', 'toast.created'] },
  PROCESSING: { tone: 'info', label: 'status.processing', isOpen: true, news: ['info', 'toast.processing'] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, news: ['success', 'toast.success'] },
  FAILED: {
    tone: 'danger',
    label: 'status.failed',
    isOpen: false,
    may: ['retry'],
    news: ['error', 'toast.failed'],
  },
  // Refunding happens automatically.
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: true, news: ['error', 'toast.rejected'] },
  REFUNDED: { tone: 'neutral', label: 'status.refunded', isOpen: false, news: ['info', 'toast.refunded'] },
});

/** No other withdrawal may be requested while one has such a status. */
export const isBlocking = (status: string) =>
  status === 'FAILED' || (status !== 'REJECTED' && isWithdrawOpen(status));
