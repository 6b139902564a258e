import { rolePermissions } from '#schemas/api/staffPermissions';
import { SignInError, type HeldRole, type SignInIdentity } from '../../ports/staffLogin';
import type { OidcSettings } from './settings';

export type Claims = Readonly<Record<string, unknown>>;

/** The names of the claims that the settings need. */
export function neededClaims({ emailClaim = 'email', trustEmail, roles }: OidcSettings): string[] {
  return [emailClaim, ...(trustEmail ? [] : ['email_verified']), ...(roles ? [roles.claim] : [])];
}

/** A claim by its name, or by its path as `realm_access.roles`. */
export function readClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let found: unknown = claims;
  for (const part of name.split('.'))
    found = isObject(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  return found;
}

/**
 * Who the verified claims speak of.
 * @throws SignInError `email` without an address that the provider has verified.
 */
export function readIdentity(
  claims: Claims & { readonly iss: string; readonly sub: string },
  settings: OidcSettings,
): SignInIdentity {
  const email = readClaim(claims, settings.emailClaim ?? 'email');
  if (typeof email !== 'string' || !/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(email))
    throw new SignInError('email', 'the claims hold no e-mail address');
  if (settings.trustEmail !== true && claims['email_verified'] !== true)
    throw new SignInError('email', 'the provider does not call the e-mail address verified');
  const name = typeof claims['name'] === 'string' ? claims['name'].trim().slice(0, 200) : '';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    name: name || email.replace(/@.*/, ''),
    roles: settings.roles && mapRoles(readClaim(claims, settings.roles.claim), settings.roles.map),
  };
}

/** The role at each brand that the values of a claim give; of several, the one with most permissions. */
export function mapRoles(
  claim: unknown,
  map: NonNullable<OidcSettings['roles']>['map'],
): readonly HeldRole[] {
  const values = new Set<unknown>(Array.isArray(claim) ? claim : [claim]);
  const roles = new Map<string, HeldRole['role']>();
  for (const { value, role, brands } of map) {
    if (!values.has(value)) continue;
    for (const brandId of brands) {
      const other = roles.get(brandId);
      if (other === undefined || rolePermissions[role].length > rolePermissions[other].length)
        roles.set(brandId, role);
    }
  }
  return [...roles].map(([brandId, role]) => ({ brandId, role }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
