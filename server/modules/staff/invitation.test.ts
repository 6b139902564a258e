import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { createToken } from '#server/platform/crypto/token';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { clearAttempts } from '#server/testing/logins';
import { testApp, type Caller, type TestApp } from '#server/testing/testApp';

const PASSWORD = 'ต้นไม้ ริมน้ำ 88';

describe('invitations', () => {
  let t: TestApp;
  let admin: TestStaff;
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    await clearAttempts(t);
    admin = await buildStaff(t, 'admin');
  });
  afterAll(() => t.close());

  let count = 0;
  const address = () => `new${String((count += 1))}@staff.example`;
  type Invitation = Parameters<typeof t.call<'POST /api/staff/invitation'>>[1];
  const invite = (as: Caller, body: NonNullable<NonNullable<Invitation>['body']>) =>
    t.call('POST /api/staff/invitation', { as, body });
  const accept = (code: string, email: string, password = PASSWORD) =>
    t.call('POST /api/staff/accept', { body: { code, email, name: 'สมหญิง ใจดี', password } });
  const login = (email: string) => t.call('POST /api/staff/login', { body: { email, password: PASSWORD } });

  it('A10 makes a staff member with the role it names', async () => {
    const email = address();
    const { data } = await invite(admin, {
      email: email.toUpperCase(),
      brandId: t.brand.id,
      role: 'publisher',
    });
    expect(data.code).toMatch(/^[\w-]{43}$/);
    expect(new Date(data.expiresAt).getTime() - t.clock.now().getTime()).toBe(72 * HOUR_MS);
    expect((await accept(data.code, email)).data).toBeNull();
    const { data: session } = await login(email);
    expect(session.staff).toMatchObject({ email, roles: [{ brandId: t.brand.id, role: 'publisher' }] });
    const rows = await t.db
      .selectFrom('audit_log')
      .select(['action', 'brand_id', 'actor_id'])
      .where('action', 'in', ['staff.invite', 'staff.accept'])
      .where('brand_id', '=', t.brand.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'staff.invite', actor_id: admin.id },
      { action: 'staff.accept', actor_id: session.staff.uuid },
    ]);
  });

  it('A1 A10 stores only the hash of the code', async () => {
    const { data } = await invite(admin, { email: address(), brandId: '*', role: 'viewer' });
    const rows = await t.db.selectFrom('staff_invitations').selectAll().execute();
    const lines = await t.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([rows, lines, t.logs])).not.toContain(data.code);
  });

  it('A4 A10 answers alike to a code that never existed, was used, expired, or is for another address', async () => {
    const [used, late, other, free] = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const email = address();
        return { email, ...(await invite(admin, { email, brandId: '*', role: 'viewer' })).data };
      }),
    );
    if (!used || !late || !other || !free) throw new Error('Four invitations were made.');
    expect((await accept(used.code, used.email)).status).toBe(200);
    await t.db
      .updateTable('staff_invitations')
      .set({ expires_at: t.clock.now() })
      .where('email', '=', late.email)
      .execute();
    const answers = [
      await accept(createToken(), address()),
      await accept(used.code, used.email),
      await accept(used.code, address()),
      await accept(late.code, late.email),
      await accept(other.code, address()),
      await accept(createToken(), address(), 'password1'),
    ];
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    expect(answers[0]?.error.code).toBe('INVITATION_INVALID');
    expect((await accept(free.code, free.email)).status).toBe(200);
  });

  it('A10 works for 72 hours', async () => {
    const email = address();
    const { data } = await invite(admin, { email, brandId: '*', role: 'viewer' });
    t.clock.advance(72 * HOUR_MS);
    expect((await accept(data.code, email)).error.code).toBe('INVITATION_INVALID');
  });

  it('A10 counts once, also of 10 at once', async () => {
    const email = address();
    const { data } = await invite(admin, { email, brandId: '*', role: 'viewer' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(data.code, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 404),
    ]);
  });

  it('A10 is as good as the one who made it: suspended or no admin any more, it is nothing', async () => {
    const rogue = await buildStaff(t, 'admin', t.brand.id);
    const [first, second] = [address(), address()];
    const { data: a } = await invite(rogue, { email: first, brandId: t.brand.id, role: 'admin' });
    const { data: b } = await invite(rogue, { email: second, brandId: t.brand.id, role: 'admin' });
    const params = { uuid: rogue.id };
    await t.call('POST /api/staff/person/{uuid}/role', {
      as: admin,
      params,
      body: { brandId: t.brand.id, role: 'viewer' },
    });
    expect((await accept(a.code, first)).error.code).toBe('INVITATION_INVALID');
    await t.call('POST /api/staff/person/{uuid}/role', {
      as: admin,
      params,
      body: { brandId: t.brand.id, role: 'admin' },
    });
    await t.call('POST /api/staff/person/{uuid}/status', {
      as: admin,
      params,
      body: { status: 'SUSPENDED' },
    });
    expect((await accept(b.code, second)).error.code).toBe('INVITATION_INVALID');
  });

  it('A2 A10 applies the password policy of members, and names the field', async () => {
    const email = address();
    const { data } = await invite(admin, { email, brandId: '*', role: 'viewer' });
    for (const password of ['password1', email, 'sala-demo-2026']) {
      const { error } = await accept(data.code, email, password);
      expect([password, error.code, Object.keys(error.errors ?? {})]).toEqual([
        password,
        'PASSWORD_COMMON',
        ['password'],
      ]);
    }
    expect((await accept(data.code, email)).status).toBe(200);
  });

  it('A10 an address is one staff member, in any spelling', async () => {
    const body = { email: admin.email.toUpperCase(), brandId: '*', role: 'viewer' } as const;
    const { error } = await invite(admin, body);
    expect([error.code, Object.keys(error.errors ?? {})]).toEqual(['EMAIL_USED', ['email']]);
    const email = address();
    const { data: first } = await invite(admin, { email, brandId: '*', role: 'viewer' });
    const { data: second } = await invite(admin, { email, brandId: '*', role: 'viewer' });
    expect((await accept(first.code, email.toUpperCase())).status).toBe(200);
    expect((await accept(second.code, email)).error.code).toBe('EMAIL_USED');
  });

  it('I5 I6 an admin of one brand invites to that brand only', async () => {
    const [own, other] = t.brands.all;
    const local = await buildStaff(t, 'admin', own?.id);
    const to = (brandId: string) => invite(local, { email: address(), brandId, role: 'viewer' });
    expect((await to(own?.id ?? '')).status).toBe(200);
    expect((await to('*')).error.code).toBe('FORBIDDEN');
    const [foreign, madeUp] = [await to(other?.id ?? ''), await to('made-up')];
    expect([foreign.status, foreign.text]).toEqual([404, madeUp.text]);
    expect((await invite(admin, { email: address(), brandId: 'made-up', role: 'viewer' })).status).toBe(404);
    expect(
      (await invite(await buildStaff(t, 'operator'), { email: address(), brandId: '*', role: 'viewer' }))
        .status,
    ).toBe(403);
  });

  it('A3 A10 hears 20 tries of one address in a quarter of an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => accept(createToken(), address())));
    expect(answers.filter(({ error }) => error.code === 'RATE_LIMITED')).toHaveLength(5);
  });
});
