import type { QueueKind } from '#schemas/api/shapes/queueItem';
import type { deskQueue } from '#schemas/api/deskQueue';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { staffOrigin, type Context, type Handlers, type StaffCall } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { claimItem, claimNext, releaseItem, takeOver, type ItemRef } from './claimItem';
import { countQueues } from './countQueues';
import { EventHub } from './eventHub';
import { exportItems } from './exportItems';
import { readEvidence } from './evidence/readEvidence';
import { holdItem, resumeItem } from './holdItem';
import { presentItem } from './presentItem';
import { queueBrands } from './queueBrands';
import { queueSorts } from './queueSorts';
import { findItem, findItems, type ItemRow } from './queueRepository';

type QueueCall = keyof typeof deskQueue;
type ItemCall = Extract<QueueCall, `POST /api/staff/queue/{kind}/{uuid}/${string}`>;
type QueueItem = Calls['GET /api/staff/queue/{kind}']['data'][number];

/** Reason templates of a kind, as staff read them. Only a provider ends a transfer to a game. */
function reasonsOf(brand: Brand | undefined, kind: QueueKind) {
  if (!brand || kind === 'game-transfer') return [];
  return brand.desk.reasons[kind].map(({ id, staff }) => ({ id, ...staff }));
}

/** Rows of a page unless the caller says otherwise. */
const PAGE = '50';

/** Queues of staff over all brands at which they may work: lists, claims, holds and events. */
export function queueHandlers(deps: Deps): Handlers<QueueCall> {
  const { db, brands } = deps;
  const hub = new EventHub(deps);
  deps.onClosing(() => hub.close());
  const viewerOf = ({ staff, now }: StaffCall, kind: QueueKind, wanted?: readonly string[]) => ({
    staffId: staff.id,
    brandIds: queueBrands(deps, staff, kind, { wanted }),
    now,
  });
  const present = (kind: QueueKind, row: ItemRow): QueueItem => {
    const brand = brands.byId(row.brand_id);
    if (!brand) throw fail('NOT_FOUND');
    return presentItem(kind, brand, row);
  };
  const read = async (context: StaffCall, kind: QueueKind, id: string): Promise<ItemRow> => {
    const row = await findItem(db, kind, viewerOf(context, kind), id);
    if (!row) throw fail('NOT_FOUND');
    return row;
  };
  /** The item after `step` has changed who works on it. */
  const change = async (context: Context<ItemCall>, step: (item: ItemRef) => Promise<unknown>) => {
    const { kind, uuid: id } = context.params;
    const { brandIds } = viewerOf(context, kind);
    await step({ kind, id, brandIds });
    return present(kind, await read(context, kind, id));
  };
  /** The same with an entry in the audit trail. @param step returns the item's brand and the detail of the entry. */
  const changeAudited = (
    context: Context<ItemCall>,
    action: string,
    step: (trx: Transaction, item: ItemRef) => Promise<Audited>,
  ) =>
    change(context, (item) =>
      inTransaction(db, async (trx) => {
        const { brandId, detail } = await step(trx, item);
        const subject = { type: subjects[item.kind], id: item.id };
        await audit(trx, { ...staffOrigin(context), brandId, action, subject, detail });
      }),
    );
  return {
    'GET /api/staff/queue': ({ staff, query }) => countQueues(deps, staff, listed(query.brand)),
    'GET /api/staff/queue/{kind}': async (context) => {
      const { params, query } = context;
      const keyset = keysetOf({ limit: PAGE, ...query });
      const viewer = viewerOf(context, params.kind, listed(query.brand));
      const found = await findItems(db, params.kind, viewer, query, keyset);
      const { rows, meta } = pageOf(found, keyset, queueSorts[query.sort ?? 'oldest'].keyOf);
      return { data: rows.map((row) => present(params.kind, row)), meta };
    },
    'GET /api/staff/queue/{kind}/export': (context) => {
      const { kind } = context.params;
      return exportItems(db, {
        kind,
        viewer: viewerOf(context, kind, listed(context.query.brand)),
        filter: context.query,
        origin: staffOrigin(context),
        present: (row) => present(kind, row),
      });
    },
    'POST /api/staff/queue/{kind}/next': async (context) => {
      const { params, body, staff } = context;
      const brandIds = queueBrands(deps, staff, params.kind, { wanted: body?.brands, act: 'decide' });
      const id = await claimNext(db, params.kind, brandIds, claimantOf(context));
      return id === undefined ? null : present(params.kind, await read(context, params.kind, id));
    },
    'GET /api/staff/queue/{kind}/{uuid}': async (context) => {
      const { kind, uuid } = context.params;
      const row = await read(context, kind, uuid);
      const item = present(kind, row);
      const { brand_id, id, member_id } = row;
      const evidence = await readEvidence({ db, staff: context.staff, now: context.now }, kind, {
        brand_id,
        id,
        ...(member_id !== null && { member_id }),
      });
      return { ...item, evidence, reasons: reasonsOf(brands.byId(brand_id), kind) };
    },
    'POST /api/staff/queue/{kind}/{uuid}/claim': (context) =>
      change(context, (item) => claimItem(db, item, claimantOf(context))),
    'POST /api/staff/queue/{kind}/{uuid}/renew': (context) =>
      change(context, (item) => claimItem(db, item, claimantOf(context))),
    'POST /api/staff/queue/{kind}/{uuid}/release': (context) =>
      change(context, (item) => releaseItem(db, item, claimantOf(context))),
    'POST /api/staff/queue/{kind}/{uuid}/take-over': (context) =>
      changeAudited(context, 'queue.takeOver', async (trx, item) => {
        const { brandId, from } = await takeOver(trx, item, claimantOf(context));
        return { brandId, detail: { kind: item.kind, from, reason: context.body.reason } };
      }),
    'POST /api/staff/queue/{kind}/{uuid}/hold': (context) =>
      changeAudited(context, 'queue.hold', async (trx, item) => {
        const { reason, until } = context.body;
        const hold = { reason, until: new Date(until) };
        const brandId = await holdItem(trx, item, context.staff.id, hold);
        return { brandId, detail: { kind: item.kind, until, reason } };
      }),
    'POST /api/staff/queue/{kind}/{uuid}/resume': (context) =>
      changeAudited(context, 'queue.resume', async (trx, item) => ({
        brandId: await resumeItem(trx, item, context.staff.id),
        detail: { kind: item.kind },
      })),
    'GET /api/staff/event': ({ staff, request, reply }) => {
      const { 'last-event-id': lastEventId } = request.headers;
      const stream = hub.open(staff, typeof lastEventId === 'string' ? lastEventId : undefined);
      // A HEAD request reads nothing and would leave it open.
      reply.raw.once('close', () => stream.destroy());
      return stream;
    },
  };
}

interface Audited {
  readonly brandId: string;
  readonly detail: Readonly<Record<string, string | null>>;
}

/** Subjects of the audit trail, as decisions about the same requests name them. */
const subjects: Readonly<Record<QueueKind, string>> = {
  deposit: 'DEPOSIT_REQUEST',
  slip: 'SLIP',
  withdrawal: 'WITHDRAWAL',
  payout: 'WITHDRAWAL',
  reward: 'REWARD_REQUEST',
  prize: 'GAME_REWARD_REQUEST',
  adjustment: 'ADJUSTMENT',
  'game-transfer': 'GAME_TRANSFER',
};

const claimantOf = ({ staff }: StaffCall) => ({ staffId: staff.id, sessionId: staff.sessionId });

/** Brand ids of a query. */
function listed(brand: string | undefined): readonly string[] | undefined {
  return brand?.split(',');
}
