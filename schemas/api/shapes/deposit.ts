import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { essential } from '#schemas/common/essential';
import { baht, dateTime, text, uuid } from '#schemas/common/scalars';
import { companyBank } from './bank';
import { depositStatuses } from './statuses';

/** How money came in. */
export const depositChannels = ['BANK', 'SLIP'] as const;

/**
 * A request to deposit. `payAmount` is what the member must transfer to the satang, by which
 * the transfer is recognised; `expiredAt` is when it stops waiting for the transfer. Once credited, `amount` is what was
 * credited and `bonus` what was added to it.
 */
export const depositRequest = essential(
  object(
    {
      uuid,
      amount: baht,
      payAmount: baht,
      bank: companyBank,
      status: oneOf(depositStatuses),
      createdAt: dateTime,
      expiredAt: dateTime,
      reason: nullable(text),
    },
    { bonus: baht },
  ),
  'uuid',
  'status',
);

/** One row of the member's own history. */
export const depositRow = essential(
  object(
    {
      uuid,
      amount: baht,
      bonus: baht,
      channel: oneOf(depositChannels),
      status: oneOf(depositStatuses),
      createdAt: dateTime,
    },
    { reason: nullable(text) },
  ),
  'uuid',
  'status',
);

/** Feed of the landing page, names masked (A-20, ROL-05). */
export const publicFeed = list(
  essential(object({ username: text, amount: baht, createdAt: dateTime }), 'username', 'amount', 'createdAt'),
);
