import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { baht, dateTime, flag, text, uuid } from '#schemas/common/scalars';
import { companyBank } from './user';
import { bankTransferStatuses } from './statuses';

/** The most candidates of one kind that are listed with a row. */
export const mostNear = 5;

/**
 * A credit or an open bank line of a similar amount and time, which may be the same money. `backed`: a bank transfer is
 * claimed for the credit.
 */
export const nearCredit = object({
  kind: oneOf(['DEPOSIT', 'ADJUSTMENT', 'LINE']),
  uuid,
  amount: baht,
  at: dateTime,
  backed: flag,
});

export const nearCredits = list(nearCredit, mostNear);

/** What an unmatched bank line may belong to: a request, open or named by its reference, a slip, or a manual credit. */
const candidate = object({
  kind: oneOf(['REQUEST', 'SLIP', 'DEPOSIT', 'ADJUSTMENT']),
  uuid,
  userUuid: uuid,
  username: text,
  amount: baht,
  at: dateTime,
});

/** A transfer that the bank reported. `waiting` is the adjustment that waits for a second person. */
export const bankTransfer = object({
  uuid,
  amount: baht,
  transferredAt: dateTime,
  createdAt: dateTime,
  transRef: text,
  sendingBank: text,
  senderName: text,
  senderAccount: text,
  account: companyBank,
  status: oneOf(bankTransferStatuses),
  creditUuid: nullable(uuid),
  waiting: nullable(uuid),
  decidedAt: nullable(dateTime),
  decidedBy: nullable(text),
  candidates: list(candidate, 3 * mostNear + 1),
});
