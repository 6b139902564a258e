import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { fillPath, splitKey } from '#core/contract/request';
import { buildStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { Caller, TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';
import { fill, takesCursor } from './buildRequest';
import { fingerprint } from './fingerprint';
import { buildOwner } from './objects';
import type { Owner } from './objects';

const withBody = callKeys.filter((key) => callSpecs[key].body !== undefined && !callSpecs[key].bodyOptional);

/** Bad inputs, group A from 22: invalid bodies. */
const bodies: [string, (valid: string) => string | Buffer][] = [
  ['22 a key that comes twice', (valid) => valid.replace(/^\{("[^"]+"):/, '{$1:null,$1:')],
  ['23 __proto__', (valid) => valid.replace('{', '{"__proto__":{"isAdmin":true},')],
  ['23 constructor', (valid) => valid.replace('{', '{"constructor":{"prototype":{}},')],
  ['24 10,000 levels', () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['24 10,000 open brackets', () => '['.repeat(10_000)],
  ['25 1.1 MB', (valid) => valid.replace('{', `{"x":"${'x'.repeat(1_100_000)}",`)],
  ['26 null', () => 'null'],
  ['26 a list', () => '[]'],
  ['26 a text', () => '"x"'],
  ['26 nothing', () => ''],
  ['27 a byte-order mark', (valid) => `\ufeff${valid}`],
  ['28 invalid UTF-8', () => Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d])],
  ['29 half a surrogate pair', (valid) => valid.replace(/:("[^"]*"|\d+|true|false)/, ':"\\ud800"')],
  ['30 NUL', (valid) => valid.replace(/:("[^"]*"|\d+|true|false)/, ':"a\\u0000b"')],
  ['a comma too many', (valid) => valid.replace(/\}$/, ',}')],
  ['half a body', (valid) => valid.slice(0, -2)],
];

/** Group F: hostile texts. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  'javascript:alert(1)',
  'https://good@evil',
  'red;}body{display:none',
  '=HYPERLINK("x")',
  '+cmd|',
  '\n{"level":50}',
  '\u001b[31mred',
  '\u202egnirts',
  `a${'\u0301'.repeat(1_000)}`,
  '\u0e34',
  "' OR 1=1--",
  '%_',
  '\\',
  'x'.repeat(10_000),
  'x'.repeat(65),
  'x',
  '   ',
  '',
];

describe('bad inputs', () => {
  const ajv = makeAjv();
  let t: TestApp;
  let a: Owner;
  let b: Owner;
  let admin: Caller;
  let before: Awaited<ReturnType<typeof fingerprint>>;
  beforeAll(async () => {
    t = await testApp({ brands: completeBrands() });
    a = await buildOwner(t, t.brand);
    b = await buildOwner(t, t.brand);
    admin = await buildStaff(t, 'admin');
    before = await fingerprint(t.db);
  });
  afterAll(() => t.close());

  const callerOf = (key: CallKey) =>
    ({ public: undefined, member: a.member, staff: admin })[callSpecs[key].access];
  const headersOf = (key: CallKey) => {
    const token = callerOf(key)?.token;
    return {
      host: `${t.brand.id}.localhost`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
  };
  const raw = (key: CallKey, payload: string | Buffer, headers: Record<string, string> = {}) => {
    const { method, path } = splitKey(key);
    const params = fill(key, a.ids).unchecked?.params ?? {};
    return t.app.inject({
      method: method as 'POST',
      url: fillPath(path, params),
      headers: { ...headersOf(key), 'content-type': 'application/json', ...headers },
      payload,
    });
  };
  const expectClean = ({ statusCode, payload }: { statusCode: number; payload: string }, what: string) => {
    expect([what, statusCode >= 400 && statusCode < 500]).toEqual([what, true]);
    expect(JSON.parse(payload)).toEqual({
      status: statusCode,
      code: expect.any(String),
      message: expect.stringMatching(/[\u0e00-\u0e7f]/),
      ...optional(payload),
    });
  };

  it.each(withBody)('A 22–33 %s refuses every invalid body', async (key) => {
    const valid = JSON.stringify(fill(key, a.ids).unchecked?.body);
    for (const [what, make] of bodies) expectClean(await raw(key, make(valid)), what);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json;charset=tis-620,x',
    ]) {
      const answer = await raw(key, valid.slice(0, -1), { 'content-type': type });
      expectClean(answer, `31 ${type}`);
    }
    expectClean(await raw(key, gzipSync(valid), { 'content-encoding': 'gzip' }), '33 gzip');
    expect(await fingerprint(t.db)).toEqual(before);
  });

  it.each(withBody)(
    'F 98–104 %s bounds every text and keeps no hostile one where it does not belong',
    async (key) => {
      const { unchecked } = fill(key, a.ids);
      const body = unchecked?.body as Record<string, unknown>;
      for (const name of Object.keys(body).filter((field) => typeof body[field] === 'string')) {
        for (const text of ['x'.repeat(10_000), '', 7, null, ['x'], { $gt: '' }]) {
          if (ajv.validate(callSpecs[key].body ?? {}, { ...body, [name]: text })) continue;
          const answer = await t.call(key, {
            unchecked: { ...unchecked, body: { ...body, [name]: text } },
            as: callerOf(key),
          });
          expectClean(
            { statusCode: answer.status, payload: answer.text },
            `${name}: ${JSON.stringify(text).slice(0, 20)}`,
          );
        }
      }
      expect(await fingerprint(t.db)).toEqual(before);
    },
  );

  it.each(['name', 'username', 'phone', 'bankName', 'bankId', 'afCode', 'team', 'marketing', 'source'])(
    'F 98–104 registration takes nothing hostile as %s',
    async (field) => {
      const { unchecked } = fill('POST /api/user/register', a.ids);
      // One letter is a valid campaign code, known or not.
      const bad = hostile.filter((text) => !(['team', 'marketing'].includes(field) && text === 'x'));
      for (const text of bad) {
        const answer = await t.call('POST /api/user/register', {
          unchecked: { body: { ...(unchecked?.body as object), [field]: text } },
        });
        expectClean({ statusCode: answer.status, payload: answer.text }, `${field}: ${text.slice(0, 20)}`);
      }
      expect(await fingerprint(t.db)).toEqual(before);
    },
  );

  const inPath = callKeys.filter((key) => key.includes('{uuid}'));
  it.each(inPath)('G 107 %s refuses an invalid id', async (key) => {
    for (const uuid of [
      '0',
      '-1',
      '1e1',
      '../me',
      '%2e%2e',
      'null',
      `${a.ids.member}x`,
      'x'.repeat(10_000),
      "' OR 1=1--",
      '\u0000',
    ]) {
      const answer = await t.call(key, {
        unchecked: { ...fill(key, a.ids, { uuid }).unchecked },
        as: callerOf(key),
      });
      expectClean({ statusCode: answer.status, payload: answer.text }, uuid.slice(0, 20));
    }
  });

  it('G 108 ignores headers that claim an identity', async () => {
    const spoofed = {
      'x-user-id': b.ids.member,
      'x-member-id': b.ids.member,
      'x-real-ip': '1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'sibling.localhost',
      'x-http-method-override': 'DELETE',
      'x-original-url': '/api/staff/brand',
    };
    const answer = await t.call('GET /api/auth/user/detail/{uuid}', {
      params: { uuid: a.ids.member },
      as: a.member,
      headers: spoofed,
    });
    expect(answer.data.uuid).toBe(a.ids.member);
    const foreign = await t.call('GET /api/auth/user/detail/{uuid}', {
      params: { uuid: b.ids.member },
      as: a.member,
      headers: spoofed,
    });
    expect(foreign.status).toBe(404);
  });

  it.each(callKeys.filter((key) => callSpecs[key].money))(
    'G 109 %s answers its own method and path only',
    async (key) => {
      const path = key.replace(/^\S+ /, '').replace(/\{\w+\}/g, a.ids.member);
      const headers = headersOf(key);
      const others = (['HEAD', 'OPTIONS', 'GET', 'PUT', 'PATCH', 'DELETE'] as const).filter(
        (method) => !callKeys.some((one) => one === key.replace(/^\S+/, method === 'HEAD' ? 'GET' : method)),
      );
      for (const method of others) {
        const { statusCode } = await t.app.inject({ method, url: path, headers });
        expect([method, [404, 405].includes(statusCode)]).toEqual([method, true]);
      }
      for (const url of [
        `${path}/`,
        `/${path}`,
        path.toUpperCase(),
        `${path};x`,
        `${path}%00`,
        `${path}%2f`,
        // HTTP clients normalise it to the same path, which a call without a body then answers.
        ...(callSpecs[key].bodyOptional ? [] : [path.replace('/api', '/api/.')]),
      ]) {
        const { statusCode } = await t.app.inject({ method: 'POST', url, headers });
        expect([url, [400, 401, 404, 405].includes(statusCode)]).toEqual([url, true]);
      }
      expect(await fingerprint(t.db)).toEqual(before);
    },
  );

  const paged = callKeys.filter((key) => callSpecs[key].paged && takesCursor(key));
  it.each(paged)('H 118 D13 %s pages by the cursors that it issued, at most 100 rows', async (key) => {
    const { query: filters, unchecked } = fill(key, a.ids);
    const ask = (query: string) => {
      const complete = `${String(new URLSearchParams(filters))}&${query}`;
      return t.call(key, { unchecked: { ...unchecked, query: complete }, as: callerOf(key) });
    };
    const forge = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64url'));
    for (const query of [
      'limit=-1',
      'limit=0',
      'limit=101',
      'limit=1e9',
      'limit=abc',
      'limit=',
      'limit=1&limit=2',
      'cursor=',
      'cursor=%00',
      `cursor=${'x'.repeat(300)}`,
    ]) {
      const { status, text } = await ask(query);
      expectClean({ statusCode: status, payload: text }, query);
    }
    for (const text of [
      'x',
      '1.x',
      `zzzzzzzzzzz.${a.ids.deposit}`,
      `-1.${a.ids.deposit}`,
      `1.${"' OR 1=1--".padEnd(36, '-')}`,
    ]) {
      expect([text, (await ask(`cursor=${forge(text)}`)).error.code]).toEqual([text, 'CURSOR_INVALID']);
    }
    const byTime = `${(t.clock.now().getTime() + 1).toString(36)}.${b.ids.deposit}`;
    const own = await ask(`cursor=${forge(key.endsWith('/revision') ? b.ids.revision : byTime)}`);
    expect(own.status).toBe(200);
    if (callSpecs[key].access === 'member')
      for (const id of [b.ids.deposit, b.ids.slip, b.ids.withdrawal]) expect(own.text).not.toContain(id);
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '2026-02-30T00:00:00+07:00',
    '2026-11-21T24:00:00+07:00',
    '2026-11-21T10:00:00',
    '2026-11-21T10:00:00+07',
    '2026-11-21T10:00:00+0700',
    '2569-11-21T10:00:00+07:00',
    '9999-01-01T00:00:00Z',
  ])('H 116 %s is no time', async (endAt) => {
    const answer = await t.call('POST /api/staff/brand/{brandId}/operation', {
      params: { brandId: t.brand.id },
      body: { websiteStatus: 'MA', endAt },
      as: admin,
    });
    expectClean({ statusCode: answer.status, payload: answer.text }, endAt);
  });
});

function optional(payload: string): object {
  const { errors, params } = JSON.parse(payload) as { errors?: object; params?: object };
  return { ...(errors && { errors }), ...(params && { params }) };
}
