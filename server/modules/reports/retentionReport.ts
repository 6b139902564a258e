import { sql } from 'kysely';
import { retentionWeeks, type ReportColumn } from '#schemas/api/shapes/reportColumns';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { idsOf, presentReport, shareOf, sumBy, type Figures, type Report, type ReportScope } from './report';

const weeks = Array.from({ length: retentionWeeks }, (_, index) => index + 1);
const columnOf = (week: number) => `week${week}` as ReportColumn;

interface Row {
  readonly week: string;
  /** By weeks after the first deposit; the first has all members of the cohort. */
  readonly members: readonly number[];
}

/**
 * Members by the week of their first deposit, and the share that deposited or played in each later week. One query,
 * which collects the weeks of each member as bits: days are many, members few.
 */
export async function retentionReport(db: Database, scope: ReportScope, now: Date): Promise<Report> {
  const { from, to } = scope;
  const monday = addDays(from, -((new Date(from).getUTCDay() + 6) % 7));
  const length = Math.floor((Date.parse(to) - Date.parse(monday)) / (7 * DAY_MS)) + 1 + retentionWeeks;
  const bits = sql.lit(Math.max(length, 1));
  const wasSeen = weeks.map(
    (week) => sql`count(*) FILTER (WHERE get_bit(s.weeks, c.week + ${sql.lit(week)}) = 1)`,
  );
  const { rows } = await sql<Row>`
    WITH cohort AS (
      SELECT member_id, (first_day - ${monday}::date) / 7 AS week FROM report_members
      WHERE brand_id = ANY (${idsOf(scope)}) AND first_day BETWEEN ${from} AND ${to}
    ), seen AS (
      SELECT member_id, bit_or(set_bit(0::bit(${bits}), (day - ${monday}::date) / 7, 1)) AS weeks FROM report_member_days
      WHERE brand_id = ANY (${idsOf(scope)}) AND day >= ${from} AND day < ${monday}::date + 7 * ${bits} AND (deposits > 0 OR played)
      GROUP BY member_id
    )
    SELECT (${monday}::date + 7 * c.week)::text AS week, ARRAY[count(*), ${sql.join(wasSeen)}]::integer[] AS members
    FROM cohort c LEFT JOIN seen s ON s.member_id = c.member_id GROUP BY c.week ORDER BY c.week`.execute(db);
  const cohorts = rows.map(({ week }) => week);
  const today = bangkokDay(now);
  const hasBegun = (cohort: string, week: number) =>
    Date.parse(today) >= Date.parse(cohort) + week * 7 * DAY_MS;
  const count = (cohort: string, later: number) =>
    rows.find((row) => row.week === cohort)?.members[later] ?? 0;
  const figuresOf = (of: readonly string[]): Figures => {
    const sum = (later: number, among: readonly string[]) => sumBy(among, (cohort) => count(cohort, later));
    const later = weeks.map((week) => {
      const begun = of.filter((cohort) => hasBegun(cohort, week));
      return [columnOf(week), shareOf(sum(week, begun), sum(0, begun))] as const;
    });
    return { members: sum(0, of), ...Object.fromEntries(later) };
  };
  return presentReport(
    ['members', ...weeks.map(columnOf)],
    cohorts.map((week) => ({ key: week, figures: figuresOf([week]) })),
    figuresOf(cohorts),
  );
}
