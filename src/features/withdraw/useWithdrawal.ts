import { useState } from 'react';
import { useGetLatestWithdrawalsQuery, useGetOpenWithdrawalsQuery, type Withdrawal } from './withdrawApi';
import { withdrawStatus } from './withdrawStatuses';

interface Options {
  readonly memberUuid: string;
  /** Milliseconds between two looks while the withdrawal is open (ST-24). */
  readonly everyMs: number;
}

const none: readonly Withdrawal[] = [];

/**
 * The withdrawal on screen: the open one (API-133), followed to its end in the history (API-129),
 * since the API lists open ones only.
 */
export function useWithdrawal({ memberUuid, everyMs }: Options) {
  const [shown, setShown] = useState<Withdrawal | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const mustWatch = shown !== null && withdrawStatus(shown.status).isOpen;
  const polling = { pollingInterval: mustWatch ? everyMs : 0, skipPollingIfUnfocused: true };

  const open = useGetOpenWithdrawalsQuery(memberUuid, {
    skip: !memberUuid,
    refetchOnMountOrArgChange: true,
    ...polling,
  });
  const latest = useGetLatestWithdrawalsQuery(memberUuid, {
    skip: !memberUuid,
    refetchOnMountOrArgChange: true,
    ...polling,
  });
  const current = open.data?.find((row) => row.uuid) ?? null;
  const isGone = mustWatch && !open.isFetching && open.isSuccess && current?.uuid !== shown.uuid;
  const outcome = isGone ? latest.data?.find((row) => row.uuid === shown.uuid) : undefined;

  const [seen, setSeen] = useState<Withdrawal | null>(null);
  // One that is asked for anew as it comes was under way when the member moved it on: it tells the state before that.
  const isOutdated = open.isFetching && current !== null && current.uuid === shown?.uuid;
  if (current !== seen && !isOutdated) {
    setSeen(current);
    if (current) setShown(current);
  }
  if (outcome && outcome.status !== shown?.status) setShown(outcome);

  return {
    withdrawal: shown && shown.uuid !== dismissed ? shown : null,
    /** Nothing is open, so another may be asked for. */
    isFree: open.isSuccess && !current && !(mustWatch && shown.status !== 'REJECTED'),
    latest: latest.data ?? none,
    /** When that list was fetched, milliseconds since the epoch. */
    asOf: latest.fulfilledTimeStamp ?? 0,
    isLoading: open.isLoading || latest.isLoading,
    failed: open.isError && !shown,
    refetch: open.refetch,
    /** Asks again for the latest ones; only where they did not load. */
    retryLatest: latest.isError ? () => void latest.refetch() : undefined,
    /** Shows what a call just answered, without waiting for the next look. */
    show: setShown,
    /** Puts a finished withdrawal away. */
    dismiss: () => setDismissed(shown?.uuid ?? null),
  };
}
