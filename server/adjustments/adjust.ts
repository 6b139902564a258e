import { sql } from 'kysely';
import type { AdjustmentDirection, EveryAdjustmentKind } from '#schemas/api/shapes/adjustment';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/audit';
import { fail } from '#server/appError';
import { bangkokDayStart } from '#server/clock';
import { violatesUnique } from '#server/db/failures';
import type { Transaction } from '#server/db/transaction';
import type { StaffAct } from '#server/http/byStaff';
import { uuidv7 } from '#server/id';
import { satangToBaht } from '#server/ledger/money';
import { carryOut } from './carryOut';

export interface Proposal {
  readonly brand: Brand;
  /** Null for a refund. */
  readonly memberId: string | null;
  readonly direction: AdjustmentDirection;
  /** Satang. */
  readonly amount: number;
  readonly kind: EveryAdjustmentKind;
  readonly reason: string;
  readonly depositRequestId?: string | undefined;
  readonly bankTransferId?: string | undefined;
  /** A second person has to look, whatever the amount. */
  readonly needsSecond: boolean;
  readonly by: StaffAct['by'];
  /** Satang that one staff member may adjust in a Bangkok day by themselves, over all members of the brand. */
  readonly alone: number;
  /** Permanent name of the request (M8). */
  readonly clientRef: string | undefined;
}

/**
 * Carries an adjustment out at once, or leaves it to a second person when it takes its proposer beyond what one may do
 * alone: many small ones in a day count as one, or the bound would bind nobody (M21). The caller has locked the member's
 * credits.
 * @returns its id.
 * @throws AppError CREDIT_NOT_ENOUGH, CONFLICT for a request that was made before, DECISION_WAITING when one waits for the
 *   same deposit or bank line already, and as `carryOut`.
 */
export async function adjust(trx: Transaction, proposal: Proposal): Promise<string> {
  const { brand, memberId, direction, amount, kind, reason, needsSecond, by, alone } = proposal;
  const { depositRequestId = null, bankTransferId = null } = proposal;
  const isAlone = (await doneAlone(trx, proposal)) + amount <= alone && !needsSecond;
  const id = uuidv7();
  await insert(trx, id, proposal, isAlone);
  const transactionId = isAlone
    ? await carryOut(
        trx,
        brand,
        { ...proposal, id, depositRequestId, bankTransferId },
        { ...by, clientRef: proposal.clientRef },
      )
    : undefined;
  await audit(trx, {
    ...by,
    brandId: brand.id,
    action: isAlone ? 'adjustment.post' : 'adjustment.propose',
    subject: { type: 'ADJUSTMENT', id },
    ...(transactionId !== undefined && { transactionId }),
    detail: { member: memberId, direction, amount: satangToBaht(amount), kind, reason },
  });
  return id;
}

async function insert(trx: Transaction, id: string, proposal: Proposal, isAlone: boolean): Promise<void> {
  const { brand, memberId, direction, amount, kind, reason, by, clientRef } = proposal;
  try {
    await trx
      .insertInto('adjustments')
      .values({
        brand_id: brand.id,
        id,
        member_id: memberId,
        ...{ direction, amount, kind, reason },
        deposit_request_id: proposal.depositRequestId ?? null,
        bank_transfer_id: proposal.bankTransferId ?? null,
        status: isAlone ? 'SUCCESS' : 'PENDING',
        proposed_by: by.actor.id,
        handled_by: isAlone ? by.actor.id : null,
        alone: isAlone,
        client_ref: clientRef ?? null,
        created_at: by.now,
        completed_at: isAlone ? by.now : null,
      })
      .execute();
  } catch (error) {
    if (violatesUnique(error, 'adjustments_client_ref')) throw fail('CONFLICT');
    const isWaiting =
      violatesUnique(error, 'adjustments_waiting_request') ||
      violatesUnique(error, 'adjustments_waiting_transfer');
    throw isWaiting ? fail('DECISION_WAITING') : error;
  }
}

/** Satang, whichever way they went. Proposals of one person wait here for each other, so that none is left uncounted. */
async function doneAlone(trx: Transaction, { brand: { id: brandId }, by }: Proposal): Promise<number> {
  const staffId = by.actor.id;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`adjustment ${brandId} ${staffId}`}, 0))`.execute(
    trx,
  );
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(amount), 0)::bigint AS total FROM adjustments
    WHERE brand_id = ${brandId} AND proposed_by = ${staffId} AND alone AND created_at >= ${bangkokDayStart(by.now)}`.execute(
    trx,
  );
  return rows[0]?.total ?? 0;
}
