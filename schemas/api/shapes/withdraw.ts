import { nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, dateTime, text, uuid } from '#schemas/common/scalars';
import { withdrawStatuses } from './statuses';

/** A withdrawal as its owner sees it; the account number is masked. */
export const withdrawal = essential(
  object({
    uuid,
    amount: baht,
    bankName: text,
    bankId: text,
    status: oneOf(withdrawStatuses),
    reason: nullable(text),
    createdAt: dateTime,
  }),
  'uuid',
  'status',
);
