import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import { findFreeze, freezeWithdrawals, liftFreeze } from '#server/platform/db/payoutFreeze';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/byStaff';
import { hasPassed } from './trialBalanceRepository';

type FreezeCall = Calls['POST /api/staff/brand/{brandId}/withdrawal-freeze'];

/** @returns since when and why withdrawals are frozen; nulls when they are not. */
export async function readFreeze(db: Database | Transaction, brandId: string): Promise<FreezeCall['data']> {
  const freeze = await findFreeze(db, brandId);
  return freeze
    ? { frozenAt: bangkokIso(freeze.frozenAt), reason: freeze.reason }
    : { frozenAt: null, reason: null };
}

/**
 * Freezes or unfreezes withdrawals.
 * @throws AppError STATE_CHANGED when already in that state, TRIAL_BALANCE_MISMATCH while the latest trial balance fails.
 */
export function setFreeze(
  db: Database,
  { brandId, by }: StaffAct,
  { frozen, reason }: FreezeCall['body'],
): Promise<FreezeCall['data']> {
  return inTransaction(db, async (trx) => {
    if (!frozen && !(await hasPassed(trx, brandId))) throw fail('TRIAL_BALANCE_MISMATCH');
    const changed = frozen
      ? await freezeWithdrawals(trx, brandId, { frozenAt: by.now, reason })
      : await liftFreeze(trx, brandId);
    if (!changed) throw fail('STATE_CHANGED');
    await audit(trx, {
      ...by,
      brandId,
      action: frozen ? 'withdrawal.freeze' : 'withdrawal.unfreeze',
      subject: { type: 'BRAND' },
      detail: { reason },
    });
    return readFreeze(trx, brandId);
  });
}
