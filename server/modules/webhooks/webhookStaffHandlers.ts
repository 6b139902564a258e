import type { Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { staffWebhooks } from '#schemas/api/staffWebhook';
import type { WebhookEvent } from '#schemas/webhooks/events';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import type { WebhookDeliveries } from '#server/platform/db/schema';
import { inTransaction } from '#server/platform/db/transaction';
import { staffOrigin, type Handlers, type StaffAct } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import type { Deps } from '#server/providers/deps';

type Row = Selectable<WebhookDeliveries>;
type Delivery = Calls['GET /api/staff/brand/{brandId}/webhook']['data'][number];

/** As long as the database gives a new event. */
const GIVE_UP_MS = 3 * DAY_MS;

/** Outgoing events as staff watch and repeat them. */
export function webhookStaffHandlers({ db }: Pick<Deps, 'db'>): Handlers<keyof typeof staffWebhooks> {
  return {
    'GET /api/staff/brand/{brandId}/webhook': ({ brand, query }) => {
      const { provider, event } = query;
      const rows = db
        .selectFrom('webhook_deliveries as w')
        .selectAll('w')
        .where('w.brand_id', '=', brand.id)
        .$if(provider !== undefined, (all) => all.where('w.provider', '=', provider ?? ''))
        .$if(event !== undefined, (all) => all.where('w.event', '=', event ?? ''));
      return readPage(rows, query, { table: 'w', present });
    },
    'POST /api/staff/brand/{brandId}/webhook/{uuid}/resend': (context) =>
      resend(db, { brandId: context.brand.id, origin: staffOrigin(context) }, context.params.uuid),
  };
}

/** Makes the delivery due now, also one that has ended. @throws AppError NOT_FOUND. */
function resend(db: Database, { brandId, origin }: StaffAct, id: string): Promise<Delivery> {
  const { now } = origin;
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('webhook_deliveries')
      .set({
        status: 'PENDING',
        attempts: 0,
        due_at: now,
        give_up_at: new Date(now.getTime() + GIVE_UP_MS),
        completed_at: null,
      })
      .where('brand_id', '=', brandId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw fail('NOT_FOUND');
    const { provider, event } = row;
    await audit(trx, {
      ...origin,
      brandId,
      action: 'webhook.resend',
      subject: { type: 'WEBHOOK', id },
      detail: { provider, event },
    });
    return present(row);
  });
}

function present(row: Row): Delivery {
  const { id: uuid, provider, status, attempts, failure, completed_at: completedAt } = row;
  return {
    ...{ uuid, provider, status, attempts, failure },
    event: row.event as WebhookEvent,
    subjectUuid: row.subject_id,
    createdAt: bangkokIso(row.created_at),
    dueAt: status === 'PENDING' ? bangkokIso(row.due_at) : null,
    completedAt: completedAt && bangkokIso(completedAt),
  };
}
