import { nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, dateTime, flag, text, uuid } from '#schemas/common/scalars';
import { slipStatuses } from './statuses';

/** One end of a transfer as the bank names it: account always masked. */
export const slipParty = object({ name: nullable(text), bank: nullable(text), account: nullable(text) });

/**
 * Result of reading a slip. While the bank has not answered (`VERIFYING`, S7) everything that only the bank
 * knows is `null`. A slip that staff may still accept is `INVALID` with the error `code` and its Thai `reason`.
 */
export const slipResult = essential(
  object(
    {
      slipUuid: uuid,
      transRef: nullable(text),
      amount: nullable(baht),
      sender: nullable(slipParty),
      receiver: nullable(slipParty),
      date: nullable(dateTime),
      status: oneOf(slipStatuses),
      duplicate: flag,
    },
    { code: nullable(text), reason: nullable(text) },
  ),
  'slipUuid',
  'status',
);

/**
 * A slip on its way to credit. `amount` is `null` until the bank or staff named it (S3).
 * `code` names the error behind `reason`; there is none where staff gave the reason. `reasonEn` is its English
 * text where there is one.
 */
export const slipRequest = essential(
  object(
    {
      uuid,
      slipUuid: uuid,
      amount: nullable(baht),
      status: oneOf(slipStatuses),
      reason: nullable(text),
      createdAt: dateTime,
    },
    { code: nullable(text), reasonEn: nullable(text) },
  ),
  'slipUuid',
  'status',
);
