import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/StatusChip';
import { turnoverStatus } from './turnoverStatuses';

/** Chip of the status of a requirement. */
export function TurnoverStatusChip({ code }: { readonly code: string | null | undefined }) {
  const { t } = useTranslation('turnover');
  const { tone, label } = turnoverStatus(code);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
