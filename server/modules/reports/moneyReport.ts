import { sql, type RawBuilder } from 'kysely';
import { maxReportRows, type ReportGroup } from '#schemas/api/deskReports';
import type { ReportColumn } from '#schemas/api/shapes/reportColumns';
import { satangToBaht } from '#core/money/money';
import type { Database } from '#server/platform/db/connect';
import { sumOf } from './columnAccounts';
import { idsOf, presentReport, type Figures, type Report, type ReportScope } from './report';

const columns = [
  'deposits',
  'depositCount',
  'withdrawals',
  'withdrawalCount',
  'net',
  'bonusCost',
  'earningsCost',
  'adjustments',
  'ggr',
  'ngr',
  'firstDeposits',
  'activeMembers',
] as const satisfies readonly ReportColumn[];

const amounts = [
  'deposits',
  'withdrawals',
  'net',
  'bonusCost',
  'earningsCost',
  'adjustments',
  'ggr',
  'ngr',
] as const;

type Row = { readonly key: string | null } & Readonly<
  Record<(typeof amounts)[number] | 'depositCount' | 'withdrawalCount', number>
>;
interface Counted {
  readonly what: 'first' | 'active';
  readonly key: string | null;
  readonly count: number;
}

/** Column of the roll-ups by which rows are grouped. */
const groups: Readonly<Record<ReportGroup, string>> = {
  day: 'day',
  brand: 'brand_id',
  channel: 'channel',
  level: 'level',
};

/** Grouping of active members: in total, and by the column of their days. */
const activeSets: Readonly<Record<ReportGroup, RawBuilder<unknown>>> = {
  day: sql`(member_id), (day)`,
  brand: sql`(member_id), (brand_id, member_id)`,
  channel: sql`(member_id)`,
  level: sql`(member_id), (level, member_id)`,
};

/**
 * SQL: active members in total and by group, in one pass over their days. A member has one row a day, so days count
 * rows, which takes less memory than members.
 */
function activeMembers(by: ReportGroup, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const key = by === 'channel' ? sql`NULL` : sql.ref(groups[by]);
  return sql`
    SELECT 'active' AS what, key, sum(members)::bigint AS count FROM (
      SELECT ${key}::text AS key, CASE GROUPING(member_id) WHEN 0 THEN 1 ELSE count(*) END AS members
      FROM report_member_days WHERE ${condition} AND (deposits > 0 OR played)
      GROUP BY GROUPING SETS (${activeSets[by]})
    ) d GROUP BY key`;
}

/** Money by day, brand, channel or level. A member has no channel, so active members are not divided by it. */
export async function moneyReport(db: Database, scope: ReportScope, by: ReportGroup): Promise<Report> {
  const { from, to, brands } = scope;
  const of = (day: string): RawBuilder<unknown> =>
    sql`brand_id = ANY (${idsOf(scope)}) AND ${sql.ref(day)} BETWEEN ${from} AND ${to}`;
  // The total has no key.
  const grouped = (column: string) => sql`GROUP BY GROUPING SETS ((), (${sql.ref(column)}))`;
  const key = (column: string) => sql`${sql.ref(column)}::text AS key`;
  // Added up by account first, so that the numbers are cases over few rows.
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`
      SELECT ${key(groups[by])}, ${sql.join(amounts.map((name) => sql`${sumOf(name)} AS ${sql.ref(name)}`))},
        coalesce(sum(entries) FILTER (WHERE account = 'BANK'), 0)::bigint AS "depositCount",
        coalesce(sum(entries) FILTER (WHERE account = 'PAYOUT'), 0)::bigint AS "withdrawalCount"
      FROM (
        SELECT ${sql.ref(groups[by])}, account, sum(amount)::bigint AS amount, sum(entries)::bigint AS entries
        FROM report_days WHERE ${of('day')} GROUP BY 1, 2
      ) d ${grouped(groups[by])}`.execute(db),
    sql<Counted>`
      SELECT 'first' AS what, ${key(by === 'day' ? 'first_day' : groups[by])}, count(*) FROM report_members
      WHERE ${of('first_day')} ${grouped(by === 'day' ? 'first_day' : groups[by])}
      UNION ALL ${activeMembers(by, of('day'))}`.execute(db),
  ]);
  const figuresOf = (wanted: string | null): Figures => {
    const row = rows.find((each) => each.key === wanted);
    const countOf = (what: Counted['what']) =>
      counted.find((each) => each.what === what && each.key === wanted)?.count ?? 0;
    return {
      ...Object.fromEntries(amounts.map((name) => [name, satangToBaht(row?.[name] ?? 0)])),
      depositCount: row?.depositCount ?? 0,
      withdrawalCount: row?.withdrawalCount ?? 0,
      firstDeposits: countOf('first'),
      activeMembers: by === 'channel' && wanted !== null ? null : countOf('active'),
    };
  };
  const keys = [...new Set([...rows, ...counted].flatMap(({ key: each }) => each ?? []))].sort();
  return presentReport(
    columns,
    keys.slice(-maxReportRows).map((each) => ({
      key: each,
      label: by === 'brand' ? brands.find(({ id }) => id === each)?.displayName : undefined,
      figures: figuresOf(each),
    })),
    figuresOf(null),
  );
}
