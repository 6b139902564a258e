import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { auditRow, gatherLines, insertLines } from '#server/audit';
import type { AuditLine } from '#server/audit';
import { compiledOnce } from '#server/db/compiledOnce';
import type { Database } from '#server/db/connect';
import { isDatabaseUnavailable, isLockTimeout, isTransient, violatesUnique } from '#server/db/failures';
import { gatherLastly, sendLastly } from '#server/db/lastly';
import { last } from '#server/db/leanClient';
import { rowOf } from '#server/db/rowOf';
import { inTransaction } from '#server/db/transaction';
import type { Transaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { fail } from '#server/appError';
import type { AppError } from '#server/appError';
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
 * gets the same bytes and nothing happens twice (M6 to M9): of equal requests, also at once, one gets
 * to write the key, and what the others have done is rolled back. A refused effect is rolled back too,
 * and its refusal is stored alone; without a key the effect simply runs in a transaction (M8).
 * @throws AppError IDEMPOTENCY_KEY_INVALID, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.
 */
export async function runMoney<D>(
  { db }: Deps,
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
    // It may be a twin of this request that holds what it waited for in vain.
    throw isLockTimeout(error) ? fail('IDEMPOTENCY_IN_PROGRESS') : error;
  }
}

/** A key that a request wants for itself. */
interface Claim {
  readonly request: MoneyRequest;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** Another request has written the key: what this one did must go, and the other's answer counts. */
class Repeated extends Error {
  override readonly name = 'Repeated';
}

/** The effect failed by itself: what it did must go, and its failure is the answer. */
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
    return await inTransaction(db, async (trx) => {
      const lines = gatherLines(trx);
      const waiting = gatherLastly(trx);
      return attempt(async () => {
        const answer = success(output, await effect(trx));
        try {
          await sendLastly(waiting);
          await keep(trx, claim, answer, lines);
        } catch (error) {
          throw waiting.reduce((known, { translated }) => translated(known), error);
        }
        return answer;
      });
    });
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
    await keep(db, claim, answer);
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
    // A database that is away or two transactions in conflict say nothing about the request itself.
    if (isTransient(error) || isDatabaseUnavailable(error) || error instanceof Repeated) throw error;
    throw new Refused('The effect was refused.', { cause: error });
  }
}

function success<D>(output: MoneyOutput<D>, data: D): MoneyAnswer {
  return { status: 200, body: Buffer.from(output.serialize(data)), replayed: false };
}

interface Kept {
  readonly brand: string;
  readonly actor: string;
  readonly route: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly now: Date;
  readonly status: number;
  readonly body: Buffer;
  /** Mostly there is one; more of them are written before. */
  readonly line?: ReturnType<typeof auditRow> | undefined;
}

/** The statement that ends a money call: its key, its answer and its line of the trail. */
const keepLast = compiledOnce(({ line, ...answer }: Kept) => {
  const { brand, actor, route, key, hash, now, status, body } = answer;
  const trail = line && sql`WITH trail AS (INSERT INTO audit_log ${rowOf(line)})`;
  return sql`${trail ?? sql``}
    INSERT INTO idempotency_keys (brand_id, actor_id, route, key, request_hash, created_at, status, body)
    VALUES (${brand}, ${actor}, ${route}, ${key}, ${hash}, ${now}, ${status}, ${body}) ${last}`;
});

/**
 * Waits for a running twin of this request, then writes the answer with its trail, and ends the transaction.
 * @throws Repeated when the key was taken: an error, so that nothing can be committed with it.
 */
async function keep(
  db: Database,
  { request, key, requestHash: hash }: Claim,
  { status, body }: MoneyAnswer,
  lines: readonly AuditLine[] = [],
): Promise<void> {
  const { brandId: brand, actorId: actor, route, now } = request;
  const [line, ...more] = lines;
  try {
    if (more.length > 0) await insertLines(db, more).execute();
    await keepLast(db, { brand, actor, route, key, hash, now, status, body, line: line && auditRow(line) });
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
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/**
 * Permanent name of a request, for the ledger's `clientRef` (M8); none without a key.
 * @throws AppError IDEMPOTENCY_KEY_INVALID.
 */
export function clientRefOf({
  actorId,
  route,
  key,
}: Pick<MoneyRequest, 'actorId' | 'route' | 'key'>): string | undefined {
  if (key === undefined) return undefined;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw fail('IDEMPOTENCY_KEY_INVALID');
  return createHash('sha256').update(`${actorId}\n${route}\n${key}`).digest('base64url');
}
