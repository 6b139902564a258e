import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import { auditRow, type Origin } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { movePoints, movePrizeMoney, takePiece } from '#server/modules/prizes/index';
import { openGiftTurnover } from '#server/modules/turnover/index';
import { findAddress } from './rewardRepository';
import { findReward, type RedemptionRow, type RewardItem } from './presentReward';

interface RewardRequest {
  readonly brand: Brand;
  readonly memberId: string;
  readonly rewardUuid: string;
  readonly addressUuid?: string | undefined;
  readonly origin: Omit<Origin, 'actor'> & { readonly clientRef: string | undefined };
}

/**
 * Redeems points for one unit of a reward; at most five queries. Credit is paid immediately; goods wait for staff
 * and are shipped to a copy of the current address.
 * @throws AppError NOT_FOUND, ADDRESS_REQUIRED, OUT_OF_STOCK, POINT_NOT_ENOUGH, CONFLICT for a repeated request.
 */
export async function requestReward(trx: Transaction, request: RewardRequest): Promise<RedemptionRow> {
  const { brand, memberId, origin } = request;
  const item = findReward(brand, request.rewardUuid);
  if (!item) throw fail('NOT_FOUND');
  const address = await addressFor(trx, request, item);
  if (item.stock !== null) {
    const piece = { brandId: brand.id, list: 'REWARD', item: item.id } as const;
    if (!(await takePiece(trx, piece, item.stock))) throw fail('OUT_OF_STOCK');
  }
  const id = uuidv7();
  const common = {
    brandId: brand.id,
    memberId,
    reference: { type: 'REWARD_REQUEST', id },
    now: origin.now,
  } as const;
  if (item.credit > 0) {
    const amount = item.credit * 100;
    await movePrizeMoney(trx, { ...common, kind: 'REWARD', amount });
    await openGiftTurnover(trx, { brand, memberId, source: 'REWARD', sourceId: id, amount, now: origin.now });
  }
  const { transactionId } = await movePoints(trx, {
    ...common,
    kind: 'REWARD_POINTS',
    points: -item.point,
  });
  return insert(trx, request, item, { id, address, transactionId });
}

/** The shipping address. An address id in the request must be the member's own, even when nothing is shipped. */
async function addressFor(
  trx: Transaction,
  { brand, memberId, addressUuid }: RewardRequest,
  { physical }: RewardItem,
): Promise<string | null> {
  if (!physical && addressUuid === undefined) return null;
  const address = await findAddress(trx, brand.id, memberId);
  if (addressUuid !== undefined && address?.id !== addressUuid.toLowerCase()) throw fail('NOT_FOUND');
  if (!physical) return null;
  if (!address) throw fail('ADDRESS_REQUIRED');
  const { id: _id, ...where } = address;
  return JSON.stringify(where);
}

/** The deduction has locked the point account, so a member's requests are numbered one after another. */
async function insert(
  trx: Transaction,
  { brand, memberId, origin }: RewardRequest,
  item: RewardItem,
  taken: { readonly id: string; readonly address: string | null; readonly transactionId: string },
): Promise<RedemptionRow> {
  const { clientRef, ...trail } = origin;
  const line = auditRow({
    ...trail,
    actor: { kind: 'MEMBER', id: memberId },
    brandId: brand.id,
    action: 'reward.request',
    subject: { type: 'REWARD_REQUEST', id: taken.id },
    transactionId: taken.transactionId,
    detail: { reward: item.name.th, point: item.point, credit: item.credit },
  });
  const isDone = item.credit > 0;
  try {
    return await trx
      .with('line', (db) => db.insertInto('audit_log').values(line))
      .insertInto('reward_requests')
      .values({
        brand_id: brand.id,
        id: taken.id,
        member_id: memberId,
        seq: sql<number>`(SELECT coalesce(max(seq), 0) + 1 FROM reward_requests
          WHERE brand_id = ${brand.id} AND member_id = ${memberId})`,
        item: item.id,
        name: item.name.th,
        point: item.point,
        credit: item.credit * 100,
        limited: item.stock !== null,
        address: taken.address,
        status: isDone ? 'SUCCESS' : 'PENDING',
        completed_at: isDone ? origin.now : null,
        client_ref: clientRef ?? null,
        ledger_transaction_id: taken.transactionId,
        created_at: origin.now,
      })
      .returning(['id', 'name', 'point', 'status', 'created_at', 'tracking_no', 'reason', 'reason_en'])
      .executeTakeFirstOrThrow();
  } catch (error) {
    throw violatesUnique(error, 'reward_requests_client_ref') ? fail('CONFLICT') : error;
  }
}
