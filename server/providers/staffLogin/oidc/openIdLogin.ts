import * as client from 'openid-client';
import { SignInError, type StaffLogin } from '../../ports/staffLogin';
import { neededClaims, readClaim, readIdentity } from './claims';
import type { OidcSettings } from './settings';

interface Connection {
  readonly id: string;
  readonly settings: OidcSettings;
  readonly clientSecret: string;
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
}

/** Seconds by which the clocks of provider and server may differ. */
const CLOCK_TOLERANCE = 60;
/** Seconds for each request to the provider. */
const TIME_LIMIT = 10;

/** Sign-in by OpenID Connect: authorization code with PKCE, state and nonce, and a signed ID token. */
export function openIdLogin({ id, settings, clientSecret, fetch }: Connection): StaffLogin {
  const { name, passwords = true, unknownPeople = 'invited', secondFactor = 'provider' } = settings;
  const authenticate =
    settings.clientAuthentication === 'post' ? client.ClientSecretPost : client.ClientSecretBasic;
  let discovered: Promise<client.Configuration> | undefined;

  const configuration = () => {
    discovered ??= client
      .discovery(
        new URL(settings.issuer),
        settings.clientId,
        { [client.clockTolerance]: CLOCK_TOLERANCE },
        authenticate(clientSecret),
        {
          [client.customFetch]: fetch as client.CustomFetch,
          timeout: TIME_LIMIT,
          // The settings allow plain HTTP on this machine only.
          execute: [
            client.enableNonRepudiationChecks,
            ...(settings.issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
          ],
        },
      )
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };

  return {
    ...{ id, name, passwords, unknownPeople, secondFactor },
    begin: async () => {
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const config = await configuration().catch((error: unknown) => {
        throw explain(error);
      });
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: settings.redirectUri,
        scope: (settings.scopes ?? ['openid', 'email', 'profile']).join(' '),
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      });
      return { ...flow, url: url.href };
    },
    finish: async ({ state, nonce, verifier }, answer) => {
      try {
        const config = await configuration();
        const url = new URL(settings.redirectUri);
        url.search = answer;
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SignInError('failed', 'the answer holds no ID token');
        // Many providers leave the address or the groups out of the ID token.
        const isComplete = neededClaims(settings).every((one) => readClaim(claims, one) !== undefined);
        const more =
          isComplete || config.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return readIdentity({ ...more, ...claims }, settings);
      } catch (error) {
        throw explain(error);
      }
    },
  };
}

/** The reason of a failure; its cause may hold tokens and is dropped. */
function explain(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  if (error instanceof client.AuthorizationResponseError) {
    const isCancelled = error.error === 'access_denied';
    return new SignInError(isCancelled ? 'cancelled' : 'failed', `the provider answered ${error.error}`);
  }
  if (error instanceof client.ResponseBodyError) {
    const isExpired = error.error === 'invalid_grant';
    return new SignInError(isExpired ? 'expired' : 'failed', `the provider answered ${error.error}`);
  }
  if (error instanceof client.ClientError) {
    const { code = '', message } = error;
    const isAway = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(code);
    return new SignInError(isAway ? 'unavailable' : 'failed', `${message} (${code})`);
  }
  return new SignInError('unavailable', error instanceof Error ? error.message : 'no answer');
}
