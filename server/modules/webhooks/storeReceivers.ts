import { sql } from 'kysely';
import { webhookEvents } from '#schemas/webhooks/events';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { eventActions } from './eventActions';

/**
 * Stores which receiver of which brand gets which event. The database queues events from this copy, so that a change
 * of money costs no further query; without receivers it queues nothing.
 */
export async function storeReceivers({
  db,
  brands,
  providers: { connections },
}: Pick<Deps, 'db' | 'brands' | 'providers'>): Promise<void> {
  // Also those of brands that are closed at present.
  const rows = [...brands.seen.keys()].flatMap((brandId) =>
    connections.of('webhooks', brandId).map(({ id, service }) => {
      const events = (service.events ?? webhookEvents).flatMap((event) =>
        eventActions[event].map((action) => [action, event] as const),
      );
      return { brand_id: brandId, provider: id, events: JSON.stringify(Object.fromEntries(events)) };
    }),
  );
  if (rows.length === 0) {
    await db.deleteFrom('webhook_receivers').execute();
    return;
  }
  await inTransaction(db, async (trx) => {
    // Several processes may start at once.
    await sql`LOCK TABLE webhook_receivers IN EXCLUSIVE MODE`.execute(trx);
    await trx.deleteFrom('webhook_receivers').execute();
    await trx.insertInto('webhook_receivers').values(rows).execute();
  });
}
