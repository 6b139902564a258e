import { useState } from 'react';
import type { ApiError } from '#core/contract/apiError';
import { useWithdrawActions } from '@/features/withdraw/useWithdrawal';
import type { Withdrawal } from '@/features/withdraw/withdrawApi';
import { useErrorText } from '@/i18n/errorText';
import { toast } from '@/ui/toast';

/** Retries a failed withdrawal from a list, which then announces the change. */
export function useRetry() {
  const errorText = useErrorText();
  const { retry } = useWithdrawActions();
  const [retrying, setRetrying] = useState<string | null>(null);

  const sendAgain = async ({ uuid }: Withdrawal) => {
    setRetrying(uuid);
    try {
      await retry({ uuid });
    } catch (error) {
      toast.error(errorText(error as ApiError));
    } finally {
      setRetrying(null);
    }
  };

  return { retrying, sendAgain };
}
