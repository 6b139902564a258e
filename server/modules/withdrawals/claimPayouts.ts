import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';

export interface ClaimedPayout {
  readonly brand_id: string;
  readonly id: string;
  readonly bank_name: string;
  readonly bank_id: string;
  /** Satang. */
  readonly amount: number;
}

/** Payouts of one sweep. */
const BATCH = 20;
/** Delay until the next request to the bank: a minute, doubled each time, at most an hour. */
const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 3_600;

/**
 * Claims due payouts, none while withdrawals are halted, so that no other server requests them from the bank at the
 * same time. One query.
 */
export async function claimPayouts(
  db: Database,
  now: Date,
  only?: { readonly brandId: string; readonly id: string },
): Promise<readonly ClaimedPayout[]> {
  const which = only ? sql`AND brand_id = ${only.brandId} AND id = ${only.id}` : sql``;
  const { rows } = await sql<ClaimedPayout>`
    UPDATE withdrawals AS w
    SET tries = w.tries + 1,
        payout_at = ${now}::timestamptz + least(${LONGEST_WAIT_S}, ${FIRST_WAIT_S} * power(2, least(w.tries, 10))) * interval '1 second'
    FROM (
      SELECT brand_id, id FROM withdrawals
      WHERE status = 'PROCESSING' AND payout_at <= ${now} ${which}
        AND NOT EXISTS (SELECT FROM operations o WHERE o.brand_id = withdrawals.brand_id AND o.withdrawals_frozen_at IS NOT NULL)
      ORDER BY payout_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) due
    WHERE w.brand_id = due.brand_id AND w.id = due.id
    RETURNING w.brand_id, w.id, w.bank_name, w.bank_id, w.amount`.execute(db);
  return rows;
}
