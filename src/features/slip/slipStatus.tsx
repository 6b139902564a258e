import { lookUpStatus, type StatusTable } from '@/lib/statusTable';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';

type Label =
  `status.${'verifying' | 'verified' | 'success' | 'pendingReview' | 'duplicate' | 'invalid' | 'rejected'}`;
type SlipAction = 'confirm' | 'handOver' | 'chooseAnother';

/** Thai label, colour and allowed actions of each status. */
const slipStatuses: StatusTable<Label, SlipAction> = {
  VERIFYING: { tone: 'info', label: 'status.verifying', isOpen: true, may: [] },
  VERIFIED: { tone: 'info', label: 'status.verified', isOpen: true, may: ['confirm'] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, may: [] },
  PENDING_REVIEW: { tone: 'warning', label: 'status.pendingReview', isOpen: true, may: [] },
  DUPLICATE: { tone: 'danger', label: 'status.duplicate', isOpen: false, may: ['chooseAnother'] },
  INVALID: { tone: 'danger', label: 'status.invalid', isOpen: false, may: ['handOver', 'chooseAnother'] },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false, may: [] },
};

export const slipStatus = (code: string | null | undefined) => lookUpStatus(slipStatuses, code);

/** Chip of a slip's status code. */
export function SlipStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('slip');
  const { tone, label } = slipStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
