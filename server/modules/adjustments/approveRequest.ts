import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import type { Transaction } from '#server/platform/db/transaction';
import {
  findOpenLine,
  lockCredits,
  nearLine,
  nearWithoutTransfer,
  openStatuses,
  refuseNear,
  senderOf,
} from '#server/modules/deposits/index';
import type { StaffAct } from '#server/platform/http/handlers';
import { adjust } from './adjust';
import { settleByStaff } from './carryOut';

/** The basis of a staff approval: the bank line that paid the request, or a reason why there is none. */
export interface Approval {
  readonly brand: Brand;
  readonly requestId: string;
  readonly bankTransferId?: string | undefined;
  readonly withoutTransfer?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly anotherTransfer?: boolean | undefined;
  readonly origin: StaffAct['origin'];
  /** Satang that one staff member may adjust in a day. */
  readonly alone: number;
  readonly clientRef: string | undefined;
}

/**
 * Credits a request with the bank line that staff select, or without one; the latter counts as an adjustment and
 * may wait for a second person.
 * @throws AppError NOT_FOUND, STATE_CHANGED, TRANSFER_OR_REASON, TRANSFER_NOT_CONFIRMED without a line before the
 *   member has confirmed the transfer, TRANSFER_*, CREDIT_NEAR, SECOND_PERSON_NEEDED, DECISION_WAITING,
 *   DEPOSIT_HELD.
 */
export async function approveRequest(trx: Transaction, approval: Approval): Promise<void> {
  const { brand, bankTransferId, withoutTransfer = false, reason } = approval;
  const isNamed = bankTransferId !== undefined;
  if (isNamed === withoutTransfer || (withoutTransfer && reason === undefined))
    throw fail('TRANSFER_OR_REASON');
  const { member_id: memberId } = await findRequest(trx, approval);
  await lockCredits(trx, brand.id, memberId);
  const request = await findRequest(trx, approval);
  if (!openStatuses.some((status) => status === request.status)) throw fail('STATE_CHANGED');
  await (isNamed ? byLine(trx, approval, request, bankTransferId) : withoutLine(trx, approval, request));
}

type Request = Awaited<ReturnType<typeof findRequest>>;

async function findRequest(trx: Transaction, { brand, requestId }: Approval) {
  const request = await trx
    .selectFrom('deposit_requests')
    .select(['id', 'member_id', 'company_account_id', 'amount', 'pay_amount', 'status', 'created_at'])
    .where('brand_id', '=', brand.id)
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) throw fail('NOT_FOUND');
  return request;
}

/** Credits the amount of the line. A line from another sender counts towards the daily limit. */
async function byLine(trx: Transaction, approval: Approval, request: Request, lineId: string): Promise<void> {
  const { brand, reason, origin, alone, clientRef, anotherTransfer } = approval;
  const { id, member_id: memberId } = request;
  const line = await findOpenLine(trx, brand.id, lineId);
  if (line.company_account_id !== request.company_account_id) throw fail('TRANSFER_OTHER_ACCOUNT');
  refuseNear(await nearLine(trx, line, memberId), origin.actor.id, anotherTransfer);
  const { amount } = line;
  if ((await senderOf(trx, line, memberId)) !== 'no') {
    await settleByStaff(trx, { brand, id, amount, line, origin: { ...origin, clientRef } });
    return;
  }
  if (reason === undefined) throw fail('TRANSFER_OTHER_SENDER');
  await adjust(trx, {
    ...{ brand, memberId, amount, reason, origin, alone, clientRef },
    ...{ direction: 'ADD', kind: 'DEPOSIT', needsSecond: false },
    ...{ depositRequestId: id, bankTransferId: line.id },
  });
}

async function withoutLine(trx: Transaction, approval: Approval, request: Request): Promise<void> {
  const { brand, reason = '', origin, alone, clientRef } = approval;
  const { id, member_id: memberId, company_account_id: companyAccountId, pay_amount: amount } = request;
  if (request.status === 'PENDING') throw fail('TRANSFER_NOT_CONFIRMED');
  const near = await nearWithoutTransfer(trx, {
    ...{ brandId: brand.id, memberId, companyAccountId },
    ...{ amounts: [amount, request.amount], since: request.created_at, until: origin.now },
  });
  await adjust(trx, {
    ...{ brand, memberId, amount, reason, origin, alone, clientRef },
    ...{ direction: 'ADD', kind: 'DEPOSIT', needsSecond: near.length > 0, depositRequestId: id },
  });
}
