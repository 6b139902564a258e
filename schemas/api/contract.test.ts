import { describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { errorCodesOf } from './commonErrors';
import { areas, callKeys, callSpecs } from './contract';
import { errorSchema, successSchema } from './envelope';
import { errors } from './errors';
import { permissionNames } from './staffPermissions';

/** Section 7 of the specification; the one call without a method is read as GET (API-113). */
const specified = `
POST /api/auth/login
GET /api/setting; GET /api/setting/operational/website; GET /api/configuration; GET /api/auth/configuration/list
POST /api/auth/setting
GET /api/auth/user/detail/{uuid}; GET /api/auth/user/{uuid}
POST /api/auth/user/getCredit/{username}
POST /api/auth/user/game/cashOut; POST /api/auth/user/opengame; POST /api/auth/user/game/list
GET /api/auth/user/games/{gameCate}
POST /api/auth/user/transfer/to/bank
POST /api/auth/user/change-password/{uuid}
GET /api/auth/user/level/{uuid}
PATCH /api/auth/address; GET /api/auth/address/mine
GET /api/auth/deposit/{uuid}; GET /api/deposit
POST /api/auth/deposit-request; GET /api/auth/deposit-request/my; POST /api/auth/deposit-request/cancel
POST /api/auth/deposit-request/confirm/transfer
POST /api/auth/slip/verify; POST /api/auth/slip/confirm; POST /api/auth/slip/request-deposit; GET /api/auth/slip/my/request
GET /api/auth/withdraw/withdraw-history/{uuid}; GET /api/withdraw/history; POST /api/auth/withdraw/retry
POST /api/auth/withdraw/{uuid}; GET /api/auth/withdraw/withdraw-request/{uuid}
GET /api/auth/affiliate/bonus/{username}; GET /api/auth/affiliate/downline/{username}; GET /api/auth/affiliate/code/{uuid}
POST /api/auth/affiliate/withdraw/{username}
POST /api/auth/affiliate/downline/bonus/{username}
POST /api/auth/log/affiliate/{username}
POST /api/auth/reward; POST /api/auth/reward/request; POST /api/auth/reward/request/history
GET /api/auth/wheel; POST /api/auth/wheel/reward; POST /api/auth/wheel/log
POST /api/auth/game/flip-card/random-reward; GET /api/auth/game/flip-card/logs
POST /api/auth/game/flip-card-reward/random; GET /api/auth/game/reward/request/my; GET /api/auth/game
GET /api/auth/game/check-in; POST /api/auth/game/check-in
POST /api/user/register; GET /api/user/checkPhone/{value}; POST /api/user/checkBankId/{bankId}
GET /api/user/inviter/{afCode}; GET /api/user/checkUsername/{value}; POST /api/bank/name
GET /api/auth/announcement; GET /api/announcement
`
  .split(/[;\n]/)
  .map((call) => call.trim())
  .filter(Boolean);

const calls = Object.entries(callSpecs);

/** Calls under `/api/auth` that a visitor may make. */
const openUnderAuth = ['POST /api/auth/login'];

interface Node {
  readonly type?: string | readonly string[];
  readonly additionalProperties?: boolean | Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly maximum?: number;
}

/** A schema and everything inside it, with the path to each. */
function* walk(node: Node, path: string): Generator<[string, Node]> {
  yield [path, node];
  for (const [name, inner] of Object.entries(node.properties ?? {})) yield* walk(inner, `${path}.${name}`);
  if (node.items) yield* walk(node.items, `${path}[]`);
  if (typeof node.additionalProperties === 'object') yield* walk(node.additionalProperties, `${path}{}`);
}

const inputs = calls.flatMap(([key, spec]) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    spec[part] === undefined ? [] : [...walk(spec[part] as Node, `${key} ${part}`)],
  ),
);
const outputs = calls.flatMap(([key, spec]) => [...walk(spec.data as Node, `${key} data`)]);

/** Calls without a token: log-in, and accepting an invitation or a reset. */
const openUnderStaff = [
  'POST /api/staff/login',
  'GET /api/staff/sign-in',
  'POST /api/staff/sign-in/{providerId}',
  'POST /api/staff/sign-in/{providerId}/finish',
  'POST /api/staff/sign-in/{providerId}/second-factor',
  'POST /api/staff/accept',
  'POST /api/staff/reset',
];
/** A draft or a file may be wrong, so the brand's own rules check it, not the contract. */
const openInputs = [
  'POST /api/staff/brand/{brandId}/release body.file',
  'POST /api/staff/brand/{brandId}/release/review body.file',
];

