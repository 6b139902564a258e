import { nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
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
 * Decisions about outside money that count as adjustments: crediting a request without a bank line or with a line from
 * another sender, crediting a bank line to a member who is not its sender, and refunding a bank line.
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
 * An adjustment as staff see it; `refusal` is the reason for a rejection. A refund has no member. While the adjustment
 * waits, `near` holds the credits that the second person has to compare it with.
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
