import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type CallKey } from '#schemas/api/contract';
import type { CallSpec } from '#schemas/api/callSpec';
import { MINUTE_MS } from '#core/time/durations';
import { createToken } from '#server/platform/crypto/token';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';

const READ = 'GET /api/auth/wheel';
const AUDIT = 'GET /api/staff/brand/{brandId}/audit';
const specs = Object.entries(contract) as [CallKey, CallSpec][];

describe('authorization', () => {
  const [brand, sibling] = completeBrands() as [
    ReturnType<typeof completeBrands>[0],
    ReturnType<typeof completeBrands>[0],
  ];
  let t: TestApp;
  let member: TestMember;
  let viewer: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling] });
    member = await buildMember(t);
    viewer = await buildStaff(t, 'viewer');
  });
  afterAll(() => t.close());

  /** Fills path parameters with any UUID, since authorization precedes validation. */
  const bare = (key: CallKey, as?: { token: string }, in_ = brand) =>
    t.call(key, {
      unchecked: {
        params: {
          uuid: member.id,
          username: member.username,
          gameCate: 'slot',
          brandId: in_.id,
          revision: '1',
        },
      },
      as,
      brand: in_,
    });

  it.each(specs.filter(([, { access }]) => access !== 'public').map(([key]) => key))(
    'I5 %s is closed without a token',
    async (key) => {
      const { status, error } = await bare(key);
      expect([status, error.code]).toEqual([401, 'SESSION_EXPIRED']);
    },
  );

  it.each(specs.filter(([, { access }]) => access === 'staff').map(([key]) => key))(
    "I5 %s is closed to a member's token",
    async (key) => {
      expect((await bare(key, member)).status).toBe(401);
    },
  );

  it.each(specs.filter(([, { access }]) => access === 'member').map(([key]) => key))(
    "I5 %s is closed to a staff token, and to another brand's",
    async (key) => {
      expect((await bare(key, viewer)).status).toBe(401);
      expect((await bare(key, member, sibling)).status).toBe(401);
    },
  );

  it.each(
    specs
      .filter(([, { permission }]) => permission !== undefined && permission !== 'look')
      .map(([key]) => key),
  )('I5 %s is closed to a viewer', async (key) => {
    const { status, error } = await bare(key, viewer);
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('I5 a role is valid only for its brand', async () => {
    const admin = await buildStaff(t, 'admin', sibling.id);
    expect((await bare('GET /api/staff/deposit', admin)).error.code).toBe('FORBIDDEN');
    expect((await bare(AUDIT, admin)).error.code).toBe('NOT_FOUND');
    expect((await bare(AUDIT, admin, sibling)).status).not.toBe(403);
  });

  it('I6 the web-hostname header selects a brand that lists the host', async () => {
    const at = (header: string) =>
      t.call(READ, { as: member, brand: sibling, headers: { 'web-hostname': header } });
    expect((await at(`${brand.id}.localhost`)).status).toBe(200);
    expect((await at('evil.example')).status).toBe(401);
  });

  it.each([
    '',
    'Bearer',
    'Bearer  ',
    'Basic x',
    `Bearer ${'a'.repeat(100_000)}`,
    `Bearer ${createToken()}`,
    `Bearer ${createToken()} x`,
  ])('A12 refuses the header %.40s', async (authorization) => {
    const response = await t.app.inject({
      url: '/api/auth/wheel',
      headers: { host: `${brand.id}.localhost`, authorization },
    });
    expect(response.statusCode).toBe(401);
  });

  it('A12 ignores tokens in the query, cookies and other headers', async () => {
    const { token } = member;
    const response = await t.app.inject({
      url: `/api/auth/wheel?token=${token}&authorization=Bearer%20${token}`,
      headers: {
        host: `${brand.id}.localhost`,
        cookie: `token=${token}`,
        'x-access-token': token,
        'x-user-id': member.id,
      },
    });
    expect(response.statusCode).toBe(401);
  });

  it('A6 use extends a session, polling does not, and no session exceeds a day', async () => {
    const idle = brand.session.idleMinutes * MINUTE_MS;
    const [polling, using] = [await buildMember(t), await buildMember(t)];
    const poll = () => t.call('GET /api/auth/announcement', { as: polling });
    const use = () => t.call(READ, { as: using });
    for (let passed = 0; passed < idle; passed += idle / 2) {
      expect([(await poll()).status === 401, (await use()).status]).toEqual([false, 200]);
      t.clock.advance(idle / 2);
    }
    expect([(await poll()).status, (await use()).status]).toEqual([401, 200]);
    for (let hours = 0; hours < brand.session.absoluteHours; hours += idle / 60 / MINUTE_MS / 2) {
      t.clock.advance(idle / 2);
      await use();
    }
    expect((await use()).status).toBe(401);
  });

  it('A6 ends an idle staff session after 15 minutes', async () => {
    const admin = await buildStaff(t, 'admin');
    t.clock.advance(15 * MINUTE_MS - 1);
    expect((await bare(AUDIT, admin)).status).not.toBe(401);
    t.clock.advance(15 * MINUTE_MS);
    expect((await bare(AUDIT, admin)).status).toBe(401);
  });

  it('A5 a suspended member gets a specific error', async () => {
    const bad = await buildMember(t, { status: 'SUSPENDED' });
    const { status, error } = await t.call(READ, { as: bad });
    expect([status, error.code]).toEqual([403, 'USER_SUSPENDED']);
  });

  it('A1 the database contains no usable token', async () => {
    const fresh = await buildMember(t);
    const rows = await t.db.selectFrom('sessions').selectAll().where('id', '=', fresh.sessionId).execute();
    expect(JSON.stringify(rows)).not.toContain(fresh.token);
    const [row] = rows;
    for (const text of [row?.token_hash.toString('base64url'), row?.token_hash.toString('hex'), row?.id]) {
      expect((await t.call(READ, { as: { token: text ?? '' } })).status).toBe(401);
    }
  });

  it('I8 logs each rejection with actor, call and time, without the token', async () => {
    const before = t.logs.length;
    const staff = await buildStaff(t, 'viewer');
    await bare(AUDIT, staff);
    await bare(AUDIT);
    const lines = t.logs.slice(before).filter((line) => line.includes('authorization.refused'));
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ call: AUDIT, brand: brand.id, staff: staff.id });
    expect(lines.join('')).not.toContain(staff.token);
  });

  it('reads session and balance in one query', async () => {
    const fresh = await buildMember(t);
    const balance = () =>
      t.call('POST /api/auth/user/getCredit/{username}', {
        as: fresh,
        unchecked: { params: { username: fresh.username }, body: {} },
      });
    expect((await t.queries(balance)).length).toBeLessThanOrEqual(1);
  });
});
