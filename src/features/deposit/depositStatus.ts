import { statusKind } from '@/ui/StatusChip';

type DepositAction = 'cancel' | 'transferred' | 'attachSlip' | 'startAgain' | 'contactStaff';

/** Label, colour, allowed actions and toast of each status of a deposit. */
export const {
  statusOf: depositStatus,
  isOpen: isDepositOpen,
  Chip: DepositStatusChip,
  useNews: useDepositNews,
} = statusKind<'deposit', DepositAction>('deposit', {
  PENDING: {
    tone: 'warning',
    label: 'status.pending',
    isOpen: true,
    may: ['transferred', 'attachSlip', 'contactStaff', 'cancel'],
  },
  TRANSFERRED: {
    tone: 'info',
    label: 'status.transferred',
    isOpen: true,
    may: ['attachSlip', 'contactStaff'],
    news: ['info', 'toast.transferred'],
  },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, news: ['success', 'toast.success'] },
  REJECTED: {
    tone: 'danger',
    label: 'status.rejected',
    isOpen: false,
    may: ['startAgain', 'contactStaff'],
    news: ['error', 'toast.rejected'],
  },
  CANCELLED: { tone: 'neutral', label: 'status.cancelled', isOpen: false, news: ['info', 'toast.cancelled'] },
  EXPIRED: {
    tone: 'neutral',
    label: 'status.expired',
    isOpen: false,
    may: ['startAgain', 'contactStaff'],
    news: ['error', 'toast.expired'],
  },
});
