import type { Selectable } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/db/transaction';
import type { Slips } from '#server/db/schema';
import { fail } from '#server/appError';
import { claimTransfer, isClaimed } from './claim';
import { credit } from './credit';
import type { By } from './credit';
import { endSlip } from './endSlip';
import { findPaidRequest } from './findPaidRequest';

type SlipRow = Selectable<Slips>;

export interface SlipSettlement {
  readonly brand: Brand;
  readonly slip: SlipRow;
  /** The statuses that the slip may be credited from. */
  readonly from: readonly SlipRow['status'][];
  readonly by: By;
}

/**
 * Credits a slip once, by the amount that the bank named (S1, S3), and ends the open request that it
 * pays, if any. When a person has credited that very request, the slip may be the same money: then
 * nothing is credited and a person decides again. Seven queries.
 * @returns whether it was credited.
 * @throws AppError SLIP_WAITING without the bank's word, SLIP_DUPLICATE, STATE_CHANGED, DEPOSIT_CLOSED
 *   when the brand has no account that the money could be on.
 */
export async function settleSlip(
  trx: Transaction,
  { brand, slip, from, by }: SlipSettlement,
): Promise<'CREDITED' | 'DOUBTFUL'> {
  const {
    id,
    member_id: memberId,
    amount,
    sending_bank: sendingBank,
    trans_ref: transRef,
    transferred_at: at,
  } = slip;
  if (amount === null || at === null || sendingBank === null || transRef === null) throw fail('SLIP_WAITING');
  if (!from.includes(slip.status)) throw fail('STATE_CHANGED');
  const brandId = brand.id;
  const { now } = by;
  const companyAccountId = slip.company_account_id ?? (await firstAccount(trx, brandId));
  const request = await findPaidRequest(trx, { brandId, memberId, companyAccountId, amount, at });
  if (request?.doubtful && by.actor.kind !== 'STAFF' && !(await isClaimed(trx, { sendingBank, transRef })))
    return 'DOUBTFUL';
  const first = await claimTransfer(trx, {
    sendingBank,
    transRef,
    brandId,
    memberId,
    paidType: 'SLIP',
    paidId: id,
    amount,
    now,
  });
  if (!first) throw fail('SLIP_DUPLICATE');
  const reference = { type: 'SLIP', id } as const;
  const { transactionId, bonus } = await credit(trx, {
    brand,
    memberId,
    companyAccountId,
    amount,
    asked: request?.open === true ? request.asked : undefined,
    reference,
    by,
  });
  const openRequestId = request?.open === true ? request.id : undefined;
  const handledBy = by.actor.kind === 'STAFF' ? by.actor.id : null;
  await endSlip(trx, {
    slip,
    from,
    transfer: { sendingBank, transRef },
    amount,
    bonus: bonus?.amount ?? 0,
    companyAccountId,
    openRequestId,
    transactionId,
    handledBy,
    now,
  });
  return 'CREDITED';
}

/** Where masked data left the account open and staff say that the money is there all the same. */
async function firstAccount(trx: Transaction, brandId: string): Promise<string> {
  const account = await trx
    .selectFrom('company_accounts')
    .select('id')
    .where('brand_id', '=', brandId)
    .orderBy('active', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!account) throw fail('DEPOSIT_CLOSED');
  return account.id;
}
