import type { Readable } from 'node:stream';
import type { Calls } from '#schemas/api/contract';
import { audit, type Origin } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { csvFile, csvTime } from '#server/platform/http/csv';
import { readTimeline } from './readTimeline';

type Query = NonNullable<Calls['GET /api/staff/brand/{brandId}/member/{uuid}/timeline/export']['query']>;
type Event = Calls['GET /api/staff/brand/{brandId}/member/{uuid}/timeline']['data'][number];

interface Export {
  readonly brandId: string;
  readonly memberId: string;
  readonly query: Query;
  readonly origin: Origin;
}

/** Rows that are read at once: as many as a page may have. */
const PAGE = '100';

/** A column by its name; numbers of accounts are masked, as on the page. */
const columns: Readonly<Record<string, (event: Event) => string | number | null>> = {
  at: ({ at }) => csvTime(at),
  kind: ({ kind }) => kind,
  code: ({ code }) => code,
  uuid: ({ uuid }) => uuid,
  amount: ({ amount }) => amount,
  unit: ({ amount, unit }) => (amount === null ? null : unit),
  balance: ({ balance }) => balance,
  status: ({ status }) => status,
  text: ({ text }) => text,
  by: ({ by }) => by,
  decidedAt: ({ decidedAt }) => decidedAt && csvTime(decidedAt),
  details: ({ values }) =>
    Object.entries(values)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
};

/** The timeline of a member as CSV, newest first, page by page; audited with its filters and number of rows. */
export function exportTimeline(db: Database, wanted: Export): Readable {
  return csvFile(Object.keys(columns), rowsOf(db, wanted));
}

async function* rowsOf(db: Database, { brandId, memberId, query, origin }: Export) {
  let rows = 0;
  let cursor: string | undefined;
  try {
    do {
      const page = { ...query, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const { data, meta } = await readTimeline(db, { brandId, memberId, query: page });
      rows += data.length;
      cursor = meta.next ?? undefined;
      yield data.map((event) => Object.values(columns).map((cell) => cell(event)));
    } while (cursor !== undefined);
  } finally {
    // Also of a download that was stopped: its rows are known.
    await audit(db, {
      ...origin,
      brandId,
      action: 'member.export',
      subject: { type: 'MEMBER', id: memberId },
      detail: { ...query, rows },
    });
  }
}
