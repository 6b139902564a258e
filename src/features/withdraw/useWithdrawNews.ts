import { useTranslation } from 'react-i18next';
import { useStatusChanges } from '@/lib/useStatusChanges';
import { toast } from '@/ui/toast';
import { hasOwn } from '#schemas/common/hasOwn';

interface Row {
  readonly uuid: string;
  readonly status: string;
}

const news = {
  PENDING: { say: 'success', text: 'toast.created' },
  PROCESSING: { say: 'info', text: 'toast.processing' },
  SUCCESS: { say: 'success', text: 'toast.success' },
  FAILED: { say: 'error', text: 'toast.failed' },
  REJECTED: { say: 'error', text: 'toast.rejected' },
  REFUNDED: { say: 'info', text: 'toast.refunded' },
} as const;

/** Announces every change of a withdrawal; `onMoved` since each may have moved credit (ST-19, ST-24). */
export function useWithdrawNews(rows: readonly Row[], onMoved: () => void): void {
  const { t } = useTranslation('withdraw');
  useStatusChanges(rows, ({ status }) => {
    const told = hasOwn(news, status) ? news[status as keyof typeof news] : undefined;
    if (told) toast[told.say](t(told.text));
    onMoved();
  });
}
