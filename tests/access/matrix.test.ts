import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { callKeys, callSpecs } from '#schemas/api/contract';
import { type Permission, rolesAllow, staffRoles } from '#schemas/api/staffPermissions';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { fill } from './buildRequest';
import { matrix } from './matrix';
import { madeUpIds } from './objects';

/** Routes outside the contract: health, metrics, certificates, and the 404 handler of `/api`. */
const BESIDE = ['/metrics', '/livez', '/readyz', '/certificate-host', '/api/*', '*'];
/** Calls of providers, which a signature authorizes in place of a role. */
const SIGNED = '/api/provider/:id/';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const pathOf = (key: string) => key.replace(/^\S+ /, '').replace(/\{(\w+)\}/g, ':$1');

/** Paths of Fastify's printed route table, where a line is indented below its parent path. */
function pathsOf(printed: string): string[] {
  const above: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S*) \((.+)\)/.exec(line) ?? [];
    if (methods === '') return [];
    const depth = indent.length / 4;
    above[depth] = (depth > 0 ? (above[depth - 1] ?? '') : '') + part;
    return [above[depth] ?? ''];
  });
}

/** `/user/:username|:uuid` means both: two calls name the same parameter differently. */
function spellingsOf(route: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*\/)(:\w+(?:\|:\w+)+)(.*)$/.exec(route) ?? [];
  return names === '' ? [route] : names.split('|').map((name) => before + name + after);
}

const rolesWith = (permission: Permission) => staffRoles.filter((role) => rolesAllow([role], permission));

/** Numbers and ids of what a call creates, which name no object yet. */
const NEW: Readonly<Record<string, string>> = {
  'POST /api/staff/brand/{brandId}/company-account': 'bankId',
  'POST /api/auth/user/bank/code': 'bankId',
  'POST /api/auth/user/bank/change': 'bankId',
  'POST /api/staff/brand': 'brandId',
};

describe('authorization matrix', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  it('I1 covers every route of the server', () => {
    const printed = pathsOf(t.app.printRoutes({ commonPrefix: false }));
    const routes = printed.filter((route) => !route.startsWith(SIGNED));
    const known = new Set([...Object.keys(matrix).map(pathOf), ...BESIDE]);
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter((route) => !spellingsOf(route).some((path) => known.has(path)))).toEqual([]);
  });

  it('I1 routes answer no other method and no other origin', async () => {
    const paths = new Set(callKeys.map((key) => key.replace(/^\S+ /, '')));
    for (const path of paths) {
      const others = METHODS.filter((method) => !Object.hasOwn(matrix, `${method} ${path}`));
      for (const method of others) {
        const { statusCode, headers } = await t.app.inject({
          method,
          url: path.replace(/\{\w+\}/g, 'x'),
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        });
        expect([method, path, statusCode]).toEqual([method, path, 405]);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });

  it.each(callKeys)('I5 %s admits those that the contract names', (key) => {
    const { access, permission } = callSpecs[key];
    const { who } = matrix[key];
    if (permission === undefined) expect(who).toBe(access === 'public' ? 'anyone' : 'member');
    else expect(staffRoles.filter((role) => who.includes(role))).toEqual(rolesWith(permission));
  });

  it.each(callKeys.filter((key) => callSpecs[key].access !== 'public'))(
    'I1 %s names no object except its line',
    (key) => {
      const { access } = callSpecs[key];
      const { params, body } = callSpecs[key] as { params?: Shape; body?: Shape };
      const names = Object.keys({ ...params?.properties, ...body?.properties });
      // In a staff call it is the number of an account to add.
      const isObject =
        access === 'staff' ? /uuid$|^username$|^id$|^brandId$/i : /uuid$|^username$|^bankId$|^id$|^brandId$/i;
      const named = names.filter((name) => isObject.test(name));
      // In a body it is a revision of the brand in the path.
      if (params?.properties?.['revision'] !== undefined) named.push('revision');
      const objects = named.filter((name) => name !== NEW[key]);
      expect(objects.sort()).toEqual(Object.keys(matrix[key].ids).sort());
    },
  );

  it.each(callKeys.filter((key) => callSpecs[key].body !== undefined))(
    'I1 %s has a sample body that its schema takes',
    (key) => {
      const ajv = makeAjv();
      ajv.validate(callSpecs[key].body ?? {}, fill(key, madeUpIds()).unchecked?.body ?? {});
      expect(ajv.errorsText()).toBe('No errors');
    },
  );
});

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
}
