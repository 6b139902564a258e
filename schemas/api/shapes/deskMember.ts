import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { baht, count, dateTime, day, flag, level, signedBaht, text, uuid } from '#schemas/common/scalars';
import { playStatus, netPosition } from './play';
import { memberStatuses } from './staff';

/** What a search may have matched. */
export const searchMatches = [
  'USERNAME',
  'PHONE',
  'NAME',
  'BANK_ACCOUNT',
  'FORMER_BANK_ACCOUNT',
  'TRANSFER',
  'UUID',
] as const;

/** Requests of a member, each of which ends in a final status. */
const requestKinds = [
  'deposit',
  'slip',
  'withdrawal',
  'adjustment',
  'reward',
  'prize',
  'game-transfer',
] as const;

/** Objects that a row of the search or of the timeline points to. */
export const recordKinds = [
  'member',
  ...requestKinds,
  'bank-transfer',
  'ledger',
  'level',
  'turnover',
] as const;

const recordRef = object({ kind: oneOf(recordKinds), uuid });

/** A member in a list. `phone` shows its last four digits. */
export const memberShort = object({
  uuid,
  username: text,
  name: text,
  phone: text,
  level,
  status: oneOf(memberStatuses),
  lastLoginAt: nullable(dateTime),
});

/**
 * `member` is null for a transfer that is not matched to a member. `text` is what matched, masked where the field is;
 * `record` is the object with the searched reference or id.
 */
export const searchHit = object({
  brandId: text,
  brandName: text,
  member: nullable(memberShort),
  match: oneOf(searchMatches),
  text,
  record: nullable(recordRef),
});

/** `pinned` shows the note as a warning above everything else about the member. */
export const memberNote = object({
  uuid,
  text,
  by: text,
  at: dateTime,
  pinned: flag,
  unpinnedAt: nullable(dateTime),
  unpinnedBy: nullable(text),
});

/** A payout account, its number masked. */
const payoutAccount = { bankName: text, bankId: text, accountName: text } as const;

/** Another member with the same bank account or device, at a brand where the caller has the permission. */
const sameHolder = object({ brandId: text, brandName: text, uuid, username: text, name: text });

const memberSession = object({
  uuid,
  device: text,
  network: text,
  createdAt: dateTime,
  lastUsedAt: dateTime,
  active: flag,
});

/** A request that is not final; `amount` is null until it is known, and points of a reward. */
const openRequest = object({
  kind: oneOf(requestKinds),
  uuid,
  amount: nullable(baht),
  status: text,
  createdAt: dateTime,
});

const friend = object({ uuid, username: text, name: text, createdAt: dateTime });

/** The page of a member. Phone and account numbers are masked; `POST …/reveal` shows one of them. */
export const memberRecord = object({
  brandId: text,
  brandName: text,
  member: memberShort,
  birthDate: nullable(day),
  team: nullable(text),
  marketing: nullable(text),
  source: nullable(text),
  createdAt: dateTime,
  /** Pinned notes, newest first. */
  warnings: list(memberNote, 20),
  /** `held` by open withdrawals, `inGames` with providers and on the way; `cashback` and `friends` are not in the wallet yet. */
  balance: object({
    credit: baht,
    held: baht,
    inGames: baht,
    cashback: baht,
    friends: baht,
    points: count,
  }),
  level: object({
    level,
    depositTotal: baht,
    depositMonth: baht,
    withdrawLeft: object({ perDay: nullable(baht), perTx: nullable(baht), countPerDay: nullable(count) }),
  }),
  play: playStatus,
  turnover: object({ open: count, left: baht }),
  /** `since` is when it was given or last changed. */
  account: nullable(object({ ...payoutAccount, since: dateTime })),
  /** `until` is when the account was replaced; newest first. */
  formerAccounts: list(object({ uuid, ...payoutAccount, until: dateTime }), 50),
  sameAccount: list(sameHolder, 20),
  sameDevice: list(sameHolder, 20),
  sessions: list(memberSession, 20),
  referral: object({
    code: text,
    inviter: nullable(friend),
    friends: count,
    latest: list(friend, 10),
  }),
  requests: list(openRequest, 50),
  totals: object({
    deposits: object({ count, amount: baht, firstAt: nullable(dateTime), lastAt: nullable(dateTime) }),
    withdrawals: object({ count, amount: baht, firstAt: nullable(dateTime), lastAt: nullable(dateTime) }),
    bonus: baht,
    play: object({ rounds: count, bet: baht, win: baht, result: signedBaht }),
    net: netPosition,
  }),
});

/** Kinds by which the timeline is filtered. */
export const timelineKinds = [
  'ledger',
  ...requestKinds,
  'turnover',
  'level',
  'play',
  'login',
  'limit',
  'act',
  'note',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/**
 * One event. `code` says what happened in the terms of its kind: the kind of a ledger transaction, the channel of a
 * deposit, the action of an audit entry, the game of a play session. `amount` is negative where money left the wallet;
 * points where `unit` is `POINT`. `balance` is the credit after a ledger entry. `by` is the actor, null for the member
 * and the system; `decidedAt` is when a request became final. `values` has further facts by name.
 */
export const timelineRow = object({
  kind: oneOf(timelineKinds),
  uuid,
  at: dateTime,
  code: text,
  amount: nullable(signedBaht),
  unit: oneOf(['BAHT', 'POINT']),
  balance: nullable(signedBaht),
  status: nullable(text),
  text: nullable(text),
  by: nullable(text),
  decidedAt: nullable(dateTime),
  record: nullable(recordRef),
  values: { type: 'object', additionalProperties: text },
});
