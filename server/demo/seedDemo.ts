import { randomBytes } from 'node:crypto';
import type { BrandDirectory } from '#server/brands/brandDirectory';
import type { Clock } from '#server/clock';
import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import type { Passwords } from '#server/password';
import { publishedOf } from '#server/prizes/publishedOf';
import { seedBrand } from './seedBrand';
import { openDemoStaff, seedStaff } from './seedStaff';

export interface DemoDeps {
  readonly db: Database;
  readonly brands: BrandDirectory;
  readonly clock: Clock;
  readonly passwords: Passwords;
  /** Password of all demo log-ins. */
  readonly password: string;
}

/**
 * Writes the demonstration's members, accounts, announcements and staff (appendix G): each brand
 * once, in a transaction of its own, so that a start that was cut off goes on where it stopped.
 */
export async function seedDemo({ db, brands, clock, passwords, password }: DemoDeps): Promise<void> {
  const seeded = new Set(
    (await db.selectFrom('demo_seeds').select('brand_id').execute()).map(({ brand_id }) => brand_id),
  );
  const waiting = brands.all.filter(({ id }) => !seeded.has(id));
  await openDemoStaff(db);
  const [first] = waiting;
  if (!first) return;
  const now = clock.now();
  // One hash for all of them: hashing is slow on purpose, and these log-ins are public anyway.
  const demoHash = await passwords.hash(password);
  const lockedHash = await passwords.hash(randomBytes(32).toString('base64url'));
  const { id: primaryBrandId } = brands.all.find(({ primary }) => primary) ?? first;
  await inTransaction(db, (trx) => seedStaff(trx, { passwordHash: demoHash, primaryBrandId, now }));
  for (const brand of waiting) {
    const { revision } = publishedOf(brands, brand);
    await inTransaction(db, (trx) => seedBrand(trx, brand, { demoHash, lockedHash, revision, now }));
  }
}
