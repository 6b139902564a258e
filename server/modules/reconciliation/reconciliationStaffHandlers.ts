import { TrialBalanceFailed } from './runTrialBalance';
import { createTrialBalance } from './createTrialBalance';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { staffOrigin, type Handlers, type StaffAct } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import { freezeChangesOf, presentFreezeChange } from './freezeHistory';
import { balancesOf, findBalance, hasPassed, presentBalance } from './trialBalanceRepository';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import { findFreeze, freezeWithdrawals, liftFreeze } from '#server/platform/db/payoutFreeze';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';

type ReconciliationCall =
  | 'GET /api/staff/brand/{brandId}/trial-balance'
  | 'POST /api/staff/brand/{brandId}/trial-balance'
  | 'GET /api/staff/brand/{brandId}/withdrawal-freeze'
  | 'GET /api/staff/brand/{brandId}/withdrawal-freeze/history'
  | 'POST /api/staff/brand/{brandId}/withdrawal-freeze';

/** Trial balances of a brand and its withdrawal freeze. */
export function reconciliationStaffHandlers(deps: Deps): Handlers<ReconciliationCall> {
  const { db } = deps;
  return {
    'GET /api/staff/brand/{brandId}/trial-balance': ({ brand, query }) =>
      readPage(balancesOf(db, brand.id), query, { table: 'b', present: presentBalance }),
    'POST /api/staff/brand/{brandId}/trial-balance': async (context) => {
      const { brand, request, now } = context;
      const balance = await createTrialBalance(deps, {
        brandId: brand.id,
        now,
        origin: staffOrigin(context),
      });
      // Another request is creating one at the moment.
      if (!balance) throw fail('CONFLICT');
      if (!balance.balanced)
        request.log.error({ err: new TrialBalanceFailed(balance) }, 'trial balance failed');
      return presentBalance(await findBalance(db, brand.id, balance.id));
    },
    'GET /api/staff/brand/{brandId}/withdrawal-freeze': ({ brand }) => readFreeze(db, brand.id),
    'GET /api/staff/brand/{brandId}/withdrawal-freeze/history': ({ brand, query }) =>
      readPage(freezeChangesOf(db, brand.id), query, { table: 'l', present: presentFreezeChange }),
    'POST /api/staff/brand/{brandId}/withdrawal-freeze': (context) =>
      setFreeze(db, { brandId: context.brand.id, origin: staffOrigin(context) }, context.body),
  };
}

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
  { brandId, origin }: StaffAct,
  { frozen, reason }: FreezeCall['body'],
): Promise<FreezeCall['data']> {
  return inTransaction(db, async (trx) => {
    if (!frozen && !(await hasPassed(trx, brandId))) throw fail('TRIAL_BALANCE_MISMATCH');
    const changed = frozen
      ? await freezeWithdrawals(trx, brandId, { frozenAt: origin.now, reason })
      : await liftFreeze(trx, brandId);
    if (!changed) throw fail('STATE_CHANGED');
    await audit(trx, {
      ...origin,
      brandId,
      action: frozen ? 'withdrawal.freeze' : 'withdrawal.unfreeze',
      subject: { type: 'BRAND' },
      detail: { reason },
    });
    return readFreeze(trx, brandId);
  });
}
