import { sql } from 'kysely';
import { HOUR_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Job } from '#server/platform/jobs/runJobs';
import { ProviderUnavailable } from '#server/providers/calls/providerCaller';
import type { CallSubject } from '#server/providers/calls/callRepository';
import type { Provider } from '#server/providers/connectProviders';
import type { Deps } from '#server/providers/deps';
import type { WebhookReceiver } from '#server/providers/ports/webhookReceiver';
import { composeBody, type Queued } from './composeBody';

type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;
type Receiver = Provider<WebhookReceiver>;

/** Deliveries claimed at once: the calls that may run and wait at one receiver. */
const BATCH = 20;
/** Time limit of a call, and how many of them a batch takes: half of it waits for the other half. */
const TIMEOUT_MS = 10_000;
const ROUNDS = 2;
/** Delay after the first failure; four times as long after each further one. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 12 * HOUR_MS;
/** Delay when nothing was sent, because calls to the receiver pause. */
const PAUSE_MS = 30_000;

/** A job for each receiver, so that a slow one holds none of the others up. */
export function webhookJobs({ providers }: Pick<Deps, 'providers'>): Job<DeliverDeps>[] {
  return providers.connections.all
    .filter((one): one is Receiver => one.port === 'webhooks')
    .map((receiver) => ({
      name: `webhooks of ${receiver.id}`,
      everyMs: 1_000,
      run: (deps) => deliverDue(deps, receiver),
    }));
}

/**
 * Delivers everything that is due to one receiver. Several processes share the work; after a crash a delivery is
 * repeated under the same id.
 */
export async function deliverDue(deps: DeliverDeps, receiver: Receiver): Promise<void> {
  for (;;) {
    const claimed = await claim(deps, receiver);
    const results = await Promise.all(claimed.map((delivery) => deliver(deps, receiver, delivery)));
    if (!results.includes('DELIVERED')) return;
  }
}

interface Claimed extends Queued {
  readonly attempts: number;
  readonly give_up_at: Date;
}

/**
 * Due deliveries whose earlier ones about the same subject have ended, none while the receiver is switched off for the
 * brand. They stay due: later runs repeat those without a result, such as after a crash. One query.
 */
async function claim(
  { db, clock }: DeliverDeps,
  { id: provider, limits: { timeoutMs = TIMEOUT_MS } }: Receiver,
): Promise<readonly Claimed[]> {
  const now = clock.now();
  const lease = new Date(now.getTime() + timeoutMs * ROUNDS + TIMEOUT_MS);
  const { rows } = await sql<Claimed>`
    UPDATE webhook_deliveries AS d
    SET attempts = d.attempts + 1, due_at = ${lease}
    FROM (
      SELECT brand_id, id FROM webhook_deliveries AS w
      WHERE provider = ${provider} AND status = 'PENDING' AND due_at <= ${now}
        AND NOT EXISTS (
          SELECT FROM webhook_deliveries e WHERE e.brand_id = w.brand_id AND e.provider = w.provider
            AND e.subject_id = w.subject_id AND e.status = 'PENDING' AND e.position < w.position)
        AND NOT EXISTS (
          SELECT FROM provider_switches s WHERE s.brand_id = w.brand_id AND s.provider = w.provider)
      ORDER BY due_at, position LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) due
    WHERE d.brand_id = due.brand_id AND d.id = due.id
    RETURNING d.*`.execute(db);
  return rows;
}

async function deliver(
  { db, clock, providers }: DeliverDeps,
  receiver: Receiver,
  delivery: Claimed,
): Promise<'DELIVERED' | 'WAITS'> {
  try {
    const body = await composeBody(db, delivery);
    await providers.caller.call(receiver, {
      ...{ brandId: delivery.brand_id, operation: delivery.event, reference: delivery.id },
      subject: subjectOf(delivery),
      // The job repeats it with longer delays.
      isRepeatable: false,
      work: () => receiver.service.send({ id: delivery.id, body }),
    });
  } catch (error) {
    if (error instanceof ProviderUnavailable) await postpone(db, delivery, clock.now());
    else
      await storeFailure(db, delivery, String(error instanceof Error ? error.message : error), clock.now());
    return 'WAITS';
  }
  const done = { status: 'DELIVERED', failure: null, completed_at: clock.now() } as const;
  await update(db, delivery).set(done).execute();
  return 'DELIVERED';
}

/** Nothing was sent, so it was no attempt. */
async function postpone(db: Database, delivery: Claimed, now: Date): Promise<void> {
  const due = { attempts: delivery.attempts - 1, due_at: new Date(now.getTime() + PAUSE_MS) };
  await update(db, delivery).set(due).execute();
}

async function storeFailure(db: Database, delivery: Claimed, failure: string, now: Date): Promise<void> {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4 ** (delivery.attempts - 1));
  const due = new Date(now.getTime() + wait);
  const isOver = due > delivery.give_up_at;
  await update(db, delivery)
    .set(isOver ? { failure, status: 'FAILED', completed_at: now } : { failure, due_at: due })
    .execute();
}

/** Only of this attempt: a repetition in the meantime has its own result. */
function update(db: Database, { brand_id: brandId, id, attempts }: Claimed) {
  return db
    .updateTable('webhook_deliveries')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('attempts', '=', attempts);
}

const subjectTypes: Readonly<Record<string, CallSubject['type']>> = {
  DEPOSIT_REQUEST: 'DEPOSIT',
  SLIP: 'SLIP',
  WITHDRAWAL: 'WITHDRAWAL',
  MEMBER: 'MEMBER',
};

function subjectOf({ subject_type: type, subject_id: id }: Queued): CallSubject | undefined {
  const known = subjectTypes[type];
  return known && id !== null ? { type: known, id } : undefined;
}
