import { sql } from 'kysely';
import { readPage } from '#server/platform/http/paginate';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';
import { isEnforced } from './enforced';
import { presentTurnover, turnoverColumns } from './presentTurnover';
import { findTurnover, presentStaffTurnover, turnoversOf } from './turnoverRepository';
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
    'GET /api/auth/turnover/history': ({ brand, member, query }) =>
      readPage(ofMember(brand.id, member.id).select(turnoverColumns), query, {
        table: 't',
        present: presentTurnover,
      }),
  };
}

type TurnoverCall =
  | 'GET /api/staff/turnover'
  | 'POST /api/staff/turnover/{uuid}/waive'
  | 'POST /api/staff/turnover/{uuid}/waive/reject';

/** Turnover requirements and their waivers, which need a reason and, above a limit, a second person. */
export function turnoverStaffHandlers({ db, config }: Deps): Handlers<TurnoverCall> {
  return {
    'GET /api/staff/turnover': ({ brand, query }) =>
      readPage(turnoversOf(db, brand.id, query), query, { table: 't', present: presentStaffTurnover }),
    'POST /api/staff/turnover/{uuid}/waive': (context) => {
      const { brand, params, body, money } = context;
      const waiver = {
        brandId: brand.id,
        id: params.uuid,
        origin: staffOrigin(context),
        reason: body.reason,
      };
      return money(async (trx) => {
        await waiveTurnover(trx, { ...waiver, alone: config.adjustAlone });
        return presentStaffTurnover(await findTurnover(trx, brand.id, params.uuid));
      });
    },
    'POST /api/staff/turnover/{uuid}/waive/reject': (context) => {
      const { brand, params, body, money } = context;
      const waiver = {
        brandId: brand.id,
        id: params.uuid,
        origin: staffOrigin(context),
        reason: body.reason,
      };
      return money(async (trx) => {
        await rejectWaiver(trx, waiver);
        return presentStaffTurnover(await findTurnover(trx, brand.id, params.uuid));
      });
    },
  };
}
