import type { Readable } from 'node:stream';
import type { Calls } from '#schemas/api/contract';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { audit, type Origin } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import type { Position } from '#server/platform/db/keyset';
import { csvFile, csvTime } from '#server/platform/http/csv';
import { findItems, type ItemRow } from './queueRepository';
import { queueSorts } from './queueSorts';
import type { Viewer } from './signals';

type Filter = NonNullable<Calls['GET /api/staff/queue/{kind}/export']['query']>;
type QueueItem = Calls['GET /api/staff/queue/{kind}']['data'][number];

interface Export {
  readonly kind: QueueKind;
  readonly viewer: Viewer;
  readonly filter: Filter;
  readonly origin: Origin;
  readonly present: (row: ItemRow) => QueueItem;
}

/** Rows that are read at once. */
const PAGE = 200;

/** A column by its name. Account numbers have only their last digits, as in the list. */
const columns: Readonly<Record<string, (item: QueueItem) => string | number | null>> = {
  uuid: ({ uuid }) => uuid,
  brand: ({ brandName }) => brandName,
  username: ({ user }) => user?.username ?? null,
  name: ({ user }) => user?.name ?? null,
  amount: ({ amount }) => amount,
  about: ({ summary }) => summary,
  signals: ({ signals }) => signals.map(({ code }) => code).join(' '),
  createdAt: ({ createdAt }) => csvTime(createdAt),
  since: ({ since }) => csvTime(since),
  dueAt: ({ dueAt }) => csvTime(dueAt),
  state: ({ state }) => state,
  claimedBy: ({ claim }) => claim?.name ?? null,
  heldBy: ({ hold }) => hold?.by ?? null,
  heldUntil: ({ hold }) => hold && csvTime(hold.until),
  holdReason: ({ hold }) => hold?.reason ?? null,
};

/** The items of a list as CSV, in its order, page by page. */
export function exportItems(db: Database, wanted: Export): Readable {
  return csvFile(Object.keys(columns), rowsOf(db, wanted));
}

async function* rowsOf(db: Database, wanted: Export) {
  const { kind, viewer, filter, present } = wanted;
  const sent = new Map<string, number>();
  const { keyOf } = queueSorts[filter.sort ?? 'oldest'];
  let after: Position | undefined;
  try {
    do {
      const rows = await findItems(db, kind, viewer, filter, { limit: PAGE, after });
      const page = rows.slice(0, PAGE);
      for (const { brand_id } of page) sent.set(brand_id, (sent.get(brand_id) ?? 0) + 1);
      const last = rows.length > PAGE ? page.at(-1) : undefined;
      after = last && { createdAt: keyOf(last), id: last.id };
      const items = page.map(present);
      yield items.map((item) => Object.values(columns).map((cell) => cell(item)));
    } while (after);
  } finally {
    // Also of a download that was stopped: its rows are known.
    await auditExport(db, wanted, sent);
  }
}

async function auditExport(
  db: Database,
  { kind, filter, origin }: Export,
  sent: ReadonlyMap<string, number>,
) {
  // Readers of a brand's trail learn no other brand.
  const { brand: _, ...narrowed } = filter;
  const [first, ...more] = [...sent].map(([brandId, rows]) => ({
    ...origin,
    brandId,
    action: 'queue.export',
    subject: { type: 'QUEUE' },
    detail: { kind, ...narrowed, rows },
  }));
  if (first) await audit(db, first, ...more);
}
