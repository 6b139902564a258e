import type { OidcSettings } from '#server/providers/staffLogin/oidc/settings';
import { openIdLogin } from '#server/providers/staffLogin/oidc/openIdLogin';
import type { StaffLogin } from '#server/providers/ports/staffLogin';
import type { TestStaff } from './builders';
import { openIdProvider, visitProvider, type OpenIdProvider } from './openIdProvider';
import { testApp, type CallResult, type TestApp } from './testApp';

const REDIRECT = 'http://studio.localhost:4400/signed-in';
export const params = { providerId: 'company' };
export const BEGIN = 'POST /api/staff/sign-in/{providerId}';
export const FINISH = 'POST /api/staff/sign-in/{providerId}/finish';

/** Claims of an ID token. */
export type Claims = Record<string, unknown>;

/** A server, its OpenID provider, and a browser that goes from one to the other. */
export interface SignInTools {
  readonly t: TestApp;
  readonly idp: OpenIdProvider;
  /** The provider with the latest settings. */
  readonly login: StaffLogin;
  /** Changes the ID token on its way. */
  forge: ((claims: Claims) => string) | undefined;
  /** Somebody new at the browser, and the default settings. */
  reset(): void;
  configure(settings: Partial<OidcSettings>): void;
  signIn(click?: 'go' | 'cancel', server?: TestApp): Promise<CallResult<typeof FINISH>>;
  /** Gives the staff member the address of the person at the browser. */
  emailOf(staff: TestStaff): Promise<TestStaff>;
  close(): Promise<void>;
}

export async function signInTools(): Promise<SignInTools> {
  const idp = await openIdProvider(REDIRECT);
  let latest: StaffLogin;
  let count = 0;
  const login: StaffLogin = {
    id: params.providerId,
    get name() {
      return latest.name;
    },
    get passwords() {
      return latest.passwords;
    },
    get unknownPeople() {
      return latest.unknownPeople;
    },
    get secondFactor() {
      return latest.secondFactor;
    },
    begin: () => latest.begin(),
    finish: (...args) => latest.finish(...args),
  };
  const t = await testApp({ ports: { staffLogin: [login] } });
  const forging: typeof fetch = async (...args) => {
    const response = await fetch(...args);
    if (!tools.forge || !response.url.endsWith('/token')) return response;
    const body = (await response.json()) as { id_token: string };
    const [, claims = ''] = body.id_token.split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
    return Response.json({ ...body, id_token: tools.forge(read) });
  };
  const tools: SignInTools = {
    ...{ t, idp, login },
    forge: undefined,
    reset: () => {
      count += 1;
      const email = `person${String(count)}@company.example`;
      idp.person = { sub: `sub-${String(count)}`, email, email_verified: true, name: 'สมหญิง' };
      tools.forge = undefined;
      tools.configure({});
    },
    configure: (settings) => {
      const { issuer, clientId, clientSecret } = idp;
      const name = { th: 'บริษัท', en: 'Company' };
      const scopes = ['openid', 'email', 'profile', 'groups'];
      latest = openIdLogin({
        ...{ id: params.providerId, clientSecret, fetch: forging },
        settings: { issuer, clientId, redirectUri: REDIRECT, name, scopes, ...settings },
      });
    },
    signIn: async (click, server = t) => {
      const { url, flow } = (await server.call(BEGIN, { params })).data;
      return server.call(FINISH, { params, body: { flow, answer: await visitProvider(url, click) } });
    },
    emailOf: async (staff) => {
      await t.db.updateTable('staff').set({ email: idp.person.email }).where('id', '=', staff.id).execute();
      return staff;
    },
    close: async () => {
      await t.close();
      await idp.close();
    },
  };
  return tools;
}
