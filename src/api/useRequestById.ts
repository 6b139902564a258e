import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useBrand } from '@/brand/useBrand';
import { useSearchParams } from '@/lib/router';
import { useOnline } from '@/lib/online';
import type { ApiError } from '#core/contract/apiError';

interface Row {
  readonly uuid: string;
  readonly status: string;
}

/**
 * Options of a query that polls at the brand's interval while something on it is open. It pauses while the page is
 * hidden or the browser offline, and fetches at once when either ends.
 */
export function usePolling(isOpen: boolean) {
  const everyMs = useBrand().poll.requestSeconds * 1000;
  const isOnline = useOnline();
  return {
    pollingInterval: isOpen && isOnline ? everyMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: isOpen,
  };
}

interface ById<Found> {
  readonly currentData?: Found | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}
type UseById<Found> = (
  uuid: string | typeof skipToken,
  options: ReturnType<typeof usePolling> & { readonly refetchOnMountOrArgChange: true },
) => ById<Found>;

/** One request by its id, polled until its status is final. */
export function usePolledById<Found extends Pick<Row, 'status'>>(
  useById: UseById<Found>,
  uuid: string | null,
  isOpen: (status: string) => boolean,
): ById<Found> {
  const [mustPoll, setMustPoll] = useState(false);
  const polling = usePolling(mustPoll);
  const found = useById(uuid ?? skipToken, { ...polling, refetchOnMountOrArgChange: true });
  const isFoundOpen = found.currentData !== undefined && isOpen(found.currentData.status);
  if (isFoundOpen !== mustPoll) setMustPoll(isFoundOpen);
  return found;
}

/** The id of the displayed request, stored in the address, so that a link and a reload show the same one. */
export function useRequestId(): readonly [string | null, (uuid: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (uuid: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (uuid === null) after.delete('id');
        else after.set('id', uuid);
        return after;
      },
      { replace: true },
    );
  return [search.get('id'), choose];
}

interface Source<Found extends Row> {
  readonly useById: UseById<Found>;
  /** The open request according to the API; undefined until the response. */
  readonly open: Found | null | undefined;
  readonly isOpen: (status: string) => boolean;
}

/** The displayed request: the one in the address, else the open one, polled until its status is final. */
export function useRequestById<Found extends Row>({ useById, open, isOpen }: Source<Found>) {
  const [linked, setLinked] = useRequestId();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const listed = open && open.uuid !== dismissed ? open : null;
  const uuid = linked ?? listed?.uuid ?? null;
  const byId = usePolledById(useById, uuid, isOpen);
  const request = byId.currentData ?? (listed?.uuid === uuid ? listed : null);
  const refusal = (byId.error as ApiError | undefined)?.status ?? 0;
  // The id is malformed, unknown or another member's.
  const isUnknown = request === null && (refusal === 400 || refusal === 404);

  useEffect(() => {
    if (isUnknown && open !== undefined) setLinked(null);
    else if (linked !== uuid) setLinked(uuid);
  });

  return {
    request,
    /** Whether the address names the request, so that the page may pass it on to another. */
    isLinked: linked !== null && linked === uuid,
    isLoading: uuid !== null && request === null && !byId.error,
    failed: uuid !== null && request === null && refusal !== 0 && !isUnknown,
    refetch: () => {
      if (uuid !== null) byId.refetch();
    },
    show: (next: Row) => {
      setDismissed(null);
      setLinked(next.uuid);
    },
    /** Dismisses a final request, so that the form is shown again. */
    dismiss: () => {
      setDismissed(uuid);
      setLinked(null);
    },
  };
}
