import { useRef, useState } from 'react';
import type { ApiError } from '#core/contract/apiError';
import { readError } from '@backoffice/api/staffApi';
import { useDeskStore } from '@desk/core/createDeskStore';
import { type Decision, type QueueItem, queueApi } from '@desk/core/queueApi';
import type { Action } from '@desk/features/review/actions';

export type BulkState = 'waiting' | 'sending' | 'done' | 'refused' | 'taken' | 'unknown';

export interface Outcome {
  readonly state: BulkState;
  /** Why it was refused. */
  readonly error?: ApiError;
}

/** Calls on their way at once. */
const AT_ONCE = 4;
const WAITING: Outcome = { state: 'waiting' };

/**
 * Decides several items, each by the call that decides one. An item counts as decided once the server has answered; a
 * repetition sends only those without an answer, with the keys that they had.
 */
export function useBulk(items: readonly QueueItem[]) {
  const store = useDeskStore();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const [keys] = useState(() => new Map(items.map(({ uuid }) => [uuid, crypto.randomUUID()])));
  const sent = useRef<{ readonly action: Action; readonly body: Decision['body'] } | null>(null);
  const outcomeOf = ({ uuid }: QueueItem) => outcomes.get(uuid) ?? WAITING;

  const decide = async (item: QueueItem) => {
    if (!sent.current) return;
    const set = (outcome: Outcome) => setOutcomes((now) => new Map(now).set(item.uuid, outcome));
    set({ state: 'sending' });
    const { action, body } = sent.current;
    const idempotencyKey = keys.get(item.uuid) ?? '';
    const { error } = await store.dispatch(
      queueApi.endpoints.decide.initiate({
        call: action.call,
        item,
        idempotencyKey,
        ...(body !== undefined && { body }),
      }),
    );
    set(error === undefined ? { state: 'done' } : outcomeOfError(readError(error)));
  };
  const run = async () => {
    const left = items.filter((item) => ['waiting', 'unknown'].includes(outcomeOf(item).state));
    setRunning(true);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let item = left.shift(); item; item = left.shift()) await decide(item);
      }),
    );
    setRunning(false);
    const kinds = [...new Set(items.map(({ kind }) => kind))];
    store.dispatch(
      queueApi.util.invalidateTags(['QueueCount', ...kinds.map((id) => ({ type: 'Queue' as const, id }))]),
    );
  };
  return {
    outcomeOf,
    isRunning,
    hasStarted: outcomes.size > 0,
    start: (action: Action, body?: Decision['body']) => {
      sent.current = { action, body };
      void run();
    },
    retry: () => void run(),
  };
}

/** Whether a decision without an answer counts is unknown. */
function outcomeOfError(error: ApiError | undefined): Outcome {
  if (!error || error.status === 0 || error.status >= 500) return { state: 'unknown' };
  return { state: error.code === 'CLAIMED_BY_OTHER' ? 'taken' : 'refused', error };
}
