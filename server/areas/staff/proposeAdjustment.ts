import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/audit';
import { violatesUnique } from '#server/db/failures';
import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/appError';
import type { StaffAct } from '#server/http/byStaff';
import { uuidv7 } from '#server/id';
import { postAdjustment } from '#server/ledger/adjustments';
import { bahtToSatang, satangToBaht } from '#server/ledger/money';
import { doneAlone } from './doneAlone';
import { openPromotionTurnover } from './openPromotionTurnover';

interface Proposal extends StaffAct {
  readonly brand: Brand;
  readonly body: Calls['POST /api/staff/adjustment']['body'];
  /** Satang that one staff member may adjust in a Bangkok day by themselves, over all members of the brand. */
  readonly alone: number;
  /** Permanent name of the request (M8). */
  readonly clientRef: string | undefined;
}

/**
 * Posts an adjustment at once, or leaves it to a second person when it takes its proposer beyond what one may do alone:
 * many small ones in a day count as one, or the bound would bind nobody (M21).
 * @returns its id.
 * @throws AppError NOT_FOUND, CREDIT_NOT_ENOUGH, CONFLICT for a request that was made before.
 */
export async function proposeAdjustment(trx: Transaction, proposal: Proposal): Promise<string> {
  const { brandId, by, body, alone, clientRef } = proposal;
  const { direction, kind, reason } = body;
  const { now } = by;
  const amount = bahtToSatang(body.amount);
  const memberId = await findMember(trx, brandId, body.username);
  const isAlone = (await doneAlone(trx, proposal)) + amount <= alone;
  const id = uuidv7();
  const common = { brandId, id, memberId, direction, amount, now };
  const posted = isAlone ? await postAdjustment(trx, common) : undefined;
  try {
    await trx
      .insertInto('adjustments')
      .values({
        brand_id: brandId,
        id,
        member_id: memberId,
        direction,
        amount,
        kind,
        reason,
        status: isAlone ? 'SUCCESS' : 'PENDING',
        proposed_by: by.actor.id,
        handled_by: isAlone ? by.actor.id : null,
        alone: isAlone,
        client_ref: clientRef ?? null,
        created_at: now,
        completed_at: isAlone ? now : null,
      })
      .execute();
  } catch (error) {
    throw violatesUnique(error, 'adjustments_client_ref') ? fail('CONFLICT') : error;
  }
  if (posted) await openPromotionTurnover(trx, proposal.brand, { ...common, kind });
  await audit(trx, {
    ...by,
    brandId,
    action: isAlone ? 'adjustment.post' : 'adjustment.propose',
    subject: { type: 'ADJUSTMENT', id },
    ...(posted && { transactionId: posted.transactionId }),
    detail: { member: memberId, direction, amount: satangToBaht(amount), kind, reason },
  });
  return id;
}

async function findMember(trx: Transaction, brandId: string, username: string): Promise<string> {
  const found = await trx
    .selectFrom('members')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
  return found.id;
}
