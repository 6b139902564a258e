import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from './transaction';
import { makePasswords } from '#server/platform/crypto/password';
import { firstRun } from '#server/modules/staff/invitations';
import { buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { requireDemoDatabase, requireRealDatabase } from './requireDatabaseKind';
import { seedDemo } from '#sandbox/demo/seedDemo';
import { seedStaff } from '#sandbox/demo/seedStaff';

const REAL = /holds the demonstration.+DATA_DIR.+DATABASE_URL/;
const DEMO = /members or staff of a real site.+DEMO=0/;

describe('a database permanently belongs to the demonstration or to a real site', () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await testApp();
  });
  afterEach(() => t.close());

  const seed = () =>
    seedDemo({
      db: t.db,
      brands: t.brands,
      clock: t.clock,
      passwords: makePasswords(),
      password: 'sala-demo-2026',
    });

  it('A10 an empty database may become either', async () => {
    await expect(requireRealDatabase(t.db)).resolves.toBeUndefined();
    await expect(requireDemoDatabase(t.db)).resolves.toBeUndefined();
  });

  it('A10 a real site does not start on a demonstration database; the demonstration does', async () => {
    await seed();
    await buildMember(t, { credit: 100 });
    await expect(requireRealDatabase(t.db)).rejects.toThrow(REAL);
    await expect(requireDemoDatabase(t.db)).resolves.toBeUndefined();
  });

  it('A10 recognises a seeding interrupted after creating staff', async () => {
    await inTransaction(t.db, (trx) =>
      seedStaff(trx, { passwordHash: 'x', primaryBrandId: t.brand.id, now: t.clock.now() }),
    );
    await expect(requireRealDatabase(t.db)).rejects.toThrow(REAL);
    await expect(requireDemoDatabase(t.db)).resolves.toBeUndefined();
  });

  it('A10 the demonstration is not seeded into a database with real members', async () => {
    await buildMember(t);
    await expect(requireDemoDatabase(t.db)).rejects.toThrow(DEMO);
    await expect(requireRealDatabase(t.db)).resolves.toBeUndefined();
  });

  it('A10 a pending invitation does not make a real site', async () => {
    await firstRun(t.db, t.clock.now());
    await expect(requireDemoDatabase(t.db)).resolves.toBeUndefined();
  });
});
