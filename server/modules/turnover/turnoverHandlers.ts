import { sql } from 'kysely';
import { before, keysetOf, pageOf } from '#server/platform/db/keyset';
import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';
import { isEnforced } from './enforced';
import { presentTurnover, turnoverColumns } from './presentTurnover';
import { byStaff } from '#server/platform/http/handlers';
import { findTurnover, findTurnovers, presentStaffTurnover } from './turnoverRepository';
import { rejectWaiver, waiveTurnover } from './waiveTurnover';

/** Open requirements per response; the sum covers all of them. */
const SHOWN = 100;

/** The member's open and past turnover requirements. */
export function turnoverHandlers({
  db,
}: Deps): Handlers<'GET /api/auth/turnover' | 'GET /api/auth/turnover/history'> {
  const ofMember = (brandId: string, memberId: string) =>
    db
      .selectFrom('turnover_requirements as t')
      .where('t.brand_id', '=', brandId)
      .where('t.member_id', '=', memberId);
  return {
    'GET /api/auth/turnover': async ({ brand, member, now }) => {
      const rows = await ofMember(brand.id, member.id)
        .where(isEnforced(now))
        .select(turnoverColumns)
        .select(sql<number>`(sum(t.required - t.progress) OVER ())::bigint`.as('left'))
        .orderBy('t.created_at')
        .orderBy('t.id')
        .limit(SHOWN)
        .execute();
      return { left: satangToBaht(rows[0]?.left ?? 0), requirements: rows.map(presentTurnover) };
    },
    'GET /api/auth/turnover/history': async ({ brand, member, query }) => {
      const keyset = keysetOf(query);
      const found = await ofMember(brand.id, member.id)
        .where(before(keyset, 't'))
        .select(turnoverColumns)
        .orderBy('t.created_at', 'desc')
        .orderBy('t.id', 'desc')
        .limit(keyset.limit + 1)
        .execute();
      const { rows, meta } = pageOf(found, keyset);
      return { data: rows.map(presentTurnover), meta };
    },
  };
}

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
