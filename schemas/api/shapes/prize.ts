import { nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { essential } from '#schemas/common/essential';
import { prizeTypes } from '#schemas/common/prizeTypes';
import { baht, dateTime, text } from '#schemas/common/scalars';

/** What a play gives; `value` is baht for CREDIT, points for POINT. */
export const prizeParts = { label: text, type: oneOf(prizeTypes), value: nullable(baht) } as const;
export const prize = essential(object(prizeParts), 'label', 'type');

/** A play in the member's own log. */
export const prizeLogRow = essential(
  object({ id: text, ...prizeParts, createdAt: dateTime }),
  'id',
  'label',
  'type',
);
