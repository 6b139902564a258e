import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import type { Transaction } from '#server/platform/db/transaction';
import {
  creditLine,
  findOpenLine,
  keyOf,
  linkTransfer,
  lockCredits,
  nearLine,
  nearRefund,
  refuseNear,
  senderOf,
} from '#server/modules/deposits/index';
import type { StaffAct } from '#server/platform/http/handlers';
import { adjust } from './adjust';

/** A staff decision about an undecided bank line. */
export interface LineAct {
  readonly brand: Brand;
  readonly lineId: string;
  readonly origin: StaffAct['origin'];
  /** Satang that one staff member may adjust in a day. */
  readonly alone: number;
  readonly clientRef: string | undefined;
  readonly anotherTransfer?: boolean | undefined;
}

/**
 * Credits a line to a member. From another sender it counts as an adjustment and may wait for a second person.
 * @throws AppError NOT_FOUND, TRANSFER_USED, CREDIT_NEAR, SECOND_PERSON_NEEDED, DECISION_WAITING, DEPOSIT_HELD.
 */
export async function creditLineTo(
  trx: Transaction,
  { memberId, reason, ...act }: LineAct & { readonly memberId: string; readonly reason: string },
): Promise<void> {
  const { brand, lineId, origin, alone, clientRef, anotherTransfer } = act;
  await lockCredits(trx, brand.id, memberId);
  const line = await findOpenLine(trx, brand.id, lineId);
  refuseNear(await nearLine(trx, line, memberId), origin.actor.id, anotherTransfer);
  if ((await senderOf(trx, line, memberId)) !== 'no') {
    await creditLine(trx, {
      brand,
      memberId,
      line,
      origin: { ...origin, clientRef, action: 'bank-transfer.credit' },
    });
    return;
  }
  await adjust(trx, {
    ...{ brand, memberId, reason, origin, alone, clientRef },
    ...{ amount: line.amount, direction: 'ADD', kind: 'TRANSFER', needsSecond: false },
    bankTransferId: line.id,
  });
}

/**
 * Links a line to an earlier manual credit of the same transfer.
 * @throws AppError NOT_FOUND, TRANSFER_USED, CREDIT_NOT_NEAR, SECOND_PERSON_NEEDED.
 */
export async function linkLine(
  trx: Transaction,
  {
    brand,
    lineId,
    origin,
    creditId,
  }: Pick<LineAct, 'brand' | 'lineId' | 'origin'> & { readonly creditId: string },
): Promise<void> {
  const line = await findOpenLine(trx, brand.id, lineId);
  await linkTransfer(trx, {
    ...{
      brandId: brand.id,
      transfer: keyOf(line),
      amount: line.amount,
      at: line.transferred_at,
      line,
      creditId,
    },
    companyAccountId: line.company_account_id,
    subject: { type: 'BANK_TRANSFER', id: line.id },
    origin: { ...origin, action: 'bank-transfer.link' },
  });
}

/**
 * Refunds a line to its sender. It counts as an adjustment and may wait for a second person.
 * @throws AppError NOT_FOUND, TRANSFER_USED, CREDIT_NEAR when the sender may already have a manual credit for it,
 *   SECOND_PERSON_NEEDED, DECISION_WAITING.
 */
export async function refundLineWith(
  trx: Transaction,
  { reason, ...act }: LineAct & { readonly reason: string },
): Promise<void> {
  const { brand, lineId, origin, alone, clientRef, anotherTransfer } = act;
  const line = await findOpenLine(trx, brand.id, lineId);
  refuseNear(await nearRefund(trx, line), origin.actor.id, anotherTransfer);
  await adjust(trx, {
    ...{ brand, memberId: null, reason, origin, alone, clientRef },
    ...{ amount: line.amount, direction: 'TAKE', kind: 'REFUND', needsSecond: false },
    bankTransferId: line.id,
  });
}

/** @returns the id of the member with this username. @throws AppError NOT_FOUND. */
export async function memberNamed(trx: Transaction, brandId: string, username: string): Promise<string> {
  const found = await trx
    .selectFrom('members')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
  return found.id;
}
