import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { allowsAt } from '#server/modules/staff/index';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import type { Deps } from '#server/providers/deps';

type AlertCall = 'GET /api/staff/alert' | 'POST /api/staff/brand/{brandId}/alert/{uuid}/acknowledge';
type Alert = Calls['GET /api/staff/alert']['data'][number];

/** Alerts of the brands of the caller. */
export function alertHandlers({ db, brands }: Deps): Handlers<AlertCall> {
  return {
    'GET /api/staff/alert': ({ staff, query }) => {
      const wanted = query.brand?.split(',');
      const visible = brands.all
        .map(({ id }) => id)
        .filter((id) => allowsAt(staff.held, id, 'alerts') && (wanted?.includes(id) ?? true));
      const all = alertsOf(db, visible);
      const { state, ...page } = query;
      const chosen = state === 'all' ? all : all.where('a.resolved_at', 'is', null);
      return readPage(chosen, page, { table: 'a', present });
    },
    'POST /api/staff/brand/{brandId}/alert/{uuid}/acknowledge': (context) =>
      inTransaction(db, async (trx) => {
        const { brand, params, body, staff, now } = context;
        const row = await alertsOf(trx, [brand.id]).where('a.id', '=', params.uuid).executeTakeFirst();
        if (!row) throw fail('NOT_FOUND');
        const changed = await trx
          .updateTable('alerts')
          .set({ acknowledged_by: staff.id, acknowledged_at: now, acknowledgement: body.reason })
          .where('brand_id', '=', brand.id)
          .where('id', '=', params.uuid)
          .where('acknowledged_at', 'is', null)
          .where('resolved_at', 'is', null)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) throw fail('STATE_CHANGED');
        await audit(trx, {
          ...staffOrigin(context),
          brandId: brand.id,
          action: 'alert.acknowledge',
          subject: { type: 'ALERT', id: params.uuid },
          detail: { kind: row.kind, about: row.subject, reason: body.reason },
        });
        return present(
          await alertsOf(trx, [brand.id]).where('a.id', '=', params.uuid).executeTakeFirstOrThrow(),
        );
      }),
  };
}

function alertsOf(db: Database, brandIds: readonly string[]) {
  return db
    .selectFrom('alerts as a')
    .leftJoin('staff as s', 's.id', 'a.acknowledged_by')
    .select(['a.id', 'a.brand_id', 'a.kind', 'a.subject', 'a.detail', 'a.created_at', 'a.resolved_at'])
    .select(['a.acknowledged_at', 'a.acknowledgement', 's.name'])
    .where('a.brand_id', 'in', brandIds.length > 0 ? brandIds : ['']);
}

type Row = Awaited<ReturnType<ReturnType<typeof alertsOf>['executeTakeFirstOrThrow']>>;

function present(row: Row): Alert {
  return {
    uuid: row.id,
    brandId: row.brand_id,
    kind: row.kind,
    subject: row.subject,
    // The job wrote them.
    values: row.detail as Alert['values'],
    openedAt: bangkokIso(row.created_at),
    resolvedAt: row.resolved_at && bangkokIso(row.resolved_at),
    acknowledgement:
      row.acknowledged_at && row.acknowledgement !== null
        ? { by: row.name ?? '', at: bangkokIso(row.acknowledged_at), reason: row.acknowledgement }
        : null,
  };
}