describe('contract', () => {
  it('API-101..160 has every call of the specification', () => {
    expect(specified).toHaveLength(60);
    expect(specified.filter((key) => !Object.hasOwn(callSpecs, key))).toEqual([]);
  });

  it('loses no call where the areas are merged', () => {
    expect(Object.values(areas).flatMap((area) => Object.keys(area))).toEqual(callKeys);
  });

  it('ROL-01 ROL-02 requires a token exactly under /api/auth and /api/staff', () => {
    for (const [key, { access, permission }] of calls) {
      const path = key.split(' ')[1] ?? '';
      if (openUnderAuth.includes(key) || openUnderStaff.includes(key))
        expect([key, access]).toEqual([key, 'public']);
      else if (path.startsWith('/api/staff/')) expect([key, access]).toEqual([key, 'staff']);
      else expect([key, access]).toEqual([key, path.startsWith('/api/auth/') ? 'member' : 'public']);
      expect([key, permissionNames.some((name) => name === permission)]).toEqual([key, access === 'staff']);
    }
  });

  it('has for each path exactly the parameters that its key names', () => {
    for (const [key, spec] of calls) {
      const params: Node | undefined = spec.params;
      const named = [...key.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect([key, params?.required ?? []]).toEqual([key, named]);
    }
  });

  it('I2 D13 bounds every input and refuses unknown keys', () => {
    for (const [path, node] of inputs) {
      if (node.type === 'object')
        expect([path, node.additionalProperties]).toEqual([path, openInputs.includes(path)]);
      if (node.type === 'number' || node.type === 'integer')
        expect([path, Boolean(node.maximum ?? node.enum)]).toEqual([path, true]);
      if (node.type === 'string')
        expect([path, Boolean(node.maxLength ?? node.pattern ?? node.format ?? node.enum)]).toEqual([
          path,
          true,
        ]);
    }
  });

  it('I3 closes every answer, and D13 bounds every list', () => {
    for (const [path, node] of outputs) {
      if (node.type === 'object') expect([path, node.additionalProperties]).not.toEqual([path, undefined]);
      if (node.type === 'array') expect([path, typeof node.maxItems]).toEqual([path, 'number']);
      // Brand files are validated by the brand rules; every other object must reject unknown fields.
      if (node.additionalProperties === true)
        expect(path).toMatch(/ \/api\/(?:staff\/(?:brand|release-set)|share)/);
    }
    const secret = /password|hash|secret/i;
    expect(outputs.filter(([path]) => secret.test(path.split(' data')[1] ?? ''))).toEqual([]);
  });

  it('sends queries as strings, since nothing is coerced', () => {
    for (const [path, node] of inputs)
      if (/ query\./.test(path)) expect([path, node.type]).toEqual([path, 'string']);
  });

  it('reads no body on GET and leaves an empty one optional', () => {
    for (const [key, spec] of calls) {
      if (key.startsWith('GET '))
        expect([key, spec.body, spec.money, spec.upload]).toEqual([key, undefined, undefined, undefined]);
      const body: Node | undefined = spec.body;
      const needed = body?.required ?? [];
      if (spec.body !== undefined)
        expect([key, spec.bodyOptional ?? false]).toEqual([key, needed.length === 0]);
    }
  });

  it('compiles in strict mode, envelopes included', () => {
    const ajv = makeAjv();
    ajv.compile(errorSchema);
    for (const [, spec] of calls) {
      for (const schema of [spec.params, spec.query, spec.body]) if (schema) ajv.compile(schema);
      ajv.compile(successSchema(spec));
    }
  });

  it('lets only the end of a session answer 401 or 403 to a member (ERR-05)', () => {
    for (const [key, spec] of calls) {
      if (spec.access !== 'member') continue;
      const over = errorCodesOf(key, spec).filter((code) => [401, 403].includes(errors[code].status));
      expect([key, over.sort()]).toEqual([key, ['SESSION_EXPIRED', 'USER_SUSPENDED']]);
    }
  });
});
