import { sql } from 'kysely';
import { retentionWeeks, type ReportColumn } from '#schemas/api/shapes/reportColumns';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { idsOf, presentReport, shareOf, type Figures, type Report, type ReportScope } from './report';

const weeks = Array.from({ length: retentionWeeks }, (_, index) => index + 1);
const columnOf = (week: number) => `week${week}` as ReportColumn;

interface Row {
  readonly week: string;
  /** Weeks after the first deposit; 0 has all members of the cohort. */
  readonly later: number;
  readonly members: number;
}

/** From the Monday of a cohort to the last day of its last week. */
const lastDay = 7 * (retentionWeeks + 1) - 1;

/**
 * Members by the week of their first deposit, and the share that deposited or played in each later week. One query,
 * which collects the weeks of a member as bits, so that it groups members and not their weeks.
 */
export async function retentionReport(db: Database, scope: ReportScope, now: Date): Promise<Report> {
  const { rows } = await sql<Row>`
    WITH cohort AS (
      SELECT brand_id, member_id, date_trunc('week', first_day)::date AS week FROM report_members
      WHERE brand_id = ANY (${idsOf(scope)}) AND first_day BETWEEN ${scope.from} AND ${scope.to}
    ), seen AS (
      SELECT c.week, bit_or(1 << (d.day - c.week) / 7) AS weeks
      FROM cohort c JOIN report_member_days d ON d.brand_id = c.brand_id AND d.member_id = c.member_id
        AND d.day BETWEEN c.week + 7 AND c.week + ${sql.lit(lastDay)}
      WHERE d.brand_id = ANY (${idsOf(scope)}) AND d.day > ${scope.from}::date AND d.day <= ${scope.to}::date + ${sql.lit(lastDay)}
        AND (d.deposits > 0 OR d.played)
      GROUP BY c.brand_id, c.member_id, c.week
    )
    SELECT week::text, 0 AS later, count(*) AS members FROM cohort GROUP BY week
    UNION ALL
    SELECT week::text, later, count(*) FROM seen
    JOIN generate_series(1, ${sql.lit(retentionWeeks)}) AS later ON weeks & (1 << later) <> 0 GROUP BY week, later
    ORDER BY week, later`.execute(db);
  const cohorts = [...new Set(rows.map(({ week }) => week))];
  const today = bangkokDay(now);
  const hasBegun = (cohort: string, week: number) =>
    Date.parse(today) >= Date.parse(cohort) + week * 7 * DAY_MS;
  const count = (cohort: string, later: number) =>
    rows.find((row) => row.week === cohort && row.later === later)?.members ?? 0;
  const figuresOf = (of: readonly string[]): Figures => {
    const sum = (later: number, among: readonly string[]) =>
      among.reduce((total, cohort) => total + count(cohort, later), 0);
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
