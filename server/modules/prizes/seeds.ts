import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';

interface Whose {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** A play that meets so many changes of seed in a row is told to come back. */
const TRIES = 5;
/** Revealed seeds that a member is shown. */
const SHOWN = 20;

/**
 * Makes the member's seed where none is in use, so that its hash is known before the first play (G3). Two at once make
 * one: the database allows no second.
 */
export async function ensureSeed(
  db: Database | Transaction,
  { brandId, memberId, now }: Whose,
  clientSeed = randomBytes(8).toString('hex'),
): Promise<void> {
  const seed = randomBytes(32);
  const commitment = createHash('sha256').update(seed).digest();
  await sql`
    INSERT INTO fair_seeds (brand_id, id, member_id, seed, commitment, client_seed, first_nonce, nonce, created_at)
    SELECT ${brandId}, ${uuidv7()}, ${memberId}, ${seed}, ${commitment}, ${clientSeed}, played.nonce, played.nonce, ${now}
    FROM (SELECT coalesce(max(nonce), 0) AS nonce FROM fair_seeds
          WHERE brand_id = ${brandId} AND member_id = ${memberId}) played
    ON CONFLICT DO NOTHING`.execute(db);
}

export interface SeedInUse {
  readonly seedId: string;
  readonly seed: Buffer;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * The next number of the member's plays with the seed that decides it; plays of one member wait here for each other
 * (G3). One query, three for the very first play.
 */
export async function takeNonce(trx: Transaction, whose: Whose): Promise<SeedInUse> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const taken = await count(trx, whose);
    if (taken) return taken;
    // None is in use, or the one that this waited for was told meanwhile: then the next one is there.
    await ensureSeed(trx, whose);
  }
  throw fail('SERVICE_UNAVAILABLE');
}

async function count(trx: Transaction, { brandId, memberId }: Whose): Promise<SeedInUse | undefined> {
  const { rows } = await sql<{ id: string; seed: Buffer; client_seed: string; nonce: number }>`
    UPDATE fair_seeds SET nonce = nonce + 1
    WHERE brand_id = ${brandId} AND member_id = ${memberId} AND revealed_at IS NULL
    RETURNING id, seed, client_seed, nonce`.execute(trx);
  const [row] = rows;
  return row && { seedId: row.id, seed: row.seed, clientSeed: row.client_seed, nonce: row.nonce };
}

/** Ends the seed in use, so that it may be told, and promises the next one. */
export function rotateSeed(db: Database, whose: Whose, clientSeed: string | undefined): Promise<void> {
  const { brandId, memberId, now } = whose;
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable('fair_seeds')
      .set({ revealed_at: now })
      .where('brand_id', '=', brandId)
      .where('member_id', '=', memberId)
      .where('revealed_at', 'is', null)
      .execute();
    await ensureSeed(trx, whose, clientSeed);
  });
}

/** The member's seeds, the one in use first; it alone is not revealed. */
export function findSeeds(db: Database, { brandId, memberId }: Pick<Whose, 'brandId' | 'memberId'>) {
  return db
    .selectFrom('fair_seeds')
    .select(['seed', 'commitment', 'client_seed', 'first_nonce', 'nonce', 'revealed_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN + 1)
    .execute();
}
