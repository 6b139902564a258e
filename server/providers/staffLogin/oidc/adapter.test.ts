import { describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { adapter } from './adapter';
import { mapRoles, readClaim } from './claims';
import type { OidcSettings } from './settings';

const settings: OidcSettings = {
  issuer: 'https://id.example/',
  clientId: 'sala',
  redirectUri: 'https://studio.example/signed-in',
  name: { th: 'บริษัท', en: 'Company' },
};
const create = (more: Record<string, unknown>) =>
  createAdapter(adapter, 'staffLogin', { ...settings, ...more }, { clientSecret: 'secret' });

describe('settings of an OpenID provider', () => {
  it('A10 are strict by default: passwords beside it, invited people only, second factor at the provider', () => {
    expect(create({})).toMatchObject({
      id: 'tested',
      name: settings.name,
      passwords: true,
      unknownPeople: 'invited',
      secondFactor: 'provider',
    });
  });

  it.each([
    ['plain HTTP to another machine', { issuer: 'http://id.example/' }],
    ['plain HTTP to a host that only looks local', { issuer: 'http://localhost.id.example/' }],
    ['a page that is not of the studio', { redirectUri: 'https://studio.example/other' }],
    ['an unknown role', { roles: { claim: 'groups', map: [{ value: 'a', role: 'owner', brands: ['*'] }] } }],
    ['people who would have no role', { unknownPeople: 'create' }],
    ['scopes without an ID token', { scopes: ['email'] }],
  ])('A10 refuse %s', (_, more) => {
    expect(() => create(more)).toThrow();
  });
});

describe('claims', () => {
  const claims = { groups: ['a'], realm_access: { roles: ['b'] }, 'https://id.example/roles': 'c' };

  it.each([
    ['groups', ['a']],
    ['realm_access.roles', ['b']],
    ['https://id.example/roles', 'c'],
    ['realm_access.none', undefined],
    ['groups.length', undefined],
    ['constructor.name', undefined],
  ])('reads %s', (name, value) => {
    expect(readClaim(claims, name)).toEqual(value);
  });

  it('ROL-04 gives the highest role at a brand, from one value or several, and no role for a part of a value', () => {
    const map: Parameters<typeof mapRoles>[1] = [
      { value: 'b', role: 'operator', brands: ['one'] },
      { value: 'a', role: 'viewer', brands: ['one', 'two'] },
    ];
    expect(mapRoles('a', map)).toEqual([
      { brandId: 'one', role: 'viewer' },
      { brandId: 'two', role: 'viewer' },
    ]);
    expect(mapRoles(['a', 'b'], map)).toEqual([
      { brandId: 'one', role: 'operator' },
      { brandId: 'two', role: 'viewer' },
    ]);
    for (const claim of [undefined, null, 'ab', ['A'], { a: true }, 'a b'])
      expect(mapRoles(claim, map)).toEqual([]);
  });
});
