import { sql } from 'kysely';
import { satangToBaht } from '#core/money/money';
import { addDays, startOfDay } from '#core/time/bangkok';
import { mostInviters } from '#schemas/api/deskReports';
import type { ReportColumn } from '#schemas/api/shapes/reportColumns';
import type { Database } from '#server/platform/db/connect';
import { idsOf, presentReport, sumBy, type Report, type ReportScope } from './report';

const columns = [
  'friends',
  'friendsFirst',
  'friendDeposits',
  'friendGgr',
  'earnings',
] as const satisfies readonly ReportColumn[];

type Row = { readonly id: string; readonly brand_id: string; readonly username: string } & Readonly<
  Record<(typeof columns)[number], number>
>;

/** Members who invited others, with what these friends did in the days of the report. One query. */
export async function affiliateReport(db: Database, scope: ReportScope): Promise<Report> {
  const { from, to } = scope;
  const ids = idsOf(scope);
  const { rows } = await sql<Row>`
    WITH done AS (
      SELECT brand_id, inviter_id, sum(deposits) AS deposits, sum(ggr) AS ggr, 0::bigint AS friends, 0::bigint AS firsts
      FROM report_member_days
      WHERE brand_id = ANY (${ids}) AND day BETWEEN ${from} AND ${to} AND inviter_id IS NOT NULL
      GROUP BY 1, 2
      UNION ALL
      SELECT brand_id, inviter_id, 0, 0, count(*), 0 FROM members
      WHERE brand_id = ANY (${ids}) AND inviter_id IS NOT NULL AND created_at >= ${startOfDay(from)} AND created_at < ${startOfDay(addDays(to, 1))}
      GROUP BY 1, 2
      UNION ALL
      SELECT brand_id, inviter_id, 0, 0, 0, count(*) FROM report_members
      WHERE brand_id = ANY (${ids}) AND first_day BETWEEN ${from} AND ${to} AND inviter_id IS NOT NULL
      GROUP BY 1, 2
    ), top AS (
      SELECT brand_id, inviter_id, sum(friends)::bigint AS "friends", sum(firsts)::bigint AS "friendsFirst",
        sum(deposits)::bigint AS "friendDeposits", sum(ggr)::bigint AS "friendGgr"
      FROM done GROUP BY 1, 2 ORDER BY sum(deposits) DESC, inviter_id LIMIT ${sql.lit(mostInviters)}
    )
    SELECT m.id, m.username, top.*, (
      SELECT coalesce(sum(g.af + g.wl), 0)::bigint FROM game_days g
      WHERE g.brand_id = top.brand_id AND g.inviter_id = top.inviter_id AND g.day BETWEEN ${from} AND ${to}
    ) AS earnings
    FROM top JOIN members m ON m.brand_id = top.brand_id AND m.id = top.inviter_id
    ORDER BY "friendDeposits" DESC, m.id`.execute(db);
  const nameOf = (id: string) => scope.brands.find((brand) => brand.id === id)?.displayName ?? id;
  const figuresOf = (of: readonly Row[]) => {
    const sum = (column: (typeof columns)[number]) => sumBy(of, (row) => row[column]);
    return {
      friends: sum('friends'),
      friendsFirst: sum('friendsFirst'),
      friendDeposits: satangToBaht(sum('friendDeposits')),
      friendGgr: satangToBaht(sum('friendGgr')),
      earnings: satangToBaht(sum('earnings')),
    };
  };
  return presentReport(
    columns,
    rows.map((row) => ({
      key: row.id,
      label: `${row.username} · ${nameOf(row.brand_id)}`,
      figures: figuresOf([row]),
    })),
    figuresOf(rows),
  );
}
