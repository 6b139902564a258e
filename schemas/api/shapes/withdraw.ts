import { nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, dateTime, text, uuid } from '#schemas/common/scalars';
import { withdrawStatuses } from './statuses';

/** Steps at which a withdrawal can stop. */
const withdrawSteps = ['CHECK', 'TRANSFER'] as const;

/**
 * A withdrawal as its owner sees it; the account number is masked. `stoppedAt` names the step at which staff
 * rejected it or the bank refused it; `reasonEn` is the English text of `reason` where there is one.
 */
export const withdrawal = essential(
  object(
    {
      uuid,
      amount: baht,
      bankName: text,
      bankId: text,
      status: oneOf(withdrawStatuses),
      reason: nullable(text),
      createdAt: dateTime,
    },
    { stoppedAt: nullable(oneOf(withdrawSteps)), reasonEn: nullable(text) },
  ),
  'uuid',
  'status',
);
