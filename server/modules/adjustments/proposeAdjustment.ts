import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { adjust } from './adjust';
import { memberNamed } from './decideLine';
import type { Transaction } from '#server/platform/db/transaction';
import { findNearCredits, lockCredits } from '#server/modules/deposits/index';
import type { StaffAct } from '#server/platform/http/handlers';
import { bahtToSatang } from '#core/money/money';

interface Proposal {
  readonly brand: Brand;
  readonly origin: StaffAct['origin'];
  readonly body: Calls['POST /api/staff/adjustment']['body'];
  /** Daily limit in satang (Bangkok day) of one staff member without approval, over all members of the brand. */
  readonly alone: number;
  /** Permanent idempotency reference of the request. */
  readonly clientRef: string | undefined;
}

/**
 * Executes an adjustment immediately or leaves it to a second person. An addition near a recent credit in amount
 * and time always needs a second person, because it may duplicate a credited transfer.
 * @returns its id.
 * @throws AppError NOT_FOUND, CREDIT_NOT_ENOUGH, CONFLICT for a repeated request.
 */
export async function proposeAdjustment(
  trx: Transaction,
  { brand, origin, body, alone, clientRef }: Proposal,
): Promise<string> {
  const { direction, kind, reason } = body;
  const amount = bahtToSatang(body.amount);
  const memberId = await memberNamed(trx, brand.id, body.username);
  await lockCredits(trx, brand.id, memberId);
  const payment = { brandId: brand.id, memberId, amounts: [amount], since: origin.now, until: origin.now };
  const isGift = direction === 'TAKE' || kind === 'PROMOTION';
  const near = isGift ? [] : await findNearCredits(trx, payment, 'ALL');
  const needsSecond = near.length > 0;
  return adjust(trx, {
    brand,
    memberId,
    direction,
    amount,
    kind,
    reason,
    needsSecond,
    origin,
    alone,
    clientRef,
  });
}
