import { nullable, object, oneOf } from '#schemas/common/build';
import { essential } from '#schemas/common/essential';
import { baht, dateTime, text, uuid } from '#schemas/common/scalars';
import { nearCredits } from './bankTransfer';
import { decidedRow } from './staff';
import { adjustmentStatuses } from './statuses';

/** `ADD` gives the member credit, `TAKE` takes it: the amount has no sign, so that none is left out by mistake. */
export const adjustmentDirections = ['ADD', 'TAKE'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

/** A mistake put right, something made up for, a gift, a transfer that its bank called back. */
export const adjustmentKinds = ['CORRECTION', 'COMPENSATION', 'PROMOTION', 'RECALL'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/**
 * Decisions about money from outside that count as adjustments: a request credited without a bank line or with one of
 * another sender, a bank line credited to a member that it does not name, a bank line refunded.
 */
const depositDecisions = ['DEPOSIT', 'TRANSFER', 'REFUND'] as const;
export const everyAdjustmentKind = [...adjustmentKinds, ...depositDecisions] as const;
export type EveryAdjustmentKind = (typeof everyAdjustmentKind)[number];

const direction = oneOf(adjustmentDirections);

/** What staff added to the member's credit or took from it, as the member reads it (M21). */
export const adjustment = essential(
  object({ uuid, direction, amount: baht, reason: text, createdAt: dateTime }),
  'uuid',
  'direction',
);

/**
 * The same as staff see it; `refusal` is why it was rejected. A refund has no member. `near` are the credits that a
 * second person has to compare it with while it waits.
 */
export const staffAdjustment = object({
  ...decidedRow,
  userUuid: nullable(uuid),
  username: nullable(text),
  name: nullable(text),
  direction,
  amount: baht,
  kind: oneOf(everyAdjustmentKind),
  status: oneOf(adjustmentStatuses),
  proposedBy: text,
  refusal: nullable(text),
  depositUuid: nullable(uuid),
  bankTransferUuid: nullable(uuid),
  near: nearCredits,
});
