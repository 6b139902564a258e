import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { count, dateTime, day, flag, signedBaht, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { needs } from './callParts';
import { cursor, limit } from './page';
import { queueKind } from './shapes/queueItem';
import {
  amountColumns,
  decisionColumns,
  memberColumns,
  reportColumn,
  reportColumns,
} from './shapes/reportColumns';

export const reportNames = ['money', 'retention', 'affiliates', 'staff', 'queues'] as const;
export type ReportName = (typeof reportNames)[number];

export const reportGroups = ['day', 'brand', 'channel', 'level'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** Most rows of a report: more than the days of a year. */
export const maxReportRows = 400;

/** Most inviters that the report on affiliates lists: those whose friends deposited most. */
export const mostInviters = 100;

/** Over the brands at which the caller holds the permission. */
const overBrands = { ...needs('reports'), anyBrand: true } as const;
/** Bangkok days, both inclusive. */
const range = { from: day, to: day } as const;
/** Brand ids with commas between them. */
const brand = { type: 'string', pattern: '^[a-z0-9,-]{1,2000}$' } as const;
/** In the order of `columns`; null where a number does not apply. */
const values = list(nullable({ type: 'number' }), reportColumns.length);

/** A level of members; 0 is none. */
const levelText = { type: 'string', pattern: '^[0-6]$' } as const;
const member = object({ uuid, username: text });

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
        level: levelText,
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
        user: nullable(member),
        amount: signedBaht,
        reference: object({ type: text, uuid }),
      }),
    ),
    paged: true,
  },
  'GET /api/staff/report/members/member': {
    ...overBrands,
    summary:
      'Members behind a number of a report, those who registered last first; `amount` is the part of a member in a sum, and of a cohort the first deposit. `level` narrows `activeMembers`, `inviter` the numbers about friends.',
    query: object(
      { ...range, column: oneOf(memberColumns) },
      { limit, cursor, brand, level: levelText, inviter: uuid },
    ),
    data: list(object({ brandId: text, user: member, registeredAt: dateTime, amount: nullable(signedBaht) })),
    paged: true,
  },
  'GET /api/staff/report/staff/decision': {
    ...overBrands,
    summary:
      'Decisions behind a number of the reports on staff and queues, newest first; `rejected` and `withinTarget` list only those. `seconds` is the time since staff had to act.',
    query: object(
      { ...range, column: oneOf(decisionColumns) },
      { limit, cursor, brand, staff: uuid, queue: queueKind },
    ),
    data: list(
      object({
        uuid,
        brandId: text,
        at: dateTime,
        queue: queueKind,
        rejected: flag,
        seconds: count,
        withinTarget: flag,
        by: text,
        user: nullable(member),
      }),
    ),
    paged: true,
  },
} as const satisfies ContractArea;
