import { statusKind } from '@/ui/StatusChip';

type SlipAction = 'confirm' | 'handOver' | 'chooseAnother';

/** Label, colour, allowed actions and toast of each status of a slip. */
export const {
  statusOf: slipStatus,
  isOpen: isSlipOpen,
  Chip: SlipStatusChip,
  useNews: useStatusNews,
} = statusKind<'slip', SlipAction>('slip', {
  VERIFYING: { tone: 'info', label: 'status.verifying', isOpen: true },
  VERIFIED: {
    tone: 'info',
    label: 'status.verified',
    isOpen: true,
    may: ['confirm'],
    news: ['info', 'toast.verified'],
  },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, news: ['success', 'toast.success'] },
  PENDING_REVIEW: {
    tone: 'warning',
    label: 'status.pendingReview',
    isOpen: true,
    news: ['success', 'toast.review'],
  },
  DUPLICATE: {
    tone: 'danger',
    label: 'status.duplicate',
    isOpen: false,
    may: ['chooseAnother'],
    news: ['error', 'toast.duplicate'],
  },
  INVALID: {
    tone: 'danger',
    label: 'status.invalid',
    isOpen: false,
    may: ['handOver', 'chooseAnother'],
    news: ['error', 'toast.invalid'],
  },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false, news: ['error', 'toast.rejected'] },
});
