import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatusChanges } from '@/lib/useStatusChanges';
import { toast } from '@/ui/toast';
import type { SlipRequest } from './slipApi';
import { hasOwn } from '#schemas/common/hasOwn';

const news = {
  VERIFIED: { say: 'info', text: 'toast.verified' },
  SUCCESS: { say: 'success', text: 'toast.success' },
  PENDING_REVIEW: { say: 'success', text: 'toast.review' },
  DUPLICATE: { say: 'error', text: 'toast.duplicate' },
  INVALID: { say: 'error', text: 'toast.invalid' },
  REJECTED: { say: 'error', text: 'toast.rejected' },
} as const;

/** Announces every change of a slip; `onCredited` when one became credit (ST-19, ST-24). */
export function useSlipNews(slips: readonly SlipRequest[], onCredited: () => void): void {
  const { t } = useTranslation('slip');
  const rows = useMemo(() => slips.map(({ slipUuid, status }) => ({ uuid: slipUuid, status })), [slips]);
  useStatusChanges(rows, ({ status }) => {
    const told = hasOwn(news, status) ? news[status as keyof typeof news] : undefined;
    if (told) toast[told.say](t(told.text));
    if (status === 'SUCCESS') onCredited();
  });
}
