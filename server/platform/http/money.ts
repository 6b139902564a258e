import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import {
  isDatabaseUnavailable,
  isLockTimeout,
  isTransient,
  violatesUnique,
} from '#server/platform/db/failures';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import type { PlatformDeps } from './platformDeps';
import { fail } from '#server/platform/appError';
import type { AppError } from '#server/platform/appError';
import { toAppError } from './errorHandler';
import type { EffectAbout, MoneyAnswer } from './handlers';

/** One money request: which actor makes which call with which content. */
export interface MoneyRequest {
  readonly brandId: string;
  /** Member or staff member, so that the keys of two people never collide. */
  readonly actorId: string;
  /** The call's key in the contract. */
  readonly route: string;
  /** The `Idempotency-Key` header as sent. */
  readonly key: string | undefined;
  /** All input that determines the effect. */
  readonly content: unknown;
  readonly now: Date;
}

export interface MoneyOutput<D> {
  /** Serializes the success envelope. */
  readonly serialize: (data: D) => string;
  /** Receives errors that the client must not see. */
  readonly onFailure: (error: unknown, known: AppError) => void;
}

/**
 * Runs a money effect and stores its response in the same transaction, so that a repeated request gets the same
 * bytes and no second effect: of equal concurrent requests one inserts the key and the others roll back. A rejected
 * effect is rolled back and only its rejection is stored; without a key the effect just runs in a transaction.
 * @throws AppError IDEMPOTENCY_KEY_INVALID, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.
 */
export async function runMoney<D>(
  { db }: PlatformDeps,
  request: MoneyRequest,
  output: MoneyOutput<D>,
  effect: (trx: Transaction, about: EffectAbout) => Promise<D>,
): Promise<MoneyAnswer> {
  const { key } = request;
  const clientRef = clientRefOf(request);
  if (key === undefined) {
    const data = await inTransaction(db, (trx) => effect(trx, { clientRef }));
    return success(output, data);
  }
  const claim = { request, key, requestHash: hashOf(request.content) };
  try {
    return await runOnce(db, claim, output, (trx) => effect(trx, { clientRef }));
  } catch (error) {
    // A concurrent duplicate may hold the lock.
    throw isLockTimeout(error) ? fail('IDEMPOTENCY_IN_PROGRESS') : error;
  }
}

/** The idempotency key that a request claims. */
interface Claim {
  readonly request: MoneyRequest;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** Another request has stored the key: this transaction rolls back and returns the stored response. */
class Repeated extends Error {
  override readonly name = 'Repeated';
}

/** The effect failed: its transaction rolls back and the error is the response. */
class Refused extends Error {
  override readonly name = 'Refused';
}

async function runOnce<D>(
  db: Database,
  claim: Claim,
  output: MoneyOutput<D>,
  effect: (trx: Transaction) => Promise<D>,
): Promise<MoneyAnswer> {
  try {
    return await inTransaction(db, (trx) =>
      attempt(async () => {
        const answer = success(output, await effect(trx));
        await storeAnswer(trx, claim, answer);
        return answer;
      }),
    );
  } catch (error) {
    if (error instanceof Repeated) return replay(db, claim);
    if (!(error instanceof Refused)) throw error;
    return refuse(db, claim, output, error.cause);
  }
}

async function refuse<D>(
  db: Database,
  claim: Claim,
  output: MoneyOutput<D>,
  cause: unknown,
): Promise<MoneyAnswer> {
  const known = toAppError(cause);
  const { status } = known;
  const answer = { status, body: Buffer.from(JSON.stringify(known.toEnvelope())), replayed: false };
  try {
    await storeAnswer(db, claim, answer);
  } catch (error) {
    if (error instanceof Repeated) return replay(db, claim);
    throw error;
  }
  output.onFailure(cause, known);
  return answer;
}

async function attempt<T>(effect: () => Promise<T>): Promise<T> {
  try {
    return await effect();
  } catch (error) {
    // A lost database or a transaction conflict is unrelated to the request itself, so it is not stored.
    if (isTransient(error) || isDatabaseUnavailable(error) || error instanceof Repeated) throw error;
    throw new Refused('The effect was refused.', { cause: error });
  }
}

function success<D>(output: MoneyOutput<D>, data: D): MoneyAnswer {
  return { status: 200, body: Buffer.from(output.serialize(data)), replayed: false };
}

/**
 * Waits for a concurrent duplicate, then stores the response under the key.
 * @throws Repeated when the key exists: an error, so that the transaction cannot commit.
 */
async function storeAnswer(
  db: Database,
  { request, key, requestHash }: Claim,
  { status, body }: MoneyAnswer,
): Promise<void> {
  const { brandId, actorId, route, now } = request;
  try {
    await sql`
      INSERT INTO idempotency_keys (brand_id, actor_id, route, key, request_hash, status, body, created_at)
      VALUES (${brandId}, ${actorId}, ${route}, ${key}, ${requestHash}, ${status}, ${body}, ${now})`.execute(
      db,
    );
  } catch (error) {
    if (!violatesUnique(error, 'idempotency_keys_pkey')) throw error;
    throw new Repeated('The request was answered before.', { cause: error });
  }
}

async function replay(db: Database, { request, key, requestHash }: Claim): Promise<MoneyAnswer> {
  const stored = await db
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

function hashOf(content: unknown): Buffer {
  return hash('sha256', JSON.stringify(content), 'buffer');
}

/**
 * Permanent reference of a request for the ledger's `clientRef`; undefined without a key.
 * @throws AppError IDEMPOTENCY_KEY_INVALID.
 */
export function clientRefOf({
  actorId,
  route,
  key,
}: Pick<MoneyRequest, 'actorId' | 'route' | 'key'>): string | undefined {
  if (key === undefined) return undefined;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw fail('IDEMPOTENCY_KEY_INVALID');
  return hash('sha256', `${actorId}\n${route}\n${key}`, 'base64url');
}
