import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { eventually } from '#server/testing/eventually';
import { buildStaff } from '#server/testing/builders';
import type { TestStaff } from '#server/testing/builders';
import { inside } from './testing/members';
import { proving } from '#server/testing/proving';
import { send } from './testing/send';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';

const ROUNDS = 6;

describe.runIf(proving)('a site that is killed while it publishes', () => {
  let site: Site;
  beforeAll(async () => {
    site = await makeSite();
  });
  afterAll(() => site.remove());

  it('W5 acknowledged revisions are published, others are complete or missing, and a start serves the newest', {
    timeout: 300_000,
  }, async () => {
    let program = await site.start();
    const { staff, brandId, file } = await inside(site, async (world) => ({
      staff: await buildStaff(world, 'publisher'),
      brandId: world.brand.id,
      file: (
        await world.db
          .selectFrom('brand_revisions')
          .select('file')
          .where('brand_id', '=', world.brand.id)
          .executeTakeFirstOrThrow()
      ).file as unknown as BrandFile,
    }));
    const acknowledged = new Map<number, string>();
    let cut = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const address = await site.address();
      const publishing = publishUntilCut(address, staff, brandId, file, acknowledged).then((lost) => {
        cut += lost;
      });
      // Some are acknowledged, and the next one is on its way.
      await eventually(() => acknowledged.size).toBeGreaterThan(2 * round - 1);
      await sleep(randomInt(300));
      program.child.kill('SIGKILL');
      await program.ended;
      await publishing;
      program = await site.start();

      const rows = await inside(site, (world) =>
        world.db
          .selectFrom('brand_revisions')
          .select(['revision', 'file'])
          .where('brand_id', '=', brandId)
          .orderBy('revision')
          .execute(),
      );
      expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_, n) => n + 1));
      const names = new Map(rows.map(({ revision, file: of }) => [revision, nameOf(of)]));
      for (const [revision, name] of acknowledged) expect(names.get(revision)).toBe(name);
      const orphans = await inside(site, (world) =>
        world.db
          .selectFrom('brand_releases')
          .select('revision')
          .where('brand_id', '=', brandId)
          .where('status', '=', 'PUBLISHED')
          .execute(),
      );
      expect(orphans.map(({ revision }) => revision).sort()).toEqual(
        rows
          .slice(1)
          .map(({ revision }) => revision)
          .sort(),
      );
      const setting = await send(await site.address(), 'GET /api/setting', { token: '' });
      expect(setting.data.line.line1?.id).toBe(lineOf(rows.at(-1)?.file));
    }
    // Otherwise no kill hit a publish, and nothing was proven.
    expect(acknowledged.size).toBeGreaterThan(ROUNDS);
    expect(cut).toBeGreaterThan(0);
  });
});

/** Publishes one revision after the other. @returns number of unanswered publishes. */
async function publishUntilCut(
  address: string,
  staff: TestStaff,
  brandId: string,
  file: BrandFile,
  acknowledged: Map<number, string>,
): Promise<number> {
  const key = 'GET /api/staff/brand/{brandId}/revision';
  const { token } = staff;
  try {
    const listed = await send(address, key, { token, params: { brandId } });
    for (let base = listed.data[0]?.revision ?? 0; ; ) {
      const displayName = `รุ่น ${base + 1}`;
      const contacts = { ...file.contacts, line1: `@line${base + 1}` };
      const answer = await send(address, 'POST /api/staff/brand/{brandId}/release', {
        token,
        params: { brandId },
        body: { baseRevision: base, note: 'x', reason: 'x', file: { ...file, displayName, contacts } },
      });
      if (answer.status !== 200) throw new Error(answer.text);
      base = answer.data.revision ?? 0;
      acknowledged.set(base, displayName);
    }
  } catch (error) {
    if (error instanceof TypeError) return 1;
    throw error;
  }
}

const nameOf = (file: unknown) => (file as BrandFile).displayName;
const lineOf = (file: unknown) => (file as BrandFile | undefined)?.contacts?.line1;
