import { TrialBalanceFailed } from './runTrialBalance';
import { createTrialBalance } from './createTrialBalance';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { byStaff } from '#server/platform/http/byStaff';
import type { Handlers } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { findBalance, findBalances, presentBalance } from './trialBalanceRepository';
import { readFreeze, setFreeze } from './setFreeze';

type ReconciliationCall =
  | 'GET /api/staff/brand/{brandId}/trial-balance'
  | 'POST /api/staff/brand/{brandId}/trial-balance'
  | 'GET /api/staff/brand/{brandId}/withdrawal-freeze'
  | 'POST /api/staff/brand/{brandId}/withdrawal-freeze';

/** Trial balances of a brand and its withdrawal freeze. */
export function reconciliationStaffHandlers(deps: Deps): Handlers<ReconciliationCall> {
  const { db } = deps;
  return {
    'GET /api/staff/brand/{brandId}/trial-balance': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findBalances(db, brand.id, keyset), keyset);
      return { data: rows.map(presentBalance), meta };
    },
    'POST /api/staff/brand/{brandId}/trial-balance': async (context) => {
      const { brand, request, now } = context;
      const balance = await createTrialBalance(deps, { brandId: brand.id, now, by: byStaff(context) });
      // Another request is creating one at the moment.
      if (!balance) throw fail('CONFLICT');
      if (!balance.balanced)
        request.log.error({ err: new TrialBalanceFailed(balance) }, 'trial balance failed');
      return presentBalance(await findBalance(db, brand.id, balance.id));
    },
    'GET /api/staff/brand/{brandId}/withdrawal-freeze': ({ brand }) => readFreeze(db, brand.id),
    'POST /api/staff/brand/{brandId}/withdrawal-freeze': (context) =>
      setFreeze(db, { brandId: context.brand.id, by: byStaff(context) }, context.body),
  };
}
