import { useEffect, useRef, useState } from 'react';
import { readError, selectToken } from '@backoffice/api/staffApi';
import { type DeskStore, useDeskStore } from './createDeskStore';
import { selectIsSending } from './outboxSlice';
import { type QueueKind, queueApi } from './queueApi';

/** A third of the lease, so that two renewals may fail. In ms. */
const RENEW = 40_000;

export type Claim =
  | { readonly status: 'claiming' | 'mine' | 'gone' }
  | { readonly status: 'other'; readonly name: string };

interface Item {
  readonly kind: QueueKind;
  readonly uuid: string;
}

/**
 * Claims an item while the page shows it: claimed on opening, renewed while open, released on leaving.
 * @param foreign who else holds it as far as this page knows; a change of that tries again.
 */
export function useClaim({ kind, uuid }: Item, foreign: string | null): Claim {
  const store = useDeskStore();
  const [claim, setClaim] = useState<Claim>({ status: 'claiming' });
  const lease = useRef<Lease>(null);
  useEffect(() => {
    lease.current = openLease(store, { kind, uuid }, setClaim);
    return () => lease.current?.end();
  }, [store, kind, uuid]);
  useEffect(() => lease.current?.claim(), [foreign]);
  return claim;
}

/** How many pages hold an item: a review hands it to the page of its member and back without a release between. */
const holders = new Map<string, number>();

function hold(uuid: string, step: 1 | -1): void {
  const now = (holders.get(uuid) ?? 0) + step;
  if (now === 0) holders.delete(uuid);
  else holders.set(uuid, now);
}

interface Lease {
  readonly claim: () => void;
  readonly end: () => void;
}

function openLease(store: DeskStore, item: Item, report: (claim: Claim) => void): Lease {
  let isOver = false;
  hold(item.uuid, 1);
  let latest: Promise<unknown> = Promise.resolve();
  const send = async (call: 'claimItem' | 'renewClaim') => {
    const sent = store.dispatch(queueApi.endpoints[call].initiate(item));
    latest = sent;
    const answer = await sent;
    if (isOver) return;
    const error = readError(answer.error);
    if (answer.error === undefined) report({ status: 'mine' });
    else if (error?.code === 'CLAIMED_BY_OTHER')
      report({ status: 'other', name: String(error.params?.['name'] ?? '') });
    else if (error?.status === 404) report({ status: 'gone' });
    // A lost connection changes nothing: the lease lasts longer than the time to the next renewal.
  };
  const timer = setInterval(() => void send('renewClaim'), RENEW);
  const releaseAtOnce = () => void releaseWhileLeaving(store, item);
  window.addEventListener('pagehide', releaseAtOnce);
  return {
    claim: () => void send('claimItem'),
    end: () => {
      isOver = true;
      hold(item.uuid, -1);
      clearInterval(timer);
      window.removeEventListener('pagehide', releaseAtOnce);
      // A decision ends the claim by itself.
      if (selectIsSending(store.getState(), item.uuid)) return;
      // A claim that is still on its way would come after the release.
      void latest.then(() => {
        if (!holders.has(item.uuid)) void store.dispatch(queueApi.endpoints.releaseItem.initiate(item));
      });
    },
  };
}

/** The page is being closed: only such a request is still sent. */
async function releaseWhileLeaving(store: DeskStore, { kind, uuid }: Item): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  await fetch(`/api/staff/queue/${kind}/${uuid}/release`, {
    method: 'POST',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
