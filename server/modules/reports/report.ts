import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { ReportColumn } from '#schemas/api/shapes/reportColumns';

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
