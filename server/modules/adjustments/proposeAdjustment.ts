import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { adjust } from './adjust';
import { memberNamed } from './decideLine';
import type { Transaction } from '#server/platform/db/transaction';
import { findNearCredits, lockCredits } from '#server/modules/deposits/index';
import type { StaffAct } from '#server/platform/http/byStaff';
import { bahtToSatang } from '#core/money/money';

interface Proposal {
  readonly brand: Brand;
  readonly by: StaffAct['by'];
  readonly body: Calls['POST /api/staff/adjustment']['body'];
  /** Satang that one staff member may adjust in a Bangkok day by themselves, over all members of the brand. */
  readonly alone: number;
  /** Permanent name of the request (M8). */
  readonly clientRef: string | undefined;
}

/**
 * Posts an adjustment at once, or leaves it to a second person (M21). One that adds about what the member was credited at
 * about that time may make up for a transfer that was credited: it always takes a second person.
 * @returns its id.
 * @throws AppError NOT_FOUND, CREDIT_NOT_ENOUGH, CONFLICT for a request that was made before.
 */
export async function proposeAdjustment(
  trx: Transaction,
  { brand, by, body, alone, clientRef }: Proposal,
): Promise<string> {
  const { direction, kind, reason } = body;
  const amount = bahtToSatang(body.amount);
  const memberId = await memberNamed(trx, brand.id, body.username);
  await lockCredits(trx, brand.id, memberId);
  const payment = { brandId: brand.id, memberId, amounts: [amount], since: by.now, until: by.now };
  const isGift = direction === 'TAKE' || kind === 'PROMOTION';
  const near = isGift ? [] : await findNearCredits(trx, payment, 'ALL');
  const needsSecond = near.length > 0;
  return adjust(trx, { brand, memberId, direction, amount, kind, reason, needsSecond, by, alone, clientRef });
}
