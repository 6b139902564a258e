import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { openStatuses } from './depositRepository';

interface Payment {
  readonly brandId: string;
  readonly memberId: string;
  readonly companyAccountId: string;
  /** Satang. */
  readonly amount: number;
  readonly at: Date;
}

export interface PaidRequest {
  readonly id: string;
  /** Requested amount in satang. */
  readonly requested: number;
}

/** A request is paid within a day. */

/** The member's open request that a transfer pays to the satang, locked. */
export async function findPaidRequest(
  trx: Transaction,
  { brandId, memberId, companyAccountId, amount, at }: Payment,
): Promise<PaidRequest | undefined> {
  const found = await trx
    .selectFrom('deposit_requests as r')
    .select(['r.id', 'r.amount'])
    .where('r.brand_id', '=', brandId)
    .where('r.member_id', '=', memberId)
    .where('r.company_account_id', '=', companyAccountId)
    .where('r.pay_amount', '=', amount)
    .where('r.status', 'in', openStatuses)
    .where('r.created_at', '<=', new Date(at.getTime() + SKEW_MS))
    .where('r.created_at', '>=', new Date(at.getTime() - DAY_MS))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return found && { id: found.id, requested: found.amount };
}

/** Banks report the time of a transfer to the minute, so it may appear to precede its request. */
export const SKEW_MS = 2 * MINUTE_MS;
