import type { Transaction as KyselyTransaction } from 'kysely';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './connect';
import { isTransient } from './failures';
import type { DB } from './schema';

export type Transaction = KyselyTransaction<DB>;

const RETRIES = 3;

/**
 * Runs `work` in a transaction and retries it up to three times after a deadlock or serialization failure, so
 * `work` must only use the database: no external calls, hashing or files.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === RETRIES || !isTransient(error)) throw error;
      // Random, so that the two transactions do not collide again.
      await sleep(5 + randomInt(20 * 2 ** attempt));
    }
  }
}
