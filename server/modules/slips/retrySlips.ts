import { sql } from 'kysely';
import type { Deps } from '#server/providers/deps';
import { sharedLookUp } from '#server/providers/slips/guardedLookUp';
import { lookUpSlip } from './lookUpSlip';
import type { SlipRow } from './slipRepository';

/** Slips of one round; as many as may be looked up at once. */
const ROUND = 4;
/** Nobody else tries a slip in this time, ms. */
const LEASE_MS = 60_000;

/**
 * Asks again for slips whose bank had no answer, and for those whose server died while asking (S7).
 * Safe to run at once on several servers.
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
      ORDER BY retry_at LIMIT ${ROUND} FOR UPDATE SKIP LOCKED
    ) AND status = 'VERIFYING'
    RETURNING *`.execute(db);
  return rows;
}
