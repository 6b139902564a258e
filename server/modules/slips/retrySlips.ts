import { sql } from 'kysely';
import type { Deps } from '#server/providers/deps';
import { sharedLookUp } from '#server/providers/slips/guardedLookUp';
import { lookUpSlip } from './lookUpSlip';
import type { SlipRow } from './slipRepository';

/** Slips per round, equal to the concurrency of look-ups. */
const BATCH = 4;
/** Lease in ms, during which no other server retries the slip. */
const LEASE_MS = 60_000;

/**
 * Retries slips without an answer from the bank, and those interrupted by a crash. Safe to run on several servers
 * at once.
 */
export async function retrySlips({ db, brands, clock, ports }: Deps): Promise<void> {
  const lookUp = sharedLookUp(ports.slips);
  const due = await leaseDue(db, clock.now());
  await Promise.all(
    due.map(async (slip) => {
      const brand = brands.byId(slip.brand_id);
      if (brand) await lookUpSlip(db, brand, lookUp, slip, () => clock.now());
    }),
  );
}

async function leaseDue(db: Deps['db'], now: Date): Promise<SlipRow[]> {
  const { rows } = await sql<SlipRow>`
    UPDATE slips SET retry_at = ${new Date(now.getTime() + LEASE_MS)}
    WHERE (brand_id, id) IN (
      SELECT brand_id, id FROM slips WHERE status = 'VERIFYING' AND retry_at <= ${now}
      ORDER BY retry_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) AND status = 'VERIFYING'
    RETURNING *`.execute(db);
  return rows;
}
