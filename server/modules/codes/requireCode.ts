import { sql } from 'kysely';
import { MINUTE_MS } from '#core/time/durations';
import { fail } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { clientPlace, countUse } from '#server/platform/http/rateLimit';
import type { Deps } from '#server/providers/deps';
import { ATTEMPTS, secretOf, type CodeSubject } from './codeRules';

interface Entry extends CodeSubject {
  readonly code: string;
  readonly ip: string;
  readonly now: Date;
}

/** Entries of one address in a quarter of an hour, over all phone numbers. */
const PER_ADDRESS = { limit: 60, windowMs: 15 * MINUTE_MS } as const;

/**
 * Compares a code. Each attempt is counted before it is compared, so that parallel ones cannot exceed the limit.
 * @returns the id of the code, which is valid until `useUpCode`.
 * @throws AppError CODE_WRONG with the attempts left, CODE_EXPIRED, RATE_LIMITED.
 */
export async function requireCode(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  { code, ip, now, ...subject }: Entry,
): Promise<string> {
  passwords.requireRoom();
  const { brandId } = subject;
  await countUse(db, { brandId, scope: 'code-entry', key: clientPlace(ip), ...PER_ADDRESS, now });
  const claimed = await claimAttempt(db, subject, now);
  if (!claimed) throw fail('CODE_EXPIRED', undefined, { code: 'CODE_EXPIRED' });
  const isRight = await passwords
    .verify(claimed.code_hash, secretOf(code, subject.account))
    .catch(async (error: unknown) => {
      await takeBack(db, claimed.id);
      throw error;
    });
  if (isRight) {
    await takeBack(db, claimed.id);
    return claimed.id;
  }
  const left = ATTEMPTS - claimed.attempts;
  throw left > 0
    ? fail('CODE_WRONG', { n: left }, { code: 'CODE_WRONG' })
    : fail('CODE_EXPIRED', undefined, { code: 'CODE_EXPIRED' });
}

/** Uses a code up, in the transaction of what it permits. @throws AppError CODE_EXPIRED for the second of two uses. */
export async function useUpCode(trx: Database | Transaction, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw fail('CODE_EXPIRED', undefined, { code: 'CODE_EXPIRED' });
}

async function claimAttempt(db: Database, { brandId, purpose, phone }: CodeSubject, now: Date) {
  return db
    .updateTable('one_time_codes')
    .set({ attempts: sql`attempts + 1` })
    .where('brand_id', '=', brandId)
    .where('purpose', '=', purpose)
    .where('phone_e164', '=', phone)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', ATTEMPTS)
    .returning(['id', 'code_hash', 'attempts'])
    .executeTakeFirst();
}

/** Uncounts an attempt that was right or not compared. */
async function takeBack(db: Database, id: string): Promise<void> {
  await db.updateTable('one_time_codes').set({ attempts: sql`attempts - 1` }).where('id', '=', id).execute();
}
