import { useState } from 'react';
import { type DepositRequest, useGetDepositsInfiniteQuery, useGetMyDepositRequestQuery } from './depositApi';
import { depositStatus } from './depositStatuses';

/** A request as it is shown; once it is credited, with what came on top. */
export type ShownRequest = DepositRequest & {
  /** Baht. */
  readonly bonus?: number | null | undefined;
};

interface Options {
  readonly memberUuid: string;
  /** Milliseconds between two looks while the request is open (ST-24). */
  readonly everyMs: number;
}

/**
 * The deposit request on screen: the open one (API-122), followed to its end. The API names open
 * requests only, so the outcome of one that is gone is read from the history (API-119).
 */
export function useDepositRequest({ memberUuid, everyMs }: Options) {
  const [shown, setShown] = useState<ShownRequest | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const mustWatch = shown !== null && depositStatus(shown.status).isOpen;

  const open = useGetMyDepositRequestQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: mustWatch ? everyMs : 0,
    skipPollingIfUnfocused: true,
  });
  const current = open.data?.uuid ? open.data : null;
  const isGone = mustWatch && open.isSuccess && !open.isFetching && current?.uuid !== shown.uuid;

  const history = useGetDepositsInfiniteQuery(memberUuid, {
    skip: !isGone || !memberUuid,
    refetchOnMountOrArgChange: true,
    pollingInterval: isGone ? everyMs : 0,
    skipPollingIfUnfocused: true,
  });
  const outcome = isGone ? history.data?.pages[0]?.rows.find((row) => row.uuid === shown.uuid) : undefined;

  const [seen, setSeen] = useState<DepositRequest | null>(null);
  // One that is asked for anew as it comes was under way when the member moved it on: it tells the state before that.
  const isOutdated = open.isFetching && current !== null && current.uuid === shown?.uuid;
  if (current !== seen && !isOutdated) {
    setSeen(current);
    if (current) setShown(current);
  }
  if (shown && outcome && !depositStatus(outcome.status).isOpen) {
    const { status, reason, amount, bonus } = outcome;
    setShown({ ...shown, status, reason: reason ?? null, amount, bonus });
  }

  return {
    request: shown && shown.uuid !== dismissed ? shown : null,
    isLoading: open.isLoading,
    failed: open.isError && !shown,
    refetch: open.refetch,
    /** Shows what a call just answered, without waiting for the next look. */
    show: setShown,
    /** Puts a finished request away, so that the form comes back. */
    dismiss: () => setDismissed(shown?.uuid ?? null),
  };
}
