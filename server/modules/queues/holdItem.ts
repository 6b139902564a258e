import { sql } from 'kysely';
import { fail } from '#server/platform/appError';
import type { Transaction } from '#server/platform/db/transaction';
import { isOpenTo, noLease, refusalOf, updateItem, type ItemRef } from './claimItem';
import { stoppedSeconds } from './queueSources';

/** Why an item is put aside, and until when. */
export interface Hold {
  readonly reason: string;
  readonly until: Date;
}

/** The length of an ended hold is added up, because the clock stands still meanwhile. */
const endFormer = sql`stopped_seconds = ${stoppedSeconds}`;

/**
 * Puts an item aside and ends its claim.
 * @returns its brand. @throws AppError HOLD_TIME, NOT_FOUND, CLAIMED_BY_OTHER.
 */
export async function holdItem(
  trx: Transaction,
  item: ItemRef,
  staffId: string,
  { reason, until }: Hold,
): Promise<string> {
  const hold = sql`held_by = ${staffId}, held_at = now(), held_until = ${until}, hold_reason = ${reason}`;
  const condition = sql`${isOpenTo(staffId)} AND ${isInTime(until)}`;
  const brandId = await updateItem(trx, item, sql`${endFormer}, ${hold}, ${noLease}`, condition);
  if (brandId !== undefined) return brandId;
  const refusal = await refusalOf(trx, item);
  if (refusal.code === 'CLAIMED_BY_OTHER') await requireTime(trx, until);
  throw refusal;
}

/** Ends a hold. @returns the brand of the item. @throws AppError NOT_FOUND, CLAIMED_BY_OTHER. */
export async function resumeItem(trx: Transaction, item: ItemRef, staffId: string): Promise<string> {
  const noHold = sql`held_by = NULL, held_at = NULL, held_until = NULL, hold_reason = NULL`;
  const brandId = await updateItem(trx, item, sql`${endFormer}, ${noHold}`, isOpenTo(staffId));
  if (brandId === undefined) throw await refusalOf(trx, item);
  return brandId;
}

/** SQL: holds end by the clock of the database. */
const isInTime = (until: Date) =>
  sql<boolean>`(${until}::timestamptz > now() AND ${until}::timestamptz <= now() + interval '30 days')`;

/** @throws AppError HOLD_TIME. */
async function requireTime(trx: Transaction, until: Date): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`SELECT ${isInTime(until)} AS valid`.execute(trx);
  if (!rows[0]?.valid) throw fail('HOLD_TIME');
}
