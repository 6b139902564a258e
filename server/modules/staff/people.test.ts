import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#schemas/api/staffPermissions';
import { uuidv7 } from '#server/platform/id';
import { TEST_PASSWORD, buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type Caller, type TestApp } from '#server/testing/testApp';

describe('staff of the brands', () => {
  let t: TestApp;
  let x: string;
  let y: string;
  let admin: TestStaff;
  let ofX: TestStaff;
  beforeAll(async () => {
    t = await testApp();
    [x = '', y = ''] = t.brands.all.map(({ id }) => id);
  });
  beforeEach(async () => {
    await t.db.deleteFrom('staff_roles').execute();
    await t.db.deleteFrom('login_throttles').execute();
    admin = await buildStaff(t, 'admin');
    ofX = await buildStaff(t, 'admin', x);
  });
  afterAll(() => t.close());

  const people = async (as: Caller) => (await t.call('GET /api/staff/person', { as })).data;
  const setRole = (as: Caller, { id }: Pick<TestStaff, 'id'>, brandId: string, role: StaffRole | null) =>
    t.call('POST /api/staff/person/{uuid}/role', { as, params: { uuid: id }, body: { brandId, role } });
  const setStatus = (as: Caller, { id }: Pick<TestStaff, 'id'>, status: 'ACTIVE' | 'SUSPENDED') =>
    t.call('POST /api/staff/person/{uuid}/status', { as, params: { uuid: id }, body: { status } });
  const look = async (as: Caller) => (await t.call('GET /api/staff/me', { as })).status;
  const admins = async () =>
    (
      await t.db
        .selectFrom('staff_roles as r')
        .innerJoin('staff as s', 's.id', 'r.staff_id')
        .select('s.id')
        .where('r.brand_id', '=', '*')
        .where('r.role', '=', 'admin')
        .where('s.status', '=', 'ACTIVE')
        .execute()
    ).length;

  it('A10 answers the profile of the caller', async () => {
    expect((await t.call('GET /api/staff/me', { as: ofX })).data).toEqual({
      staff: { uuid: ofX.id, email: ofX.email, roles: [{ brandId: x, role: 'admin' }] },
      name: 'admin',
      localAccount: true,
      secondFactor: false,
      secondFactorRequired: false,
      studio: 'http://studio.localhost:0',
    });
  });

  it('I5 I6 lists the staff of the brands that one administers, with their roles there, in one query', async () => {
    const [atX, atY, everywhere] = [
      await buildStaff(t, 'viewer', x),
      await buildStaff(t, 'viewer', y),
      await buildStaff(t, 'operator'),
    ];
    await setRole(admin, atX, y, 'publisher');
    const emails = async (as: Caller) => (await people(as)).map(({ email }) => email);
    const staff = [admin, ofX, atX, atY, everywhere].map(({ email }) => email);
    expect(await emails(admin)).toEqual(expect.arrayContaining(staff));
    expect(await emails(ofX)).toEqual([ofX.email, atX.email].sort());
    expect((await people(ofX)).find(({ uuid }) => uuid === atX.id)?.roles).toEqual([
      { brandId: x, role: 'viewer' },
    ]);
    expect((await people(admin)).find(({ uuid }) => uuid === atX.id)?.roles).toHaveLength(2);
    // The session is another.
    expect((await t.queries(() => people(admin))).length).toBeLessThanOrEqual(2);
    expect((await t.call('GET /api/staff/person', { as: everywhere })).status).toBe(403);
  });

  it('A10 DSK-73 gives, changes and takes roles, which count at once and leave a line each', async () => {
    const staff = await buildStaff(t, 'viewer', x);
    const list = async () => (await t.call('GET /api/staff/deposit', { as: staff })).status;
    expect(await list()).toBe(403);
    const { data } = await setRole(ofX, staff, x, 'operator');
    expect(data.roles).toEqual([{ brandId: x, role: 'operator' }]);
    expect(await list()).toBe(200);
    expect((await setRole(ofX, staff, x, null)).data.roles).toEqual([]);
    expect(await look(staff)).toBe(403);
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'brand_id', 'actor_id', 'detail'])
      .where('subject_id', '=', staff.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(lines).toMatchObject([
      {
        action: 'staff.role',
        brand_id: x,
        actor_id: ofX.id,
        detail: { role: 'operator', before: 'viewer', after: 'operator' },
      },
      {
        action: 'staff.role',
        brand_id: x,
        actor_id: ofX.id,
        detail: { role: null, before: 'operator', after: null },
      },
    ]);
  });

  it("I5 I6 an admin of one brand reaches that brand's staff and roles only", async () => {
    const [atX, atY] = [await buildStaff(t, 'viewer', x), await buildStaff(t, 'viewer', y)];
    const madeUp = await setRole(ofX, { id: uuidv7() }, x, 'viewer');
    expect(madeUp.status).toBe(404);
    for (const stranger of [atY, admin]) {
      expect((await setRole(ofX, stranger, x, 'viewer')).text).toBe(madeUp.text);
      expect((await setStatus(ofX, stranger, 'SUSPENDED')).text).toBe(madeUp.text);
    }
    expect((await setRole(ofX, atX, y, 'admin')).text).toBe(madeUp.text);
    expect((await setRole(ofX, atX, 'made-up', 'admin')).text).toBe(madeUp.text);
    expect((await setRole(ofX, atX, '*', 'admin')).error.code).toBe('FORBIDDEN');
    expect((await setRole(ofX, ofX, '*', 'admin')).error.code).toBe('FORBIDDEN');
  });

  it('A5 suspending ends all sessions and shuts the door', async () => {
    const staff = await buildStaff(t, 'operator', x);
    const login = () =>
      t.call('POST /api/staff/login', { body: { email: staff.email, password: TEST_PASSWORD } });
    const { data: other } = await login();
    expect((await setStatus(ofX, staff, 'SUSPENDED')).data.status).toBe('SUSPENDED');
    expect([await look(staff), await look(other)]).toEqual([401, 401]);
    expect((await login()).error.code).toBe('USER_SUSPENDED');
    await setStatus(ofX, staff, 'ACTIVE');
    expect([await look(staff), await look(other)]).toEqual([401, 401]);
    expect((await login()).status).toBe(200);
  });

  it('I5 I6 staff of several brands can be suspended only by an admin of all of them', async () => {
    const staff = await buildStaff(t, 'viewer', x);
    await setRole(admin, staff, y, 'viewer');
    expect((await setStatus(ofX, staff, 'SUSPENDED')).error.code).toBe('FORBIDDEN');
    expect(await look(staff)).toBe(200);
    await setRole(admin, ofX, y, 'admin');
    expect((await setStatus(ofX, staff, 'SUSPENDED')).status).toBe(200);
  });

  it('A10 the last active admin of all brands stays', async () => {
    const other = await buildStaff(t, 'admin');
    await setStatus(admin, other, 'SUSPENDED');
    for (const role of [null, 'viewer', 'operator'] as const)
      expect((await setRole(admin, admin, '*', role)).error.code).toBe('LAST_ADMIN');
    expect((await setStatus(admin, admin, 'SUSPENDED')).error.code).toBe('LAST_ADMIN');
    expect((await setRole(admin, admin, '*', 'admin')).status).toBe(200);
    expect((await setRole(admin, admin, x, 'viewer')).status).toBe(200);
    await setStatus(admin, other, 'ACTIVE');
    expect((await setRole(admin, admin, '*', null)).status).toBe(200);
    expect(await admins()).toBe(1);
  });

  it('A10 of admins who remove each other at once, one stays', async () => {
    for (let round = 0; round < 10; round += 1) {
      await t.db.deleteFrom('staff_roles').execute();
      const crowd = await Promise.all(Array.from({ length: 4 }, () => buildStaff(t, 'admin')));
      const attacks = crowd.flatMap((one) =>
        crowd.flatMap((other) =>
          one === other
            ? []
            : [round % 2 === 0 ? setRole(one, other, '*', null) : setStatus(one, other, 'SUSPENDED')],
        ),
      );
      await Promise.all(attacks);
      expect([round, await admins()]).toEqual([round, 1]);
    }
  });
});
