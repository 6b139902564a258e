import { useTranslation } from 'react-i18next';
import { useStatusChanges } from '@/lib/useStatusChanges';
import { toast } from '@/ui/toast';
import { hasOwn } from '#schemas/common/hasOwn';

interface Row {
  readonly uuid: string;
  readonly status: string;
}

const news = {
  TRANSFERRED: { say: 'info', text: 'toast.transferred' },
  SUCCESS: { say: 'success', text: 'toast.success' },
  REJECTED: { say: 'error', text: 'toast.rejected' },
  CANCELLED: { say: 'info', text: 'toast.cancelled' },
  EXPIRED: { say: 'error', text: 'toast.expired' },
} as const;

/** Announces every change of a deposit; `onCredited` when one became credit (ST-19, ST-24). */
export function useDepositNews(rows: readonly Row[], onCredited: () => void): void {
  const { t } = useTranslation('deposit');
  useStatusChanges(rows, ({ status }) => {
    const told = hasOwn(news, status) ? news[status as keyof typeof news] : undefined;
    if (told) toast[told.say](t(told.text));
    if (status === 'SUCCESS') onCredited();
  });
}
