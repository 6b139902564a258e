import { keysetOf, pageOf } from '#server/platform/db/keyset';
import type { Deps } from '#server/providers/deps';
import { byStaff } from '#server/platform/http/byStaff';
import type { Handlers } from '#server/platform/http/handlers';
import { findTurnover, findTurnovers, presentStaffTurnover } from './turnoverRepository';
import { rejectWaiver, waiveTurnover } from './waiveTurnover';

type TurnoverCall =
  | 'GET /api/staff/turnover'
  | 'POST /api/staff/turnover/{uuid}/waive'
  | 'POST /api/staff/turnover/{uuid}/waive/reject';

/** Turnover requirements and their waivers, which need a reason and, above a limit, a second person. */
export function turnoverStaffHandlers({ db, config }: Deps): Handlers<TurnoverCall> {
  return {
    'GET /api/staff/turnover': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findTurnovers(db, brand.id, query, keyset), keyset);
      return { data: rows.map(presentStaffTurnover), meta };
    },
    'POST /api/staff/turnover/{uuid}/waive': (context) => {
      const { brand, params, body, money } = context;
      const waiver = { brandId: brand.id, id: params.uuid, by: byStaff(context), reason: body.reason };
      return money(async (trx) => {
        await waiveTurnover(trx, { ...waiver, alone: config.adjustAlone });
        return presentStaffTurnover(await findTurnover(trx, brand.id, params.uuid));
      });
    },
    'POST /api/staff/turnover/{uuid}/waive/reject': (context) => {
      const { brand, params, body, money } = context;
      const waiver = { brandId: brand.id, id: params.uuid, by: byStaff(context), reason: body.reason };
      return money(async (trx) => {
        await rejectWaiver(trx, waiver);
        return presentStaffTurnover(await findTurnover(trx, brand.id, params.uuid));
      });
    },
  };
}
