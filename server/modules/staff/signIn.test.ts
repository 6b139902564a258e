import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OidcSettings } from '#server/providers/staffLogin/oidc/settings';
import { enrol } from '#server/testing/authenticator';
import { TEST_PASSWORD, buildStaff } from '#server/testing/builders';
import type { OpenIdProvider } from '#server/testing/openIdProvider';
import { params, signInTools, type Claims, type SignInTools } from '#server/testing/signInTools';
import { testApp, type TestApp } from '#server/testing/testApp';

const CONFIRM = 'POST /api/staff/sign-in/{providerId}/second-factor';

describe('sign-in with an OpenID provider', () => {
  let tools: SignInTools;
  let t: TestApp;
  let idp: OpenIdProvider;
  beforeAll(async () => {
    tools = await signInTools();
    ({ t, idp } = tools);
  });
  beforeEach(() => tools.reset());
  afterAll(() => tools.close());

  const configure: SignInTools['configure'] = (settings) => tools.configure(settings);
  const signIn: SignInTools['signIn'] = (...args) => tools.signIn(...args);
  const emailOf: SignInTools['emailOf'] = (staff) => tools.emailOf(staff);
  const codeOf = async (answer = signIn()) => (await answer).error.code;
  const rolesOf = async (email = idp.person.email ?? '') =>
    t.db
      .selectFrom('staff_roles as r')
      .innerJoin('staff as s', 's.id', 'r.staff_id')
      .select(['r.brand_id', 'r.role'])
      .where('s.email', '=', email)
      .orderBy('r.brand_id')
      .execute();
  const audited = async (staffId: string) =>
    (
      await t.db
        .selectFrom('audit_log')
        .select(['action', 'actor_kind', 'brand_id', 'detail'])
        .where('subject_id', '=', staffId)
        .orderBy('id')
        .execute()
    ).map(({ action, actor_kind, brand_id, detail }) => [action, actor_kind, brand_id, detail]);

  it('A10 names the provider for the button, and whether passwords are accepted', async () => {
    const shown = async () => (await t.call('GET /api/staff/sign-in')).data;
    const providers = [{ id: 'company', name: { th: 'บริษัท', en: 'Company' } }];
    expect(await shown()).toEqual({ localAccounts: true, providers });
    configure({ passwords: false });
    expect(await shown()).toEqual({ localAccounts: false, providers });
    const staff = await buildStaff(t, 'viewer');
    const login = await t.call('POST /api/staff/login', {
      body: { email: staff.email, password: TEST_PASSWORD },
    });
    expect([login.status, login.error.code]).toEqual([403, 'PASSWORDS_OFF']);
  });

  it('A10 opens a session like that of a password for known staff, whom the verified address names', async () => {
    const staff = await emailOf(await buildStaff(t, 'operator', t.brand.id));
    const { data } = await signIn();
    expect(data.staff).toMatchObject({ uuid: staff.id, roles: [{ brandId: t.brand.id, role: 'operator' }] });
    const me = async () => (await t.call('GET /api/staff/me', { as: data })).status;
    expect(await me()).toBe(200);
    expect((await audited(staff.id)).slice(-2)).toEqual([
      ['staff.link', 'SYSTEM', '*', { email: idp.person.email, provider: 'company' }],
      ['staff.login', 'STAFF', t.brand.id, { provider: 'company' }],
    ]);
    expect((await t.call('POST /api/staff/logout', { as: data, body: {} })).status).toBe(200);
    expect(await me()).toBe(401);
  });

  it('A10 recognizes the person by the permanent id, and nobody else by an address that passed to them', async () => {
    const staff = await emailOf(await buildStaff(t, 'operator'));
    const before = idp.person;
    expect((await signIn()).status).toBe(200);
    idp.person = { ...before, email: `renamed.${before.email ?? ''}` };
    expect((await signIn()).data.staff.uuid).toBe(staff.id);
    idp.person = { ...before, sub: 'somebody else' };
    expect(await codeOf()).toBe('SIGN_IN_REFUSED');
    await t.db.deleteFrom('staff_identities').where('staff_id', '=', staff.id).execute();
    expect((await signIn()).data.staff.uuid).toBe(staff.id);
  });

  it('A10 refuses an address that the provider has not verified, unless the settings trust it', async () => {
    await emailOf(await buildStaff(t, 'admin'));
    idp.person = { ...idp.person, email_verified: false };
    expect(await codeOf()).toBe('SIGN_IN_REFUSED');
    configure({ trustEmail: true });
    expect((await signIn()).status).toBe(200);
  });

  it('A10 lets nobody unknown in without an invitation, and takes the invited role once', async () => {
    expect(await codeOf()).toBe('SIGN_IN_REFUSED');
    const admin = await buildStaff(t, 'admin');
    const email = idp.person.email ?? '';
    const invite = { email, brandId: t.brand.id, role: 'publisher' } as const;
    const { data: invited } = await t.call('POST /api/staff/invitation', { as: admin, body: invite });
    const { data } = await signIn();
    expect(data.staff).toMatchObject({ email, roles: [{ brandId: t.brand.id, role: 'publisher' }] });
    expect((await t.call('GET /api/staff/me', { as: data })).data).toMatchObject({
      name: 'สมหญิง',
      localAccount: false,
    });
    const accept = { code: invited.code, email, name: 'x', password: 'kf83-vn20-ทะเล' };
    expect((await t.call('POST /api/staff/accept', { body: accept })).error.code).toBe('INVITATION_INVALID');
    const login = await t.call('POST /api/staff/login', { body: { email, password: TEST_PASSWORD } });
    expect(login.error.code).toBe('AUTH_INVALID');
  });

  it('A10 refuses an invitation of somebody who may no longer invite', async () => {
    const admin = await buildStaff(t, 'admin');
    const body = { email: idp.person.email ?? '', brandId: t.brand.id, role: 'publisher' } as const;
    await t.call('POST /api/staff/invitation', { as: admin, body });
    await t.db.deleteFrom('staff_roles').where('staff_id', '=', admin.id).execute();
    expect(await codeOf()).toBe('SIGN_IN_REFUSED');
  });

  describe('with roles by claim', () => {
    const map: NonNullable<OidcSettings['roles']>['map'] = [
      { value: 'sala-admins', role: 'admin', brands: ['*'] },
      { value: 'sala-viewers', role: 'viewer', brands: ['one', 'two'] },
      { value: 'sala-publishers', role: 'publisher', brands: ['two'] },
    ];
    beforeEach(() => configure({ roles: { claim: 'groups', map }, unknownPeople: 'create' }));
    const groups = (...names: string[]) => (idp.person = { ...idp.person, groups: names });

    it('ROL-04 creates somebody unknown with the highest role of each brand, and nothing for other groups', async () => {
      groups('sala-publishers', 'sala-viewers', 'everybody');
      const { data } = await signIn();
      const roles = [
        { brandId: 'one', role: 'viewer' },
        { brandId: 'two', role: 'publisher' },
      ];
      expect(data.staff.roles).toEqual(roles);
      expect(await audited(data.staff.uuid)).toMatchObject([
        ['staff.create', 'SYSTEM', '*', { provider: 'company' }],
        ...roles.map(({ brandId, role }) => ['staff.role', 'SYSTEM', brandId, { role, provider: 'company' }]),
        ['staff.login', 'STAFF', t.brand.id, {}],
      ]);
    });

    it('ROL-04 gives roles anew at every sign-in, whatever administrators gave meanwhile, and audits changes only', async () => {
      groups('sala-viewers');
      const { data } = await signIn();
      await t.db
        .insertInto('staff_roles')
        .values({ staff_id: data.staff.uuid, brand_id: '*', role: 'operator' })
        .execute();
      groups('sala-publishers');
      expect((await signIn()).data.staff.roles).toEqual([{ brandId: 'two', role: 'publisher' }]);
      const changes = await audited(data.staff.uuid);
      expect(
        changes
          .slice(4, -1)
          .map(([action, , brandId, detail]) => [action, brandId, (detail as Claims)['role']]),
      ).toEqual([
        ['staff.role', '*', null],
        ['staff.role', 'one', null],
        ['staff.role', 'two', 'publisher'],
      ]);
      await signIn();
      expect((await audited(data.staff.uuid)).slice(changes.length).map(([action]) => action)).toEqual([
        'staff.login',
      ]);
    });

    it('ROL-04 refuses somebody without a mapped group, and takes the roles that they had', async () => {
      groups('everybody');
      expect(await codeOf()).toBe('SIGN_IN_REFUSED');
      expect(
        await t.db
          .selectFrom('staff')
          .where('email', '=', idp.person.email ?? '')
          .execute(),
      ).toEqual([]);
      groups('sala-viewers');
      const { data } = await signIn();
      groups();
      expect(await codeOf()).toBe('SIGN_IN_REFUSED');
      expect(await rolesOf()).toEqual([]);
      expect((await t.call('GET /api/staff/me', { as: data })).status).toBe(403);
    });

    it('I5 refuses claims that would leave no administrator of all brands', async () => {
      await t.db.deleteFrom('staff_roles').where('brand_id', '=', '*').execute();
      groups('sala-admins');
      expect((await signIn()).status).toBe(200);
      groups('sala-viewers');
      expect(await codeOf()).toBe('LAST_ADMIN');
      expect(await rolesOf()).toEqual([{ brand_id: '*', role: 'admin' }]);
      await buildStaff(t, 'admin');
      expect((await signIn()).status).toBe(200);
      expect((await rolesOf()).map(({ role }) => role)).toEqual(['viewer', 'viewer']);
    });
  });

  it('A10 lets nobody suspended in, and changes nothing for them', async () => {
    const staff = await emailOf(await buildStaff(t, 'operator'));
    await t.db.updateTable('staff').set({ status: 'SUSPENDED' }).where('id', '=', staff.id).execute();
    const refused = await signIn();
    expect([refused.status, refused.error.code]).toEqual([403, 'USER_SUSPENDED']);
    expect(await audited(staff.id)).toEqual([]);
  });

  it('A10 leaves the second factor to the provider, or requires ours where the settings say so', async () => {
    const staff = await emailOf(await buildStaff(t, 'operator'));
    const app = await enrol(t, staff);
    expect((await signIn()).status).toBe(200);

    configure({ secondFactor: 'sala' });
    const asked = await signIn();
    expect([asked.status, asked.error.code]).toEqual([401, 'OTP_REQUIRED']);
    const ticket = String(asked.error.params?.['ticket']);
    const confirm = (otp: string, at = ticket) => t.call(CONFIRM, { params, body: { ticket: at, otp } });
    const wrong = String((Number(app()) + 1) % 1_000_000).padStart(6, '0');
    expect((await confirm(wrong)).error.code).toBe('OTP_INVALID');
    const { data } = await confirm(app());
    expect(data.staff.uuid).toBe(staff.id);
    expect((await t.call('GET /api/staff/me', { as: data })).status).toBe(200);
    expect((await confirm(app())).error.code).toBe('OTP_INVALID');
    t.clock.advance(5 * 60_000);
    expect((await confirm(app())).error.code).toBe('SIGN_IN_EXPIRED');
    expect((await confirm(app(), 'A'.repeat(120))).error.code).toBe('SIGN_IN_EXPIRED');
  });

  it('A10 requires no factor of ours at a real site from a session whose provider answers for it', async () => {
    const production = await testApp({
      twinOf: t,
      config: { production: true },
      ports: { staffLogin: [tools.login] },
    });
    await emailOf(await buildStaff(t, 'admin'));
    const statuses: number[] = [];
    for (const secondFactor of ['provider', 'sala'] as const) {
      configure({ secondFactor });
      const { data: as } = await signIn('go', production);
      statuses.push((await production.call('GET /api/staff/person', { as })).status);
    }
    expect(statuses).toEqual([200, 403]);
    await production.close();
  });

  it('A10 lets staff without a password set up a second factor within five minutes of the log-in', async () => {
    configure({
      roles: { claim: 'groups', map: [{ value: 'all', role: 'viewer', brands: ['*'] }] },
      unknownPeople: 'create',
      secondFactor: 'sala',
    });
    idp.person = { ...idp.person, groups: ['all'] };
    const { data } = await signIn();
    const setUp = () => t.call('POST /api/staff/second-factor', { as: data, body: {} });
    expect((await setUp()).status).toBe(200);
    t.clock.advance(5 * 60_000 + 1);
    expect((await setUp()).error.code).toBe('SIGN_IN_EXPIRED');
  });
});
