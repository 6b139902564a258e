import { lookUpStatus, type StatusTable } from '@/lib/statusTable';

type Label = `status.${'open' | 'met' | 'expired' | 'lost' | 'waived'}`;

const turnoverStatuses: StatusTable<Label, never> = {
  OPEN: { tone: 'info', label: 'status.open', isOpen: true, may: [] },
  MET: { tone: 'success', label: 'status.met', isOpen: false, may: [] },
  EXPIRED: { tone: 'danger', label: 'status.expired', isOpen: false, may: [] },
  LOST: { tone: 'neutral', label: 'status.lost', isOpen: false, may: [] },
  WAIVED: { tone: 'success', label: 'status.waived', isOpen: false, may: [] },
};

export const turnoverStatus = (code: string | null | undefined) => lookUpStatus(turnoverStatuses, code);
