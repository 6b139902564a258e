import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** A person at the provider: their claims by the permanent id. */
export interface OpenIdPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who is at the browser. */
  person: OpenIdPerson;
  /** A token with these claims, signed as by the provider or with another key. */
  sign(claims: object, key?: KeyObject): string;
  close(): Promise<void>;
}

/** A certified OpenID provider on a free port of this machine, whose pages only ask whether to go on. */
export async function openIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const idp: OpenIdProvider = {
    issuer,
    clientId: 'sala',
    clientSecret: 'secret of the test client',
    person: { sub: 'nobody' },
    sign: (claims, key = privateKey) => signJwt(claims, key),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const provider = new Provider(issuer, {
    ...standard,
    clients: [{ client_id: idp.clientId, client_secret: idp.clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: KID, alg: 'RS256', use: 'sig' }] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ ...idp.person, sub, groups: idp.person.groups && [...idp.person.groups] }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact(provider, idp, request, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  return idp;
}

const KID = 'test';
const HOUR = 3600;
/** Seconds for which a code is valid. */
export const CODE_SECONDS = 60;

const standard: Configuration = {
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
  cookies: { keys: ['cookies of the test provider'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  ttl: {
    AuthorizationCode: CODE_SECONDS,
    AccessToken: HOUR,
    IdToken: HOUR,
    Interaction: HOUR,
    Session: HOUR,
    Grant: HOUR,
  },
  // Everybody has agreed already.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId,
      accountId: oidc.session?.accountId,
    });
    grant.addOIDCScope('openid email profile groups');
    await grant.save();
    return grant;
  },
};

/** Shows two links, and does what they say. */
async function interact(
  provider: Provider,
  { person }: OpenIdProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '' } = request;
  if (url.endsWith('/go'))
    return provider.interactionFinished(request, response, {
      login: { accountId: person.sub, remember: false },
    });
  if (url.endsWith('/cancel'))
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'cancelled by the person',
    });
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<title>Company account</title><a href="${url}/go">Go on</a> <a href="${url}/cancel">Cancel</a>`,
  );
}

function signJwt(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', kid: KID })}.${part(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

/**
 * Goes through the provider's pages as a browser does.
 * @returns the query with which the provider sends it back.
 */
export async function visitProvider(url: string, click: 'go' | 'cancel' = 'go'): Promise<string> {
  const origin = new URL(url).origin;
  const cookies = new Map<string, string>();
  let next = url;
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null && response.status !== 200) throw new Error(`${next}: ${await response.text()}`);
    const target = new URL(location ?? `${next}/${click}`, next);
    if (target.origin !== origin) return target.search.slice(1);
    next = target.href;
  }
  throw new Error('The provider sends the browser round in circles.');
}
