import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isDatabaseUnavailable, isLockTimeout, isTransient } from '#server/db/failures';
import { inTransaction } from '#server/db/transaction';
import type { Transaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { fail } from './appError';
import type { AppError } from './appError';
import { toAppError } from './errorHandler';
import type { EffectAbout, MoneyAnswer } from './handlers';

/** One money request: who makes which call with what. */
export interface MoneyRequest {
  readonly brandId: string;
  /** Member or staff member: keys of two people never meet (M7). */
  readonly actorId: string;
  /** The call's key in the contract. */
  readonly route: string;
  /** The `Idempotency-Key` header as sent. */
  readonly key: string | undefined;
  /** Everything of the request that decides its effect. */
  readonly content: unknown;
  readonly now: Date;
}

export interface MoneyOutput<D> {
  /** Bytes of the success envelope. */
  readonly serialize: (data: D) => string;
  /** Told of failures that the caller must not see. */
  readonly onFailure: (error: unknown, known: AppError) => void;
}

/**
 * Runs an effect of money and stores its answer in the same transaction, so that a repeated request
 * gets the same bytes and nothing happens twice (M6 to M9). A refused effect is rolled back to a
 * savepoint and its refusal is stored; without a key the effect simply runs in a transaction (M8).
 */
export async function runMoney<D>(
  { db }: Deps,
  request: MoneyRequest,
  output: MoneyOutput<D>,
  effect: (trx: Transaction, about: EffectAbout) => Promise<D>,
): Promise<MoneyAnswer> {
  const { key } = request;
  if (key === undefined) {
    const data = await inTransaction(db, (trx) => effect(trx, { clientRef: undefined }));
    return { status: 200, body: Buffer.from(output.serialize(data)), replayed: false };
  }
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw fail('IDEMPOTENCY_KEY_INVALID');
  return inTransaction(db, async (trx) => {
    const requestHash = hashOf(request.content);
    if (!(await claimKey(trx, request, key, requestHash))) return replay(trx, request, key, requestHash);
    const answer = await attempt(trx, output, () => effect(trx, { clientRef: clientRef(request, key) }));
    await trx
      .updateTable('idempotency_keys')
      .set({ status: answer.status, body: answer.body })
      .where('brand_id', '=', request.brandId)
      .where('actor_id', '=', request.actorId)
      .where('route', '=', request.route)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** Waits for a running twin of this request, then tells whether the key was free. */
async function claimKey(
  trx: Transaction,
  request: MoneyRequest,
  key: string,
  requestHash: Buffer,
): Promise<boolean> {
  try {
    const inserted = await trx
      .insertInto('idempotency_keys')
      .values({
        brand_id: request.brandId,
        actor_id: request.actorId,
        route: request.route,
        key,
        request_hash: requestHash,
        created_at: request.now,
      })
      .onConflict((on) => on.doNothing())
      .returning('key')
      .executeTakeFirst();
    return inserted !== undefined;
  } catch (error) {
    throw isLockTimeout(error) ? fail('IDEMPOTENCY_IN_PROGRESS') : error;
  }
}

async function replay(
  trx: Transaction,
  request: MoneyRequest,
  key: string,
  requestHash: Buffer,
): Promise<MoneyAnswer> {
  const stored = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('brand_id', '=', request.brandId)
    .where('actor_id', '=', request.actorId)
    .where('route', '=', request.route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!stored || stored.status === null || stored.body === null) throw fail('IDEMPOTENCY_IN_PROGRESS');
  if (!stored.request_hash.equals(requestHash)) throw fail('IDEMPOTENCY_KEY_REUSED');
  return { status: stored.status, body: stored.body, replayed: true };
}

async function attempt<D>(
  trx: Transaction,
  output: MoneyOutput<D>,
  effect: () => Promise<D>,
): Promise<MoneyAnswer> {
  await sql`SAVEPOINT effect`.execute(trx);
  try {
    const data = await effect();
    return { status: 200, body: Buffer.from(output.serialize(data)), replayed: false };
  } catch (error) {
    // A database that is away or two transactions in conflict say nothing about the request itself.
    if (isTransient(error) || isDatabaseUnavailable(error)) throw error;
    await sql`ROLLBACK TO SAVEPOINT effect`.execute(trx);
    const known = toAppError(error);
    output.onFailure(error, known);
    return { status: known.status, body: Buffer.from(JSON.stringify(known.toEnvelope())), replayed: false };
  }
}

function hashOf(content: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

function clientRef({ actorId, route }: MoneyRequest, key: string): string {
  return createHash('sha256').update(`${actorId}\n${route}\n${key}`).digest('base64url');
}
