import { nullable, object, oneOf } from '#schemas/common/build';
import { baht, dateTime, text } from '#schemas/common/scalars';

/** What a prize is made of. */
export const prizeTypes = ['CREDIT', 'POINT', 'ITEM', 'NONE'] as const;
export type PrizeType = (typeof prizeTypes)[number];

/** What a play gives; `value` is baht for CREDIT, points for POINT. */
export const prizeParts = { label: text, type: oneOf(prizeTypes), value: nullable(baht) } as const;
export const prize = object(prizeParts);

/** A play in the member's own log. */
export const prizeLogRow = object({ id: text, ...prizeParts, createdAt: dateTime });
