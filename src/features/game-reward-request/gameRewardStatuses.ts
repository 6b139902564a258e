import { lookUpStatus, type StatusTable } from '@/lib/statusTable';

type Label = `status.${'pending' | 'success' | 'rejected'}`;

/** Set B5: Thai label and colour (API-149). Members wait; nothing is theirs to do. */
const gameRewardStatuses: StatusTable<Label, never> = {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true, may: [] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, may: [] },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false, may: [] },
};

export const gameRewardStatus = (code: string | null | undefined) => lookUpStatus(gameRewardStatuses, code);
