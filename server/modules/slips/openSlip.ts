import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { TransferKey } from '#core/identity/transferKey';
import { HOUR_MS } from '#core/time/durations';
import { AppError, fail } from '#server/platform/appError';
import { countUse } from '#server/platform/http/rateLimit';
import { uuidv7 } from '#server/platform/id';
import { insertSlip, type SlipRow } from './slipRepository';

/** Concurrent bank look-ups per member. */
const IN_FLIGHT = 3;
/** Lease in ms, after which another server resumes an interrupted look-up. */
const LEASE_MS = 60_000;

export interface NewSlip {
  readonly brand: Brand;
  readonly memberId: string;
  readonly key: TransferKey;
  readonly payload: string;
  readonly imageHash: Buffer;
  readonly fileName: string;
  readonly now: Date;
}

/**
 * Opens a slip for its look-up, within the member's hourly and concurrent limits.
 * @throws AppError SLIP_QUOTA, SLIP_IN_FLIGHT.
 */
export function openSlip(db: Database, slip: NewSlip): Promise<SlipRow> {
  return inTransaction(db, async (trx) => {
    await spendBudget(trx, slip);
    return insertSlip(trx, { ...valuesOf(slip), status: 'VERIFYING', retry_at: leaseEnd(slip.now) });
  });
}

/** Stores a slip whose transfer is already credited, without a look-up. */
export function storeDuplicate(db: Database, slip: NewSlip): Promise<SlipRow> {
  return insertSlip(db, {
    ...valuesOf(slip),
    status: 'DUPLICATE',
    reason: 'SLIP_DUPLICATE',
    completed_at: slip.now,
  });
}

/** Retries a transfer that the bank did not know earlier, within the same limits. */
export function reopenSlip(
  db: Database,
  brand: Brand,
  { id, member_id: memberId }: SlipRow,
  now: Date,
): Promise<SlipRow | undefined> {
  return inTransaction(db, async (trx) => {
    await spendBudget(trx, { brand, memberId, now });
    return trx
      .updateTable('slips')
      .set({ status: 'VERIFYING', reason: null, tries: 0, retry_at: leaseEnd(now) })
      .where('brand_id', '=', brand.id)
      .where('id', '=', id)
      .where('status', '=', 'INVALID')
      .returningAll()
      .executeTakeFirst();
  });
}

async function spendBudget(
  trx: Transaction,
  { brand, memberId, now }: Pick<NewSlip, 'brand' | 'memberId' | 'now'>,
): Promise<void> {
  // Serializes the uploads of a member, so that concurrent ones cannot exceed the limits.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slip:${brand.id}:${memberId}`}, 0))`.execute(
    trx,
  );
  const { waiting } = await trx
    .selectFrom('slips')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .where('status', '=', 'VERIFYING')
    .executeTakeFirstOrThrow();
  if (waiting >= IN_FLIGHT) throw fail('SLIP_IN_FLIGHT');
  const limit = brand.limits.slipsPerHour;
  await countUse(trx, {
    brandId: brand.id,
    scope: 'slip-look-up',
    key: memberId,
    limit,
    windowMs: HOUR_MS,
    now,
  }).catch((error: unknown) => {
    throw error instanceof AppError
      ? new AppError('SLIP_QUOTA', { n: limit }, undefined, error.retryAfter)
      : error;
  });
}

function valuesOf({ brand, memberId, key, payload, imageHash, fileName, now }: NewSlip) {
  return {
    brand_id: brand.id,
    id: uuidv7(),
    member_id: memberId,
    image_hash: imageHash,
    file_name: fileName,
    qr_payload: payload,
    sending_bank: key.sendingBank,
    trans_ref: key.transRef,
    created_at: now,
  };
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
