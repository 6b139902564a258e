import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/platform/audit/audit';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import type { Deps } from '#server/providers/deps';
import { alertEmail } from './alertEmail';
import { findConditions, type Condition } from './findConditions';

/**
 * Opens and resolves the alerts of every brand; with several servers, one of them does each brand. A new alert is
 * audited, which queues its webhook event, and sent by e-mail after the commit.
 */
export async function evaluateAlerts(deps: Pick<Deps, 'db' | 'brands' | 'clock' | 'ports'>): Promise<void> {
  const now = deps.clock.now();
  for (const brand of deps.brands.all) {
    const opened = await inTransaction(deps.db, (trx) => evaluateBrand(trx, brand, now));
    await Promise.all(opened.map((condition) => sendEmails(deps, brand, condition)));
  }
}

/** @returns the conditions that are new. */
async function evaluateBrand(trx: Transaction, brand: Brand, now: Date): Promise<Condition[]> {
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`alerts ${brand.id}`}, 0)) AS locked`.execute(trx);
  if (rows[0]?.locked !== true) return [];
  const conditions = await findConditions(trx, brand, now);
  const nameOf = ({ kind, subject }: Pick<Condition, 'kind' | 'subject'>) => `${kind} ${subject}`;
  const lasting = new Map(conditions.map((condition) => [nameOf(condition), condition]));
  const open = await trx
    .selectFrom('alerts')
    .select(['id', 'kind', 'subject'])
    .where('brand_id', '=', brand.id)
    .where('resolved_at', 'is', null)
    .execute();
  for (const { id, kind, subject } of open) {
    const detail = lasting.get(nameOf({ kind, subject }))?.detail;
    await trx
      .updateTable('alerts')
      .set(detail ? { detail: JSON.stringify(detail) } : { resolved_at: now })
      .where('brand_id', '=', brand.id)
      .where('id', '=', id)
      .execute();
    lasting.delete(nameOf({ kind, subject }));
  }
  for (const condition of lasting.values()) await openAlert(trx, brand.id, condition, now);
  return [...lasting.values()];
}

async function openAlert(trx: Transaction, brandId: string, condition: Condition, now: Date): Promise<void> {
  const { kind, subject, detail } = condition;
  const id = uuidv7();
  await trx
    .insertInto('alerts')
    .values({ brand_id: brandId, id, kind, subject, detail: JSON.stringify(detail), created_at: now })
    .execute();
  await audit(trx, {
    actor: { kind: 'SYSTEM' },
    brandId,
    action: 'alert.raise',
    subject: { type: 'ALERT', id },
    detail: { kind, about: subject, ...detail },
    now,
  });
}

/** A failed e-mail is in the calls of its provider; the alert is on the desk in any case. */
async function sendEmails({ ports }: Pick<Deps, 'ports'>, brand: Brand, condition: Condition): Promise<void> {
  const sender = ports.email.of(brand.id);
  if (sender === null) return;
  await Promise.allSettled(
    brand.desk.alerts.emails.map((to) => sender.send(alertEmail(to, brand, condition))),
  );
}
