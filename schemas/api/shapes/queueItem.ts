import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { baht, count, dateTime, text, uuid } from '#schemas/common/scalars';

/**
 * What staff decide, a queue each. `payout`: withdrawals whose payout failed, was rejected or has no result, and that
 * still hold money. `game-transfer`: transfers that their provider did not confirm at once.
 */
export const queueKinds = [
  'deposit',
  'slip',
  'withdrawal',
  'payout',
  'reward',
  'prize',
  'adjustment',
  'game-transfer',
] as const;
export type QueueKind = (typeof queueKinds)[number];
export const queueKind = oneOf(queueKinds);

/** Orders of a list: by the time since which items wait, or by amount. */
export const queueSorts = ['oldest', 'newest', 'largest', 'smallest'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** `held` until a time, for a reason; `waiting` is everything else, claimed or not. */
const queueStates = ['waiting', 'held'] as const;

/** What deserves attention about an item. A row without any is plain and may be decided in bulk. */
export const signalCodes = [
  'first-deposit',
  'first-withdrawal',
  'new-member',
  'suspended',
  'on-break',
  'bank-account-changed',
  'same-account-elsewhere',
  'little-play',
  'turnover-left',
  'near-credit',
  'line-waiting',
  'name-mismatch',
  'many-slips',
  'no-result',
  'own-proposal',
] as const;
export type SignalCode = (typeof signalCodes)[number];

/** The table that a row which proves a signal is in. */
export const proofTypes = [
  'deposit',
  'slip',
  'withdrawal',
  'adjustment',
  'bank-line',
  'bank-account-change',
  'member',
  'turnover',
  'break',
] as const;

/** Values by signal; each signal has those of its line.
 * - `new-member`, `bank-account-changed`: `at`
 * - `on-break`: `at` is its end, missing for one without an end
 * - `same-account-elsewhere`: `count` of members, `brands` of the caller that they belong to
 * - `little-play`: `deposited` and `played` after `at`, the last paid withdrawal, or ever
 * - `turnover-left`: `amount`
 * - `near-credit`, `line-waiting` (bank lines of a similar amount), `many-slips` (in an hour), `no-result` (attempts): `count`
 * - `name-mismatch`: `name` of the member's account and `otherName`
 */
const signalValues = object(
  {},
  {
    at: dateTime,
    count,
    amount: baht,
    deposited: baht,
    played: baht,
    name: text,
    otherName: text,
    brands: list(text),
  },
);

export const mostProofs = 5;

/** A signal with the first rows that prove it. */
const signal = object({
  code: oneOf(signalCodes),
  values: signalValues,
  proofs: list(object({ type: oneOf(proofTypes), uuid, brandId: text }), mostProofs),
});

/** Staff who have the item open until `until`; the lease ends unless it is renewed. */
const queueClaim = object({ staffUuid: uuid, name: text, until: dateTime });
/** Put aside by `by`; the item waits again after `until`. */
const queueHold = object({ by: text, reason: text, until: dateTime });

/** A row of a queue. `since` is when staff had to act, `dueAt` the target; a hold stops the clock. */
export const queueItem = object({
  kind: queueKind,
  uuid,
  brandId: text,
  brandName: text,
  user: nullable(object({ uuid, username: text, name: text })),
  amount: nullable(baht),
  createdAt: dateTime,
  since: dateTime,
  warnAt: dateTime,
  dueAt: dateTime,
  state: oneOf(queueStates),
  claim: nullable(queueClaim),
  hold: nullable(queueHold),
  signals: list(signal, signalCodes.length),
  /** What it is about: bank and last digits, reward, reason; of a slip the error code that sent it to staff, if there is one. */
  summary: text,
});

/** Counts of one kind; `mine` are claimed by the caller, `overdue` have passed their target. */
export const queueCount = object({
  kind: queueKind,
  waiting: count,
  held: count,
  mine: count,
  overdue: count,
  oldestAt: nullable(dateTime),
});

/** What happened to an item. `changed`: its own status moved on and it is still in the queue. */
const queueChanges = ['added', 'changed', 'claimed', 'released', 'held', 'resumed', 'removed'] as const;

/** An event of the stream, named `queue`. `resync` and `ready` events have only the id. */
export const queueEvent = object({
  id: text,
  kind: queueKind,
  brandId: text,
  uuid,
  change: oneOf(queueChanges),
});
