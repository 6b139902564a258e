import { sql } from 'kysely';
import { maxReportRows } from '#schemas/api/deskReports';
import type { Database } from '#server/platform/db/connect';
import {
  idsOf,
  presentReport,
  shareOf,
  targetsOf,
  type Figures,
  type Report,
  type ReportScope,
} from './report';

interface Row {
  /** Null for all of them. */
  readonly key: string | null;
  readonly label: string | null;
  readonly decisions: number;
  readonly rejected: number;
  readonly median: number;
  readonly within: number;
}

const columns = ['decisions', 'rejected', 'median', 'withinTarget'] as const;

/** Decisions by person, or by kind of queue, against the targets that the brands have now. One query. */
export async function decisionReport(
  db: Database,
  scope: ReportScope,
  by: 'staff' | 'queues',
): Promise<Report> {
  const key = sql.ref(by === 'staff' ? 'd.staff_id' : 'd.kind');
  const { rows } = await sql<Row>`
    SELECT ${key}::text AS key, ${by === 'staff' ? sql`min(p.name)` : sql`NULL`} AS label, count(*) AS decisions,
      count(*) FILTER (WHERE d.rejected) AS rejected, percentile_disc(0.5) WITHIN GROUP (ORDER BY s.seconds) AS median,
      count(*) FILTER (WHERE s.seconds <= t.seconds) AS within
    FROM report_decisions d CROSS JOIN LATERAL unnest(d.seconds) AS s (seconds)
    JOIN ${targetsOf(scope)} ON t.brand_id = d.brand_id AND t.kind = d.kind
    LEFT JOIN staff p ON p.id = d.staff_id
    WHERE d.brand_id = ANY (${idsOf(scope)}) AND d.day BETWEEN ${scope.from} AND ${scope.to}
    GROUP BY GROUPING SETS ((), (${key})) ORDER BY decisions DESC, key LIMIT ${sql.lit(maxReportRows + 1)}`.execute(
    db,
  );
  const figuresOf = ({ decisions, rejected, median, within }: Row): Figures => ({
    decisions,
    rejected: shareOf(rejected, decisions),
    median,
    withinTarget: shareOf(within, decisions),
  });
  const total = rows.find((row) => row.key === null);
  return presentReport(
    columns,
    rows.flatMap((row) =>
      row.key === null ? [] : [{ key: row.key, label: row.label ?? undefined, figures: figuresOf(row) }],
    ),
    total ? figuresOf(total) : {},
  );
}
