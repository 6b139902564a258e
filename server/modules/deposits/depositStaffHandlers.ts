import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { byStaff } from '#server/platform/http/byStaff';
import type { Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { findDeposit, findDeposits, presentDeposit } from './depositStaffRepository';
import { rejectDeposit } from './rejectDeposit';

/** Staff list deposit requests and reject them; an approval is an adjustment (see `adjustments`). */
export function depositStaffHandlers({
  db,
}: Deps): Handlers<'GET /api/staff/deposit' | 'POST /api/staff/deposit/{uuid}/reject'> {
  return {
    'GET /api/staff/deposit': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findDeposits(db, brand.id, query.status, keyset), keyset);
      return { data: rows.map(presentDeposit), meta };
    },
    'POST /api/staff/deposit/{uuid}/reject': (context) => {
      const { brand, params, body, money } = context;
      return money(async (trx) => {
        const by = byStaff(context);
        await rejectDeposit(trx, { brandId: brand.id, id: params.uuid, reason: body.reason, by });
        return presentDeposit(await findDeposit(trx, brand.id, params.uuid));
      });
    },
  };
}
