import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { rolesAllow, type StaffRole, staffRoles } from '#schemas/api/staffPermissions';
import type { Brand } from '#schemas/brand/brand';
import { buildStaff } from '#server/testing/builders';
import type { TestStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { Caller, TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { fill } from './buildRequest';
import { fingerprint } from './fingerprint';
import { madeUpIds } from './objects';

const ofBrand = callKeys.filter((key) => key.includes('{brandId}'));
const admits = (key: CallKey, role: StaffRole) => rolesAllow([role], callSpecs[key].permission ?? 'people');
const refused = (key: CallKey) => staffRoles.filter((role) => !admits(key, role));
const admitted = (key: CallKey) => staffRoles.filter((role) => admits(key, role));

/** Without a body, so that only authorization is tested. */
describe('roles at the brand in the path', () => {
  const [x, y]: [Brand, Brand] = [testBrand('primary'), testBrand('sibling')];
  let t: TestApp;
  const atX = new Map<StaffRole, TestStaff>();
  const everywhere = new Map<StaffRole, TestStaff>();
  beforeAll(async () => {
    t = await testApp({ brands: [x, y] });
    for (const role of staffRoles) {
      atX.set(role, await buildStaff(t, role, x.id));
      everywhere.set(role, await buildStaff(t, role));
    }
  });
  afterAll(() => t.close());

  const open = async (key: CallKey, as: Caller | undefined, brandId: string, host: Brand = x) => {
    const ids = { ...madeUpIds(), brand: brandId };
    const { params } = fill(key, ids).unchecked ?? {};
    const body = callSpecs[key].body === undefined ? {} : { body: 'no body' };
    const { status, text } = await t.call(key, {
      unchecked: { ...(params && { params }), ...body },
      as,
      brand: host,
    });
    return { status, text };
  };

  it.each(ofBrand)('I5 I8 %s refuses and audits each role without the permission', async (key) => {
    for (const role of refused(key)) {
      const logged = t.logs.length;
      for (const staff of [atX.get(role), everywhere.get(role)]) {
        const answer = await open(key, staff, x.id);
        expect([role, answer.status]).toEqual([role, 403]);
        expect(answer.text).toContain('"FORBIDDEN"');
      }
      const lines = t.logs.slice(logged).filter((line) => line.includes('authorization.refused'));
      expect([role, lines.length]).toEqual([role, 2]);
    }
  });

  it.each(ofBrand)('I5 %s admits every role with the permission', async (key) => {
    for (const role of admitted(key)) {
      for (const staff of [atX.get(role), everywhere.get(role)]) {
        expect([401, 403]).not.toContain((await open(key, staff, x.id)).status);
      }
    }
  });

  it.each(ofBrand)('I5 I6 %s: accepts a role at all brands for each brand, on any host', async (key) => {
    for (const role of admitted(key))
      for (const host of [x, y])
        expect([401, 403]).not.toContain((await open(key, everywhere.get(role), y.id, host)).status);
  });

  it.each(ofBrand)(
    'I6 %s: is not found without a role at the brand, on any host and with any other role',
    async (key) => {
      for (const host of [x, y])
        for (const role of staffRoles) {
          const madeUp = await open(key, atX.get(role), 'made-up', host);
          expect([role, madeUp.status]).toEqual([role, 404]);
          expect(await open(key, atX.get(role), y.id, host)).toEqual(madeUp);
        }
    },
  );

  it.each(ofBrand.filter((key) => refused(key).length > 0))(
    'I5 I6 %s: a larger role at another brand is worth nothing here',
    async (key) => {
      const staff = await buildStaff(t, 'admin', y.id);
      await t.db
        .insertInto('staff_roles')
        .values({ staff_id: staff.id, brand_id: x.id, role: refused(key).at(-1) ?? 'viewer' })
        .execute();
      expect((await open(key, staff, x.id, y)).status).toBe(403);
      expect((await open(key, staff, y.id, x)).status).not.toBe(403);
    },
  );

  it('I5 none of these calls changed anything but sessions', async () => {
    const before = await fingerprint(t.db);
    for (const key of ofBrand) await open(key, atX.get('viewer'), y.id);
    expect(await fingerprint(t.db)).toEqual(before);
  });
});
