import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '#core/contract/apiError';
import type { QueueItem } from './queueApi';

/** A decision that was sent, and the error once the server has refused it. */
export interface Sent {
  readonly item: Pick<QueueItem, 'kind' | 'uuid' | 'brandId' | 'brandName' | 'user' | 'amount'>;
  readonly act: string;
  readonly error: ApiError | null;
}

interface Outbox {
  readonly sent: readonly Sent[];
  /** Ids of the items that this person decided, the latest first. */
  readonly done: readonly string[];
}

/** Lists show a few pages at most, so that older ids are of no use. */
const MOST_DONE = 200;

/** Decisions on their way, which the person does not wait for. Refused ones stay until they are dismissed. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: (): Outbox => ({ sent: [], done: [] }),
  reducers: {
    decisionSent: (state, { payload }: PayloadAction<Omit<Sent, 'error'>>): Outbox => ({
      ...state,
      sent: [...without(state, payload.item.uuid), { ...payload, error: null }],
    }),
    decisionDone: (state, { payload: uuid }: PayloadAction<string>): Outbox => ({
      sent: without(state, uuid),
      done: [uuid, ...state.done].slice(0, MOST_DONE),
    }),
    decisionRefused: (
      state,
      { payload: { uuid, error } }: PayloadAction<{ uuid: string; error: ApiError }>,
    ): Outbox => ({
      ...state,
      sent: state.sent.map((sent) => (sent.item.uuid === uuid ? { ...sent, error } : sent)),
    }),
    refusalDismissed: (state, { payload: uuid }: PayloadAction<string>): Outbox => ({
      ...state,
      sent: without(state, uuid),
    }),
  },
  selectors: {
    selectSent: ({ sent }) => sent,
    selectDone: ({ done }) => done,
    /** Whether a decision on the item is on its way. */
    selectIsSending: ({ sent }, uuid: string) =>
      sent.some(({ item, error }) => item.uuid === uuid && error === null),
  },
});

const without = ({ sent }: Outbox, uuid: string) => sent.filter(({ item }) => item.uuid !== uuid);

export const { decisionSent, decisionDone, decisionRefused, refusalDismissed } = outboxSlice.actions;
export const { selectSent, selectDone, selectIsSending } = outboxSlice.selectors;
