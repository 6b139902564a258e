import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { count, dateTime, day, flag, text, uuid } from '#schemas/common/scalars';

/** Baht of a brand over all years: exceeds the limit of one amount. */
const figure = { type: 'number', format: 'baht' } as const;

/** Maximum number of discrepancies in a report; staff resolve them one at a time. */
export const maxDiscrepancies = 100;

/**
 * An account whose balance is not the sum of its entries, a transaction whose sum is not zero, or a second credit for one
 * bank transfer. `difference` is the excess, in baht, or in points if `points` is true. `REPORT`: roll-ups of the reports
 * that are not the sum of the entries of such accounts, which halts nothing.
 */
const discrepancy = object({
  kind: oneOf(['ACCOUNT', 'TRANSACTION', 'CREDIT', 'REPORT']),
  uuid,
  account: nullable(text),
  ownerUuid: nullable(uuid),
  points: flag,
  difference: { type: 'number' },
});

/** The oldest deposits without a bank transfer, and totals of all of them. They are open items, not errors. */
const unbacked = object({
  count,
  amount: figure,
  oldest: nullable(dateTime),
  credits: list(object({ uuid, userUuid: uuid, amount: figure, at: dateTime }), maxDiscrepancies),
});

/** Bank lines that still need a decision. */
const unmatched = object({ count, amount: figure, oldest: nullable(dateTime) });

/**
 * Trial balance of a brand (M22): `liabilities` and `house` add up to `issued`; `requestedBy` names who requested it besides
 * the daily one.
 */
export const trialBalance = object({
  uuid,
  day,
  createdAt: dateTime,
  balanced: flag,
  accounts: count,
  entries: count,
  liabilities: figure,
  house: figure,
  issued: figure,
  difference: figure,
  discrepancies: list(discrepancy, maxDiscrepancies),
  unbacked,
  unmatched,
  requestedBy: nullable(text),
});

/** Whether payouts are allowed; `reason` explains why not. */
export const withdrawalFreeze = object({ frozenAt: nullable(dateTime), reason: nullable(text) });

/** A halt or its end; `by` is null for a trial balance that failed. */
export const freezeChange = object({ uuid, at: dateTime, frozen: flag, by: nullable(text), reason: text });
