import { sql, type RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { queueKinds } from '#schemas/api/shapes/queueItem';
import type { ReportColumn } from '#schemas/api/shapes/reportColumns';
import { targetMs } from '#server/modules/queues/index';

export type Report = Calls['GET /api/staff/report/{report}']['data'];
export type ReportRow = Report['rows'][number];

/** What a report covers. */
export interface ReportScope {
  readonly brands: readonly Brand[];
  /** Bangkok days, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/** Numbers of a row; missing ones do not apply. */
export type Figures = Readonly<Partial<Record<ReportColumn, number | null>>>;

/** A report with these columns out of rows of named numbers. */
export function presentReport(
  columns: readonly ReportColumn[],
  rows: readonly { readonly key: string; readonly label?: string | undefined; readonly figures: Figures }[],
  total: Figures,
): Report {
  const valuesOf = (figures: Figures) => columns.map((column) => figures[column] ?? null);
  return {
    columns: [...columns],
    rows: rows.map(({ key, label, figures }) => ({ key, label: label ?? key, values: valuesOf(figures) })),
    total: valuesOf(total),
  };
}

export const idsOf = ({ brands }: ReportScope): string[] => brands.map(({ id }) => id);

/** A share with four decimals; null of nothing. */
export const shareOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part / all) * 10_000) / 10_000;

/** The sum of a number of each row. */
export const sumBy = <T>(rows: readonly T[], numberOf: (row: T) => number): number =>
  rows.reduce((total, row) => total + numberOf(row), 0);

/** SQL: the present targets `t` of the brands' queues, in seconds. */
export function targetsOf({ brands }: ReportScope): RawBuilder<unknown> {
  const targets = brands.flatMap((brand) =>
    queueKinds.map((kind) => ({ brandId: brand.id, kind, seconds: targetMs(brand, kind) / 1_000 })),
  );
  return sql`unnest(${targets.map(({ brandId }) => brandId)}::text[], ${targets.map(({ kind }) => kind)}::text[],
    ${targets.map(({ seconds }) => seconds)}::integer[]) AS t (brand_id, kind, seconds)`;
}
