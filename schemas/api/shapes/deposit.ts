import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, dateTime, text, uuid } from '#schemas/common/scalars';
import { companyBank } from './user';
import { depositStatuses } from './statuses';

/** How money came in. */
export const depositChannels = ['BANK', 'SLIP', 'QR'] as const;

/**
 * A deposit request. `payAmount` is what the member must transfer to the satang, which identifies the transfer;
 * `expiredAt` is when the request expires. Once credited, `amount` is the credited amount and `bonus` the bonus added
 * to it. A request to pay by QR has `qr`: the content of the code, null until the provider has made it, and the
 * reference of its payment. `reasonEn` is the English text of `reason` where there is one.
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
    {
      reasonEn: nullable(text),
      bonus: baht,
      qr: nullable(object({ payload: nullable(text), reference: text })),
    },
  ),
  'uuid',
  'status',
);

/** One row of the member's own history. `amount` is what was credited, or is to be paid until then. */
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
    { reason: nullable(text), reasonEn: nullable(text) },
  ),
  'uuid',
  'status',
);

/** Feed of the landing page, names masked (A-20, ROL-05). */
export const publicFeed = list(
  essential(object({ username: text, amount: baht, createdAt: dateTime }), 'username', 'amount', 'createdAt'),
);
