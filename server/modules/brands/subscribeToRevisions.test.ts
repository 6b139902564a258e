import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction';
import { explain } from '#tests/reliability/testing/explain';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { eventually } from '#server/testing/eventually';
import { approve, publishedFile, release, validBrands } from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { administer } from '#server/testing/testDatabase';
import { testDirectory } from '#server/testing/testDirectory';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { syncRevisions, subscribeToRevisions, type FollowOptions } from './subscribeToRevisions';
import { insertRevision } from './revisions';

const NEVER_MS = 2 ** 30;

describe('another server on the same database', () => {
  let t: TestApp;
  let staff: TestStaff;
  let other: BrandDirectory;
  let errors: unknown[];
  let stop: (() => Promise<void>) | undefined;
  beforeEach(async () => {
    t = await testApp({ brands: validBrands() });
    staff = await buildStaff(t, 'publisher');
    other = testDirectory(validBrands());
    errors = [];
  });
  afterEach(async () => {
    await stop?.();
    await t.close();
  });

  const follow = (options: Partial<FollowOptions> = {}) => {
    stop = subscribeToRevisions({
      connectionString: t.access.app,
      db: t.db,
      brands: other,
      onError: (error) => errors.push(error),
      ...options,
    });
  };
  const listeners = async () =>
    (
      await t.pool.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN brand_published'`,
      )
    ).rows.map(({ pid }) => pid);
  const nameThere = () => other.byId(t.brand.id)?.displayName;
  /** As a newer version of the server would, whose rules differ. */
  const publishUnchecked = (revision: number, values: object) =>
    inTransaction(t.db, (trx) =>
      insertRevision(trx, {
        brandId: t.brand.id,
        revision,
        kind: 'publish',
        file: { ...publishedFile(t), ...values },
        note: 'x',
        now: t.clock.now(),
      }),
    );

  it('W5 is notified, and its hosts change', async () => {
    follow({ pollMs: NEVER_MS });
    await eventually(listeners).toHaveLength(1);
    const { data } = await release(t, staff, { displayName: 'แจ้ง', hostnames: ['new.example'] });
    await approve(t, await buildStaff(t, 'admin'), data.uuid);
    await eventually(nameThere).toBe('แจ้ง');
    expect(other.published(t.brand.id)?.revision).toBe(2);
    expect(other.ofCall('new.example', undefined).id).toBe(t.brand.id);
  });

  it('W5 polls when no notification comes', async () => {
    follow({ connectionString: 'postgres://user@127.0.0.1:1/missing', pollMs: 50 });
    await release(t, staff, { displayName: 'เอง' });
    await eventually(nameThere).toBe('เอง');
  });

  it('W5 D6 catches up after its listening connection was lost', async () => {
    follow({ pollMs: NEVER_MS });
    await eventually(listeners).toHaveLength(1);
    const [pid = 0] = await listeners();
    await administer(t.access, `SELECT pg_terminate_backend(${pid})`);
    await release(t, staff, { displayName: 'ระหว่างขาด' });
    await eventually(nameThere).toBe('ระหว่างขาด');
    await eventually(async () => (await listeners()).some((now) => now !== pid)).toBe(true);
    await release(t, staff, { displayName: 'หลังขาด' });
    await eventually(nameThere).toBe('หลังขาด');
  });

  it('W5 a revision that breaks the rules here never replaces a good one, nor is it published over', async () => {
    follow({ pollMs: 50 });
    await publishUnchecked(2, { clientId: 'ไม่ได้' });
    await eventually(() => errors.map(String)).toEqual([expect.stringMatching(/Revision 2 of .*\/clientId/)]);
    expect(nameThere()).toBe('primary');
    expect((await release(t, staff, { displayName: 'x' }, { baseRevision: 1 })).error.code).toBe(
      'REVISION_CONFLICT',
    );
    await publishUnchecked(3, { displayName: 'ดี' });
    await eventually(nameThere).toBe('ดี');
    expect(errors).toHaveLength(1);
  });

  it('W5 both may publish, each on the newest revision', async () => {
    await publishUnchecked(2, { displayName: 'ที่อื่น' });
    expect((await release(t, staff, { displayName: 'ที่นี่' })).error.code).toBe('REVISION_CONFLICT');
    expect(t.brands.published(t.brand.id)?.revision).toBe(2);
    expect((await release(t, staff, { displayName: 'ที่นี่' })).data.revision).toBe(3);
  });

  it('D13 polling reads one index entry per brand, whatever the number of revisions', async () => {
    for (let revision = 2; revision <= 60; revision += 1) await publishUnchecked(revision, {});
    // Brands that were removed long ago.
    await t.pool.query(
      `INSERT INTO brand_lives (brand_id, state, since, version)
       SELECT 'gone-' || n, 'REMOVED', now(), n FROM generate_series(1, 2000) n`,
    );
    await t.pool.query('ANALYZE brand_revisions, brand_lives');
    await syncRevisions(t.db, other);
    const looks = await t.statements(() => syncRevisions(t.db, other));
    expect(looks).toHaveLength(2);
    for (const look of looks) {
      const { rowsRead, scanned } = await explain(t.pool, look);
      expect(scanned).toEqual([]);
      expect(rowsRead).toBeLessThanOrEqual(4 * other.all.length);
    }
  });
});
