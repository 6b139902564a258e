import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { byStaff } from '#server/platform/http/byStaff';
import type { Context, Handlers, MoneyAnswer } from '#server/platform/http/handlers';
import { approveLevelGrant, rejectLevelGrant } from './decideLevelGrant';
import { findLevelGrant, findLevelGrants, presentLevelGrant } from './levelGrantRepository';
import { readMember } from './readMember';
import { proposeLevelGrant } from './proposeLevelGrant';

type DecisionCall =
  | 'POST /api/staff/level-grant'
  | 'POST /api/staff/level-grant/{uuid}/approve'
  | 'POST /api/staff/level-grant/{uuid}/reject';

/** Staff look a member up, and two of them give a member a level or take it back. */
export function memberStaffHandlers({
  db,
}: Deps): Handlers<DecisionCall | 'GET /api/staff/level-grant' | 'GET /api/staff/user/{username}'> {
  return {
    'GET /api/staff/user/{username}': ({ brand, params }) => readMember(db, brand.id, params.username),
    'GET /api/staff/level-grant': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findLevelGrants(db, brand.id, query.status, keyset), keyset);
      return { data: rows.map(presentLevelGrant), meta };
    },
    'POST /api/staff/level-grant': (context) =>
      answer(context, (trx) =>
        proposeLevelGrant(trx, { brand: context.brand, body: context.body, by: byStaff(context) }),
      ),
    'POST /api/staff/level-grant/{uuid}/approve': (context) =>
      answer(context, async (trx) => {
        const { brand, params } = context;
        await approveLevelGrant(trx, { brand, id: params.uuid, by: byStaff(context) });
        return params.uuid;
      }),
    'POST /api/staff/level-grant/{uuid}/reject': (context) =>
      answer(context, async (trx) => {
        const { brand, params, body } = context;
        await rejectLevelGrant(trx, { brand, id: params.uuid, by: byStaff(context) }, body.reason);
        return params.uuid;
      }),
  };
}

/** @param step returns the id of the grant that it changed. */
function answer(
  { brand, money }: Context<DecisionCall>,
  step: (trx: Transaction) => Promise<string>,
): Promise<MoneyAnswer> {
  return money(async (trx) => presentLevelGrant(await findLevelGrant(trx, brand.id, await step(trx))));
}
