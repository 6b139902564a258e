import { nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { baht, dateTime, text, uuid } from '#schemas/common/scalars';

/** `PAUSED` and `RETIRED` accounts get no new requests; a retired one is never resumed. */
export const companyAccountStatuses = ['ACTIVE', 'PAUSED', 'RETIRED'] as const;
export type CompanyAccountStatus = (typeof companyAccountStatuses)[number];

/** A change of where money goes: `PENDING` waits for a second person. */
export const companyAccountChangeStatuses = ['PENDING', 'SUCCESS', 'REJECTED'] as const;

const identity = { bankName: text, bankId: text, accountName: text, promptPay: nullable(text) } as const;

/**
 * An account that receives deposits, as staff see it. `dailyLimit` bounds what it receives on a Bangkok day; `usedToday`
 * is what it was credited today and what open requests may still bring.
 */
export const staffCompanyAccount = object({
  uuid,
  ...identity,
  status: oneOf(companyAccountStatuses),
  dailyLimit: nullable(baht),
  usedToday: baht,
  createdAt: dateTime,
});

/** An account to add, or the new name and PromptPay id of an account. */
export const companyAccountChange = object({
  uuid,
  kind: oneOf(['ADD', 'CHANGE']),
  accountUuid: nullable(uuid),
  ...identity,
  dailyLimit: nullable(baht),
  status: oneOf(companyAccountChangeStatuses),
  proposedBy: text,
  createdAt: dateTime,
  decidedBy: nullable(text),
  decidedAt: nullable(dateTime),
  refusal: nullable(text),
});
