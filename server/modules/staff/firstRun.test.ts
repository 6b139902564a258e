import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffRoles } from '#schemas/api/staffPermissions';
import { DAY_MS } from '#core/time/durations';
import { testApp, type TestApp } from '#server/testing/testApp';
import { firstRun } from './invitations';

const DOCUMENTED = 'sala-demo-2026';
const DEMO_STAFF = [...staffRoles, 'publisher2', 'one-brand'].map((name) => `${name}@demo.sala.example`);

describe('the first run of a new installation', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ config: { demo: false } });
  });
  beforeEach(async () => {
    await t.db.deleteFrom('login_throttles').execute();
    await t.db.deleteFrom('staff_invitations').execute();
    await t.db.deleteFrom('staff_sessions').execute();
    await t.db.deleteFrom('staff_roles').execute();
    await t.db.deleteFrom('staff').execute();
  });
  afterAll(() => t.close());

  const start = () => firstRun(t.db, t.clock.now());
  const accept = (code: string, email = 'first@staff.example') =>
    t.call('POST /api/staff/accept', { body: { code, email, name: 'คนแรก', password: 'ต้นไม้ ริมน้ำ 88' } });
  const login = async (email: string, password: string) => {
    await t.db.deleteFrom('login_throttles').execute();
    return (await t.call('POST /api/staff/login', { body: { email, password } })).text;
  };

  it('A10 has no staff: no documented log-in works, nor any other', async () => {
    await start();
    const staff = await t.db.selectFrom('staff').select('id').execute();
    const members = await t.db.selectFrom('members').select('id').execute();
    expect([staff, members]).toEqual([[], []]);
    for (const email of [...DEMO_STAFF, 'admin@sala.example'])
      expect(await login(email, DOCUMENTED)).toContain('"AUTH_INVALID"');
  });

  it('A10 its code makes the administrator of all brands, once', async () => {
    const code = (await start()) ?? '';
    expect(code).toMatch(/^[\w-]{43}$/);
    expect((await accept(code)).status).toBe(200);
    const text = await login('first@staff.example', 'ต้นไม้ ริมน้ำ 88');
    expect(text).toContain('"roles":[{"brandId":"*","role":"admin"}]');
    expect((await accept(code, 'second@staff.example')).error.code).toBe('INVITATION_INVALID');
    expect(await start()).toBeUndefined();
  });

  it('A10 each start makes another code and the older ones die, after 24 hours by themselves', async () => {
    const [older, newer] = [(await start()) ?? '', (await start()) ?? ''];
    expect(newer).not.toBe(older);
    expect((await accept(older)).error.code).toBe('INVITATION_INVALID');
    t.clock.advance(DAY_MS);
    expect((await accept(newer)).error.code).toBe('INVITATION_INVALID');
    expect((await accept((await start()) ?? '')).status).toBe(200);
  });

  it('A10 of 5 who hold the code at once, one becomes it', async () => {
    const code = (await start()) ?? '';
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => accept(code, `p${String(n)}@staff.example`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await t.db.selectFrom('staff').select('id').execute()).toHaveLength(1);
  });
});
