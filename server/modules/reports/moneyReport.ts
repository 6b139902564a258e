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

/** Money by day, brand, channel or level. A member has no channel, so active members are not divided by it. */
export async function moneyReport(db: Database, scope: ReportScope, by: ReportGroup): Promise<Report> {
  const { from, to, brands } = scope;
  const of = (day: string): RawBuilder<unknown> =>
    sql`brand_id = ANY (${idsOf(scope)}) AND ${sql.ref(day)} BETWEEN ${from} AND ${to}`;
  // The total has no key.
  const grouped = (column: string) => sql`GROUP BY GROUPING SETS ((), (${sql.ref(column)}))`;
  const key = (column: string) => sql`${sql.ref(column)}::text AS key`;
  const active = (column?: string) => {
    // A member has one row a day, so days need no DISTINCT, which would cost most of the time.
    const distinct =
      column === undefined ? sql`DISTINCT member_id` : sql`DISTINCT member_id, ${sql.ref(column)}`;
    return sql<Counted>`
    SELECT ${column === undefined ? sql`NULL AS key` : key(column)}, count(*) FROM (
      SELECT ${column === 'day' ? sql`day` : distinct}
      FROM report_member_days WHERE ${of('day')} AND (deposits > 0 OR played)
    ) d ${column === undefined ? sql`` : sql`GROUP BY ${sql.ref(column)}`}`.execute(db);
  };
  const [{ rows }, { rows: firsts }, ...actives] = await Promise.all([
    sql<Row>`
      SELECT ${key(groups[by])}, ${sql.join(amounts.map((name) => sql`${sumOf(name)} AS ${sql.ref(name)}`))},
        coalesce(sum(entries) FILTER (WHERE account = 'BANK'), 0)::bigint AS "depositCount",
        coalesce(sum(entries) FILTER (WHERE account = 'PAYOUT'), 0)::bigint AS "withdrawalCount"
      FROM report_days WHERE ${of('day')} ${grouped(groups[by])}`.execute(db),
    sql<Counted>`
      SELECT ${key(by === 'day' ? 'first_day' : groups[by])}, count(*) FROM report_members
      WHERE ${of('first_day')} ${grouped(by === 'day' ? 'first_day' : groups[by])}`.execute(db),
    active(),
    ...(by === 'channel' ? [] : [active(groups[by])]),
  ]);
  const activeRows = actives.flatMap((each) => each.rows);
  const figuresOf = (wanted: string | null): Figures => {
    const row = rows.find((each) => each.key === wanted);
    const countOf = (list: readonly Counted[]) => list.find((each) => each.key === wanted)?.count ?? 0;
    return {
      ...Object.fromEntries(amounts.map((name) => [name, satangToBaht(row?.[name] ?? 0)])),
      depositCount: row?.depositCount ?? 0,
      withdrawalCount: row?.withdrawalCount ?? 0,
      firstDeposits: countOf(firsts),
      activeMembers: by === 'channel' && wanted !== null ? null : countOf(activeRows),
    };
  };
  const keys = [...new Set([...rows, ...activeRows].flatMap(({ key: each }) => each ?? []))].sort();
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
