import { useMoneyAction } from '@/api/useMoneyAction';
import { useRequestById } from '@/api/useRequestById';
import {
  useGetLatestWithdrawalsQuery,
  useGetOpenWithdrawalsQuery,
  useGetWithdrawalQuery,
  useRetryWithdrawalMutation,
  useWithdrawEverythingMutation,
  useWithdrawMutation,
  type Withdrawal,
} from './withdrawApi';
import { isBlocking, isWithdrawOpen } from './withdrawStatus';

const none: readonly Withdrawal[] = [];

/** The withdrawal on screen, until the member dismisses it, and the latest ones. */
export function useWithdrawal(memberUuid: string) {
  const fresh = { skip: !memberUuid, refetchOnMountOrArgChange: true };
  const open = useGetOpenWithdrawalsQuery(memberUuid, fresh);
  const latest = useGetLatestWithdrawalsQuery(memberUuid, fresh);
  const listed = open.data?.find((row) => row.uuid) ?? null;
  const { request, ...shown } = useRequestById<Withdrawal>({
    useById: useGetWithdrawalQuery,
    open: open.data ? listed : undefined,
    isOpen: isWithdrawOpen,
  });
  const isOtherOpen = listed !== null && listed.uuid !== request?.uuid && isBlocking(listed.status);
  return {
    ...shown,
    withdrawal: request,
    /** Whether no withdrawal blocks another one. */
    isFree: open.isSuccess && !isOtherOpen && !(request && isBlocking(request.status)),
    latest: latest.data ?? none,
    /** When that list was fetched, milliseconds since the epoch. */
    asOf: latest.fulfilledTimeStamp ?? 0,
    isLoading: open.isLoading || latest.isLoading || shown.isLoading,
    failed: request === null && (open.isError || shown.failed),
    refetch: () => {
      shown.refetch();
      return open.refetch();
    },
    /** Refetches the latest ones after a failure. */
    retryLatest: latest.isError ? () => void latest.refetch() : undefined,
  };
}

/** Actions of a member on withdrawals; each is idempotent. */
export function useWithdrawActions() {
  const [withdraw, withdrawing] = useWithdrawMutation();
  const [everything] = useWithdrawEverythingMutation();
  const [retry, retrying] = useRetryWithdrawalMutation();
  return {
    withdraw: useMoneyAction('withdraw', withdraw),
    withdrawEverything: useMoneyAction('withdraw-all', everything),
    retry: useMoneyAction('withdraw-retry', retry),
    isWithdrawing: withdrawing.isLoading,
    isRetrying: retrying.isLoading,
  };
}
