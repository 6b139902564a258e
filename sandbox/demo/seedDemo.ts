import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Passwords } from '#server/platform/crypto/password';
import { publishedOf } from '#server/modules/prizes/index';
import { seedBrand } from './seedBrand';
import { seedStaff } from './seedStaff';
import { withSandbox } from '../db/database';

export interface DemoDeps {
  readonly db: Database;
  readonly brands: BrandDirectory;
  readonly clock: Clock;
  readonly passwords: Passwords;
  /** Password of all demo log-ins. */
  readonly password: string;
  /** Members with a history, per brand; none by default. */
  readonly crowd?: number;
}

/** Brands that are written at once: while the database writes one, this process prepares another. */
const AT_ONCE = 2;
/** Before looking again whether another server is done. In ms. */
const ELSEWHERE_MS = 200;

/**
 * Writes the demonstration's members, accounts, announcements and staff (appendix G): each brand
 * once, in a transaction of its own, so that an interrupted start resumes where it stopped. Several servers may do
 * this at once.
 */
export async function seedDemo({
  db,
  brands,
  clock,
  passwords,
  password,
  crowd = 0,
}: DemoDeps): Promise<void> {
  const seeded = new Set(
    (await withSandbox(db).selectFrom('demo_seeds').select('brand_id').execute()).map(
      ({ brand_id }) => brand_id,
    ),
  );
  const waiting = brands.open.filter(({ id }) => !seeded.has(id));
  const [first] = waiting;
  if (!first) return;
  const now = clock.now();
  // One hash for all of them: hashing is slow on purpose, and these log-ins are public anyway.
  const demoHash = await passwords.hash(password);
  const lockedHash = await passwords.hash(randomBytes(32).toString('base64url'));
  const { id: primaryBrandId } = brands.open.find(({ primary }) => primary) ?? first;
  await inTransaction(db, (trx) => seedStaff(trx, { passwordHash: demoHash, primaryBrandId, now }));
  const seedNext = async (): Promise<void> => {
    for (let brand = waiting.shift(); brand; brand = waiting.shift()) {
      const { id } = brand;
      const { revision } = publishedOf(brands, brand);
      const isBehind = id === primaryBrandId;
      const context = { demoHash, lockedHash, revision, crowd, isBehind, now };
      const seed = (trx: Transaction) => seedBrand(trx, brand, context);
      while (!(await inTransaction(db, (trx) => once(trx, id, seed)))) await sleep(ELSEWHERE_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, seedNext));
}

/** @returns false while another server seeds this brand. */
async function once(
  trx: Transaction,
  brandId: string,
  seed: (trx: Transaction) => Promise<void>,
): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext('demo_seeds'), hashtext(${brandId})) AS mine`.execute(trx);
  if (!rows[0]?.mine) return false;
  const done = await withSandbox(trx)
    .selectFrom('demo_seeds')
    .select('brand_id')
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  if (!done) await seed(trx);
  return true;
}
