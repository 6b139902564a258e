import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { rounds } from '#server/testing/proving';
import { approve, ask, publishedFile, release, validBrands, writeDraft } from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { administer } from '#server/testing/testDatabase';

const PUBLISHES = rounds(8, 25);
const READERS = 20;

/** How often a race is repeated. */
const ROUNDS = rounds(5, 20);

describe('publishing at once', () => {
  let t: TestApp;
  let staff: TestStaff;
  beforeEach(async () => {
    t = await testApp({ brands: validBrands(), connections: 40 });
    staff = await buildStaff(t, 'publisher');
  });
  afterEach(() => t.close());

  const lines = (n: number) => ({ line1: `@one${n}`, line2: `@two${n}` });
  const revisionCount = async () =>
    (await t.db.selectFrom('brand_revisions').select('revision').where('brand_id', '=', t.brand.id).execute())
      .length;

  it(`W5 ${READERS} readers during ${PUBLISHES} publishes see complete revisions only, never an older one again`, {
    timeout: 120_000,
  }, async () => {
    await release(t, staff, { contacts: lines(0) });
    let done = false;
    const torn: string[] = [];
    const seen = new Set<number>();
    const read = async () => {
      let last = 0;
      while (!done) {
        const { line } = (await t.call('GET /api/setting')).data;
        const [one = '', two = ''] = [line.line1?.id, line.line2?.id];
        const n = Number(one.slice(4));
        if (one !== `@one${n}` || two !== `@two${n}` || n < last) torn.push(`${one} ${two} after ${last}`);
        last = n;
        seen.add(n);
        // These calls use no database; without a pause they would starve its responses.
        await sleep(2);
      }
    };
    const readers = Array.from({ length: READERS }, read);
    try {
      for (let n = 1; n <= PUBLISHES; n += 1) {
        expect((await release(t, staff, { contacts: lines(n) })).status).toBe(200);
        expect(t.brands.byId(t.brand.id)?.contacts).toMatchObject(lines(n));
      }
    } finally {
      done = true;
      await Promise.all(readers);
    }
    expect(torn).toEqual([]);
    // Otherwise the readers met no publish and proved nothing.
    expect(seen.size).toBeGreaterThan(PUBLISHES / 2);
    expect(await revisionCount()).toBe(PUBLISHES + 2);
  });

  it(`W5 B53 of two that publish at once one is refused in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const baseRevision = t.brands.published(t.brand.id)?.revision ?? 0;
      const answers = await Promise.all(
        ['a', 'b'].map((name) => release(t, staff, { displayName: `${name}${round}` }, { baseRevision })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.error.code).toBe('REVISION_CONFLICT');
    }
    expect(await revisionCount()).toBe(ROUNDS + 1);
  });

  it('W5 B53 publish, push and rollback of twenty at once: one revision, one audit line, no draft left behind', async () => {
    await release(t, staff, { displayName: 'สอง' });
    await writeDraft(t, { clientId: 'drafted' });
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, n) =>
        [
          () => ask(t, staff, { draftVersion: 1, baseRevision: 2 }),
          () => ask(t, staff, { revision: 1, baseRevision: 2 }),
          () => release(t, staff, { displayName: `p${n}` }, { baseRevision: 2 }),
        ][n % 3]!(),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    expect(await revisionCount()).toBe(3);
    const trail = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'release.publish')
      .execute();
    expect(trail).toHaveLength(2);
  });

  it('W5 two brands that claim one host at once: one gets it', async () => {
    const admin = await buildStaff(t, 'admin');
    const [first, second] = t.brands.all.map(({ id }) => t.brands.published(id)!);
    for (let round = 0; round < 5; round += 1) {
      const hostnames = [`shared${round}.example`];
      const asked = await Promise.all(
        [first, second].map((one) =>
          t.call('POST /api/staff/brand/{brandId}/release', {
            params: { brandId: one!.brand.id },
            body: {
              baseRevision: t.brands.published(one!.brand.id)!.revision,
              note: 'โดเมน',
              file: { ...one!.file, hostnames },
            },
            as: staff,
          }),
        ),
      );
      const answers = await Promise.all(
        asked.map(({ data }, n) => approve(t, admin, data.uuid, [first, second][n]!.brand.id)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.error.errors).toHaveProperty(['/hostnames/0']);
    }
  });

  it('W5 a publish that dies before its commit changes nothing anywhere', async () => {
    const before = publishedFile(t);
    await administer(
      t.access,
      `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'died'; END $$;
       CREATE TRIGGER die BEFORE INSERT ON audit_log FOR EACH ROW WHEN (NEW.action = 'release.publish') EXECUTE FUNCTION die()`,
    );
    expect((await release(t, staff, { displayName: 'ไม่ถึง' })).status).toBe(500);
    expect(publishedFile(t)).toBe(before);
    expect(await revisionCount()).toBe(1);
    await administer(t.access, 'DROP TRIGGER die ON audit_log');
    expect((await release(t, staff, { displayName: 'ถึง' })).status).toBe(200);
  });
});
