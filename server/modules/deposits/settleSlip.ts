import type { Selectable } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/platform/db/transaction';
import type { Slips } from '#server/platform/db/schema';
import { fail } from '#server/platform/appError';
import { claimTransfer, isClaimed } from './claim';
import { credit } from './credit';
import type { CreditOrigin } from './credit';
import { endSlip } from './endSlip';
import { findPaidRequest } from './findPaidRequest';
import { isNearUnbacked, lockCredits } from './nearCredits';

type SlipRow = Selectable<Slips>;

export interface SlipSettlement {
  readonly brand: Brand;
  readonly slip: SlipRow;
  /** The statuses that the slip may be credited from. */
  readonly from: readonly SlipRow['status'][];
  readonly origin: CreditOrigin;
}

/**
 * Credits a slip once, by the amount that the bank named, and ends the open request that it
 * pays, if any. A member's slip that may be the money of a credit which no transfer backs is not credited: staff decide.
 * Staff have compared the two before they call this. Eight queries.
 * @returns whether it was credited.
 * @throws AppError SLIP_WAITING without the bank's word, SLIP_DUPLICATE, STATE_CHANGED, DEPOSIT_CLOSED
 *   when the brand has no account that the money could be on.
 */
export async function settleSlip(
  trx: Transaction,
  { brand, slip, from, origin }: SlipSettlement,
): Promise<'CREDITED' | 'DOUBTFUL'> {
  const { id, member_id: memberId } = slip;
  const { amount, at, ...transfer } = vouchedFor(slip);
  if (!from.includes(slip.status)) throw fail('STATE_CHANGED');
  const brandId = brand.id;
  const { now } = origin;
  await lockCredits(trx, brandId, memberId);
  const companyAccountId = slip.company_account_id ?? (await firstAccount(trx, brandId));
  if (origin.actor.kind !== 'STAFF') {
    const payment = { brandId, memberId, companyAccountId, amounts: [amount], since: at, until: at };
    const isDoubtful = await isNearUnbacked(trx, payment, { orByQr: true });
    if (isDoubtful && !(await isClaimed(trx, transfer))) return 'DOUBTFUL';
  }
  const request = await findPaidRequest(trx, { brandId, memberId, companyAccountId, amount, at });
  const claim = { ...transfer, brandId, memberId, paidType: 'SLIP', paidId: id, amount, now } as const;
  if (!(await claimTransfer(trx, claim))) throw fail('SLIP_DUPLICATE');
  const { transactionId, bonus } = await credit(trx, {
    ...{ brand, memberId, companyAccountId, amount, origin },
    requested: request?.requested,
    reference: { type: 'SLIP', id },
  });
  await endSlip(trx, {
    ...{ slip, from, transfer, amount, companyAccountId, transactionId, now },
    bonus,
    openRequestId: request?.id,
    handledBy: origin.actor.kind === 'STAFF' ? origin.actor.id : null,
  });
  return 'CREDITED';
}

/** The bank's answer about a slip's transfer. @throws AppError SLIP_WAITING before there is one. */
export function vouchedFor(slip: SlipRow) {
  const { amount, sending_bank: sendingBank, trans_ref: transRef, transferred_at: at } = slip;
  if (amount === null || at === null || sendingBank === null || transRef === null) throw fail('SLIP_WAITING');
  return { amount, at, sendingBank, transRef };
}

/** Masked data left the account undecided, and staff confirm that the money was received. */
async function firstAccount(trx: Transaction, brandId: string): Promise<string> {
  const account = await trx
    .selectFrom('company_accounts')
    .select('id')
    .where('brand_id', '=', brandId)
    .orderBy((of) => of('status', '=', 'ACTIVE'), 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!account) throw fail('DEPOSIT_CLOSED');
  return account.id;
}
