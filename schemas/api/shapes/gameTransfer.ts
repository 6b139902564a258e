import { nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, count, dateTime, text, uuid } from '#schemas/common/scalars';
import { gameTransferStatuses } from './statuses';

/** The member's own credit on its way: `IN` to the games, `OUT` home again (RTM-14). */
const own = {
  uuid,
  direction: oneOf(['IN', 'OUT']),
  amount: baht,
  status: oneOf(gameTransferStatuses),
  reason: nullable(text),
  createdAt: dateTime,
} as const;

export const gameTransfer = essential(object(own), 'uuid', 'direction', 'status');

/**
 * The same as staff see it. While it is `PENDING` its result is unknown: the provider is queried again at `dueAt`, and
 * has been queried automatically `tries` times.
 */
export const staffGameTransfer = object({
  ...own,
  userUuid: uuid,
  username: text,
  name: text,
  house: text,
  tries: count,
  dueAt: nullable(dateTime),
  endedAt: nullable(dateTime),
});
