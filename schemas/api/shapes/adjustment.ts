import { nullable, object, oneOf } from '#schemas/common/build';
import { essential } from '#schemas/common/essential';
import { baht, dateTime, text, uuid } from '#schemas/common/scalars';
import { decidedRow } from './staff';
import { adjustmentStatuses } from './statuses';

/** `ADD` gives the member credit, `TAKE` takes it: the amount has no sign, so that none is left out by mistake. */
export const adjustmentDirections = ['ADD', 'TAKE'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

/** A mistake put right, something made up for, a gift, a transfer that its bank called back. */
export const adjustmentKinds = ['CORRECTION', 'COMPENSATION', 'PROMOTION', 'RECALL'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

const direction = oneOf(adjustmentDirections);

/** What staff added to the member's credit or took from it, as the member reads it (M21). */
export const adjustment = essential(
  object({ uuid, direction, amount: baht, reason: text, createdAt: dateTime }),
  'uuid',
  'direction',
);

/** The same as staff see it; `refusal` is why it was rejected. */
export const staffAdjustment = object({
  ...decidedRow,
  direction,
  amount: baht,
  kind: oneOf(adjustmentKinds),
  status: oneOf(adjustmentStatuses),
  proposedBy: text,
  refusal: nullable(text),
});
