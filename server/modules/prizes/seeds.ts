import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';

interface SeedOwner {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Attempts before a play that competes with seed rotations fails as temporarily unavailable. */
const TRIES = 5;
/** Revealed seeds in the list. */
const SHOWN = 20;

/**
 * Creates the member's seed if none is active, so that its hash is known before the first play. A unique index
 * allows one active seed under concurrency.
 */
export async function ensureSeed(
  db: Database | Transaction,
  { brandId, memberId, now }: SeedOwner,
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
 * Takes the member's next play number with the active seed; concurrent plays of a member are serialized here. One
 * query, three for the first play.
 */
export async function takeNonce(trx: Transaction, owner: SeedOwner): Promise<SeedInUse> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const taken = await count(trx, owner);
    if (taken) return taken;
    // There was no active seed, or a concurrent rotation retired it and created the next one.
    await ensureSeed(trx, owner);
  }
  throw fail('SERVICE_UNAVAILABLE');
}

async function count(trx: Transaction, { brandId, memberId }: SeedOwner): Promise<SeedInUse | undefined> {
  const { rows } = await sql<{ id: string; seed: Buffer; client_seed: string; nonce: number }>`
    UPDATE fair_seeds SET nonce = nonce + 1
    WHERE brand_id = ${brandId} AND member_id = ${memberId} AND revealed_at IS NULL
    RETURNING id, seed, client_seed, nonce`.execute(trx);
  const [row] = rows;
  return row && { seedId: row.id, seed: row.seed, clientSeed: row.client_seed, nonce: row.nonce };
}

/** Retires the active seed, which reveals it, and commits to the next one. */
export function rotateSeed(db: Database, owner: SeedOwner, clientSeed: string | undefined): Promise<void> {
  const { brandId, memberId, now } = owner;
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable('fair_seeds')
      .set({ revealed_at: now })
      .where('brand_id', '=', brandId)
      .where('member_id', '=', memberId)
      .where('revealed_at', 'is', null)
      .execute();
    await ensureSeed(trx, owner, clientSeed);
  });
}

/** The member's seeds, the active one first; only that one is not revealed. */
export function findSeeds(db: Database, { brandId, memberId }: Pick<SeedOwner, 'brandId' | 'memberId'>) {
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
