import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { dateTime, day, signedBaht, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { needs } from './callParts';
import { cursor, limit } from './page';
import { amountColumns, reportColumn, reportColumns } from './shapes/reportColumns';

export const reportNames = ['money', 'retention', 'affiliates', 'staff', 'queues'] as const;
export type ReportName = (typeof reportNames)[number];

export const reportGroups = ['day', 'brand', 'channel', 'level'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** Most rows of a report: more than the days of a year. */
export const maxReportRows = 400;

/** Over the brands at which the caller holds the permission. */
const overBrands = { ...needs('reports'), anyBrand: true } as const;
/** Bangkok days, both inclusive. */
const range = { from: day, to: day } as const;
/** Brand ids with commas between them. */
const brand = { type: 'string', pattern: '^[a-z0-9,-]{1,2000}$' } as const;
/** In the order of `columns`; null where a number does not apply. */
const values = list(nullable({ type: 'number' }), reportColumns.length);

/** Reports of the operations desk, read from roll-ups of the ledger. */
export const deskReports = {
  'GET /api/staff/report/{report}': {
    ...overBrands,
    summary:
      'A report over days: `money`, `retention` by week of the first deposit, `affiliates`, `staff` or `queues`. `by` groups the rows of `money`.',
    params: object({ report: oneOf(reportNames) }),
    query: object(range, { brand, by: oneOf(reportGroups) }),
    data: object({
      columns: list(reportColumn, reportColumns.length),
      /** `key` is a day, brand, channel, level, week, member, person or kind of queue; `label` its name if it has one. */
      rows: list(object({ key: text, label: text, values }), maxReportRows),
      total: values,
    }),
  },
  'GET /api/staff/report/money/movement': {
    ...overBrands,
    summary: 'Movements of the ledger behind a number of the money report, newest first.',
    query: object(
      { ...range, column: oneOf(amountColumns) },
      {
        ...{ limit, cursor, brand },
        channel: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,60}$' },
        level: { type: 'string', pattern: '^[0-6]$' },
      },
    ),
    data: list(
      object({
        uuid,
        brandId: text,
        at: dateTime,
        kind: text,
        channel: text,
        level: { type: 'integer', minimum: 0, maximum: 6 },
        user: nullable(object({ uuid, username: text })),
        amount: signedBaht,
        reference: object({ type: text, uuid }),
      }),
    ),
    paged: true,
  },
} as const satisfies ContractArea;
