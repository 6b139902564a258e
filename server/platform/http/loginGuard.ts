import { sql } from 'kysely';
import type { Proof } from '#schemas/common/proofOfWork';
import { MINUTE_MS } from '#core/time/durations';
import { AppError } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import type { PlatformDeps } from './platformDeps';
import { bitsFor, proofRequired, redeemProof } from './proofOfWork';
import { countUse } from './rateLimit';
import { setFailures, type ThrottleKey } from './throttle';

const WINDOW_MS = 15 * MINUTE_MS;

/** Failures in a window before each further attempt needs a proof of work. */
const FREE: Readonly<Record<ThrottleKey['scope'], number>> = { account: 5, address: 20, staff: 5 };

/** Attempts with a valid proof per 30 seconds: a hard limit, however much work a client does. */
const PROVEN: Readonly<Record<ThrottleKey['scope'], number>> = { account: 3, address: 10, staff: 3 };
const PROVEN_MS = 30_000;

export interface LoginAttempt {
  readonly brandId: string;
  readonly scope: 'account' | 'staff';
  /** The normalised name, to which a challenge is bound, so that it reveals nothing about existing accounts. */
  readonly name: string;
  /** Failure counter: the account's, or that of one known device or address of it. */
  readonly key: string;
  /** Network of the client; omitted for a known device, which others at its address must not lock out. */
  readonly place: string | undefined;
  readonly proof: Proof | undefined;
  readonly now: Date;
}

/** A counted attempt. */
export interface Admission {
  /** Call it after a correct password: resets the account, and returns only this attempt to the address. */
  forgive(): Promise<void>;
  /** Call it when the password was not compared: the attempt does not count. */
  takeBack(): Promise<void>;
}

/**
 * Counts an attempt *before* the password is compared, so that parallel guesses count too. Nobody is locked out by
 * strangers: after the free failures an attempt needs a proof of work, and those are rate limited.
 * @throws AppError PROOF_REQUIRED with a challenge; LOGIN_THROTTLED with at most 30 seconds to wait.
 */
export async function admitLogin(deps: PlatformDeps, attempt: LoginAttempt): Promise<Admission> {
  const { db } = deps;
  const { brandId, scope, name, key, place, proof, now } = attempt;
  const use = { brandId, subject: `${scope} ${name}`, now };
  const isProven = await redeemProof(deps, use, proof);
  const account: ThrottleKey = { brandId, scope, key };
  const address: ThrottleKey | undefined =
    place === undefined ? undefined : { brandId, scope: 'address', key: place };
  const buckets = address ? [address, account] : [account];
  const counted: ThrottleKey[] = [];
  for (const bucket of buckets) {
    const failures = await countFailure(db, bucket, isProven, now);
    if (failures === undefined) {
      await Promise.all(counted.map((other) => takeBack(db, other)));
      throw proofRequired(deps, use, bitsFor(await readFailures(db, bucket), FREE[bucket.scope]));
    }
    counted.push(bucket);
    if (failures > FREE[bucket.scope]) await countProven(db, bucket, now);
  }
  return {
    forgive: async () => {
      await Promise.all([
        setFailures(db, account, sql<number>`0`),
        ...(address ? [takeBack(db, address)] : []),
      ]);
    },
    takeBack: async () => {
      await Promise.all(buckets.map((bucket) => takeBack(db, bucket)));
    },
  };
}

/** One query. @returns failures in the window including this one; undefined when a proof is required and missing. */
async function countFailure(
  db: Database,
  { brandId, scope, key }: ThrottleKey,
  isProven: boolean,
  now: Date,
): Promise<number | undefined> {
  const isQuiet = sql<boolean>`t.window_started_at <= ${new Date(now.getTime() - WINDOW_MS)}`;
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO login_throttles AS t (brand_id, scope, key, failures, window_started_at)
    VALUES (${brandId}, ${scope}, ${key}, 1, ${now})
    ON CONFLICT (brand_id, scope, key) DO UPDATE SET
      failures = CASE WHEN ${isQuiet} THEN 1 ELSE t.failures + 1 END,
      window_started_at = CASE WHEN ${isQuiet} THEN ${now} ELSE t.window_started_at END
    WHERE ${isProven} OR t.failures < ${FREE[scope]} OR ${isQuiet}
    RETURNING failures`.execute(db);
  return rows[0]?.failures;
}

async function readFailures(db: Database, { brandId, scope, key }: ThrottleKey): Promise<number> {
  const found = await db
    .selectFrom('login_throttles')
    .select('failures')
    .where('brand_id', '=', brandId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return found?.failures ?? 0;
}

async function countProven(db: Database, { brandId, scope, key }: ThrottleKey, now: Date): Promise<void> {
  const bound = { brandId, scope: `proven-${scope}`, key, limit: PROVEN[scope], windowMs: PROVEN_MS, now };
  await countUse(db, bound).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    throw new AppError('LOGIN_THROTTLED', { n: error.retryAfter }, undefined, error.retryAfter);
  });
}

async function takeBack(db: Database, bucket: ThrottleKey): Promise<void> {
  await setFailures(db, bucket, sql<number>`greatest(0, failures - 1)`);
}
