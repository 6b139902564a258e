import { defineAdapter, SettingsError } from '../../kit/defineAdapter';
import { openIdLogin } from './openIdLogin';
import { oidcSettings } from './settings';

/** Identity providers that speak OpenID Connect: Google, Microsoft Entra, Okta, Keycloak and the like. */
export const adapter = defineAdapter({
  port: 'staffLogin',
  settings: oidcSettings,
  secrets: ['clientSecret'],
  create({ id, settings, secrets: { clientSecret }, fetch }) {
    if (settings.unknownPeople === 'create' && !settings.roles)
      throw new SettingsError(
        'Unknown people get no role. Add "roles", or set "unknownPeople" to "invited".',
      );
    if (settings.scopes && !settings.scopes.includes('openid'))
      throw new SettingsError('The scopes ask for no ID token. Add "openid".');
    return openIdLogin({ id, settings, clientSecret, fetch });
  },
});
