import type { AdjustmentDirection, EveryAdjustmentKind } from '#schemas/api/shapes/adjustment';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/handlers';
import { uuidv7 } from '#server/platform/id';
import { satangToBaht } from '#core/money/money';
import { carryOut } from './carryOut';
import { amountDecidedAlone } from '#server/modules/staff/index';

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
  /** A second person must approve every amount. */
  readonly needsSecond: boolean;
  readonly origin: StaffAct['origin'];
  /** Daily limit in satang (Bangkok day) of one staff member without approval, over all members of the brand. */
  readonly alone: number;
  /** Permanent idempotency reference of the request. */
  readonly clientRef: string | undefined;
}

/**
 * Executes an adjustment immediately, or leaves it to a second person when the proposer's daily total exceeds the
 * limit; a limit per adjustment could be evaded by splitting. The caller has locked the member's credits.
 * @returns its id.
 * @throws AppError CREDIT_NOT_ENOUGH, CONFLICT for a repeated request, DECISION_WAITING when one is already pending
 *   for the same deposit or bank line, and the errors of `carryOut`.
 */
export async function adjust(trx: Transaction, proposal: Proposal): Promise<string> {
  const { brand, memberId, direction, amount, kind, reason, needsSecond, origin, alone } = proposal;
  const { depositRequestId = null, bankTransferId = null } = proposal;
  const isAlone =
    (await amountDecidedAlone(trx, { brandId: brand.id, origin })) + amount <= alone && !needsSecond;
  const id = uuidv7();
  await insert(trx, id, proposal, isAlone);
  const transactionId = isAlone
    ? await carryOut(
        trx,
        brand,
        { ...proposal, id, depositRequestId, bankTransferId },
        { ...origin, clientRef: proposal.clientRef },
      )
    : undefined;
  await audit(trx, {
    ...origin,
    brandId: brand.id,
    action: isAlone ? 'adjustment.post' : 'adjustment.propose',
    subject: { type: 'ADJUSTMENT', id },
    ...(transactionId !== undefined && { transactionId }),
    detail: { member: memberId, direction, amount: satangToBaht(amount), kind, reason },
  });
  return id;
}

async function insert(trx: Transaction, id: string, proposal: Proposal, isAlone: boolean): Promise<void> {
  const { brand, memberId, direction, amount, kind, reason, origin, clientRef } = proposal;
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
        proposed_by: origin.actor.id,
        handled_by: isAlone ? origin.actor.id : null,
        alone: isAlone,
        client_ref: clientRef ?? null,
        created_at: origin.now,
        completed_at: isAlone ? origin.now : null,
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
