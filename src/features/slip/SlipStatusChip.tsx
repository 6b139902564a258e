import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';
import { slipStatus } from './slipStatuses';

/** Chip of a slip's status code (appendix B2). */
export function SlipStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('slip');
  const { tone, label } = slipStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
