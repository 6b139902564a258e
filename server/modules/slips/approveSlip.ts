import type { Brand } from '#schemas/brand/brand';
import {
  findNearCredits,
  linkTransfer,
  lockCredits,
  refuseNear,
  requireCredit,
  settleSlip,
  vouchedFor,
} from '#server/modules/deposits/index';
import type { Transaction } from '#server/platform/db/transaction';
import { detailOf, type Refusal } from '#server/platform/brands/refusal';
import { AppError, fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { audit, type Origin } from '#server/platform/audit/audit';

interface SlipAct {
  readonly brand: Brand;
  readonly id: string;
  readonly origin: StaffAct['origin'] & { readonly clientRef: string | undefined };
}

/**
 * Credits a slip under review with the amount confirmed by the bank; once, even when it or its transfer is approved
 * concurrently.
 * @throws AppError NOT_FOUND, STATE_CHANGED, SLIP_DUPLICATE, SLIP_WAITING without the bank's confirmation,
 *   CREDIT_NEAR and SECOND_PERSON_NEEDED when it may duplicate a credit without a transfer.
 */
export async function approveSlip(
  trx: Transaction,
  { anotherTransfer, ...act }: SlipAct & { readonly anotherTransfer: boolean | undefined },
): Promise<void> {
  const { brand, id, origin } = act;
  const slip = await findWaiting(trx, act);
  const { amount, at } = vouchedFor(slip);
  await lockCredits(trx, brand.id, slip.member_id);
  const payment = { brandId: brand.id, memberId: slip.member_id, amounts: [amount], since: at, until: at };
  refuseNear(await findNearCredits(trx, payment, 'UNBACKED'), origin.actor.id, anotherTransfer);
  const settlement = {
    brand,
    slip,
    from: ['PENDING_REVIEW'],
    origin: { ...origin, action: 'slip.approve' },
  } as const;
  try {
    await settleSlip(trx, settlement);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'SLIP_DUPLICATE') throw error;
    // The claim waited for a concurrent one; when that was for the same slip, it is not a duplicate.
    const after = await trx
      .selectFrom('slips')
      .select('status')
      .where('brand_id', '=', brand.id)
      .where('id', '=', id)
      .executeTakeFirst();
    throw after?.status === 'SUCCESS' ? fail('STATE_CHANGED') : error;
  }
}

/**
 * Links the slip's transfer to an earlier manual credit: nothing is credited, and the slip is used up.
 * @throws AppError NOT_FOUND, STATE_CHANGED, SLIP_WAITING, SLIP_DUPLICATE, CREDIT_NOT_NEAR.
 */
export async function linkSlip(
  trx: Transaction,
  { creditId, ...act }: SlipAct & { readonly creditId: string },
): Promise<void> {
  const { brand, id, origin } = act;
  await requireCredit(trx, brand.id, creditId);
  const slip = await findWaiting(trx, act);
  const { amount, at, ...transfer } = vouchedFor(slip);
  try {
    await linkTransfer(trx, {
      ...{ brandId: brand.id, transfer, amount, at, creditId, memberId: slip.member_id },
      companyAccountId: slip.company_account_id,
      subject: { type: 'SLIP', id },
      origin: { ...origin, action: 'slip.link' },
    });
  } catch (error) {
    throw error instanceof AppError && error.code === 'TRANSFER_USED' ? fail('SLIP_DUPLICATE') : error;
  }
  await trx
    .updateTable('slips')
    .set({ handled_by: origin.actor.id })
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .execute();
}

async function findWaiting(trx: Transaction, { brand, id }: SlipAct) {
  const slip = await trx
    .selectFrom('slips')
    .selectAll()
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!slip) throw fail('NOT_FOUND');
  if (slip.status !== 'PENDING_REVIEW') throw fail('STATE_CHANGED');
  return slip;
}

interface Rejection {
  readonly brandId: string;
  readonly id: string;
  readonly refusal: Refusal;
  readonly origin: Omit<Origin, 'actor'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}

/** Rejects a slip under review. @throws AppError STATE_CHANGED, NOT_FOUND. */
export async function rejectSlip(
  trx: Transaction,
  { brandId, id, refusal, origin }: Rejection,
): Promise<void> {
  const rejected = await trx
    .updateTable('slips')
    .set({
      status: 'REJECTED',
      ...refusal,
      retry_at: null,
      handled_by: origin.actor.id,
      completed_at: origin.now,
    })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING_REVIEW')
    .returning('id')
    .executeTakeFirst();
  if (!rejected) throw fail((await exists(trx, brandId, id)) ? 'STATE_CHANGED' : 'NOT_FOUND');
  await audit(trx, {
    ...origin,
    brandId,
    action: 'slip.reject',
    subject: { type: 'SLIP', id },
    detail: detailOf(refusal),
  });
}

async function exists(trx: Transaction, brandId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('slips')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
