import { lookUpStatus, type StatusTable } from '@/lib/statusTable';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';

type Label = `status.${'open' | 'met' | 'expired' | 'lost' | 'waived'}`;

const turnoverStatuses: StatusTable<Label, never> = {
  OPEN: { tone: 'info', label: 'status.open', isOpen: true, may: [] },
  MET: { tone: 'success', label: 'status.met', isOpen: false, may: [] },
  EXPIRED: { tone: 'danger', label: 'status.expired', isOpen: false, may: [] },
  LOST: { tone: 'neutral', label: 'status.lost', isOpen: false, may: [] },
  WAIVED: { tone: 'success', label: 'status.waived', isOpen: false, may: [] },
};

export const turnoverStatus = (code: string | null | undefined) => lookUpStatus(turnoverStatuses, code);

/** Chip of the status of a requirement. */
export function TurnoverStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('turnover');
  const { tone, label } = turnoverStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
