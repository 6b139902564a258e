import { lookUpStatus, type StatusTable } from '@/lib/statusTable';

type Label = `status.${'pending' | 'approved' | 'shipped' | 'success' | 'rejected'}`;

/** Set B4: Thai label and colour (ST-23). Members wait; nothing is theirs to do. */
const rewardStatuses: StatusTable<Label, never> = {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true, may: [] },
  APPROVED: { tone: 'info', label: 'status.approved', isOpen: true, may: [] },
  SHIPPED: { tone: 'info', label: 'status.shipped', isOpen: true, may: [] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, may: [] },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false, may: [] },
};

export const rewardStatus = (code: string | null | undefined) => lookUpStatus(rewardStatuses, code);
