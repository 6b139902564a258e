import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { buildStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { Caller, TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';
import { fill } from './buildRequest';
import { columnNames, fingerprint } from './fingerprint';
import { buildOwner } from './objects';
import type { Owner } from './objects';

/** Names that an attacker might guess, in addition to the existing columns. */
const HOPED = [
  'memberId',
  'userId',
  'brandId',
  'credit',
  'role',
  'isAdmin',
  'decidedBy',
  'point',
  'toString',
  'constructor',
];
const withBody = callKeys.filter((key) => callSpecs[key].body !== undefined);

describe('mass assignment', () => {
  let t: TestApp;
  let a: Owner;
  let other: Owner;
  let admin: Caller;
  let columns: readonly string[];
  let before: Awaited<ReturnType<typeof fingerprint>>;
  beforeAll(async () => {
    t = await testApp({ brands: completeBrands() });
    a = await buildOwner(t, t.brand);
    other = await buildOwner(t, t.brand);
    admin = await buildStaff(t, 'admin');
    columns = await columnNames(t.db);
    before = await fingerprint(t.db);
  });
  afterAll(() => t.close());

  const callerOf = (key: CallKey) =>
    ({ public: undefined, member: a.member, staff: admin })[callSpecs[key].access];

  it('I2 reads the columns of the database', () => {
    expect(columns).toEqual(
      expect.arrayContaining(['brand_id', 'level', 'balance', 'password_hash', 'status', 'deposit_total']),
    );
  });

  it.each(withBody)('I2 %s accepts no column of the database', async (key) => {
    const { unchecked } = fill(key, a.ids);
    const body = unchecked?.body ?? {};
    const own = Object.keys((callSpecs[key].body as { properties: object }).properties);
    const names = [...columns, ...HOPED].filter((name) => !own.includes(name));
    // The contract's schema refuses each name, and the server whatever the schema refuses.
    const validate = makeAjv({ allErrors: true }).compile(callSpecs[key].body as object);
    const all = { ...body, ...Object.fromEntries(names.map((name) => [name, 6])) };
    validate(all);
    const refused = (validate.errors ?? []).map(({ params }) => params['additionalProperty'] as unknown);
    expect(names.filter((name) => !refused.includes(name))).toEqual([]);
    const hoped = HOPED.filter((name) => names.includes(name)).map((name) => ({ ...body, [name]: 6 }));
    for (const sent of [all, ...hoped]) {
      const { status, error } = await t.call(key, {
        unchecked: { ...unchecked, body: sent },
        as: callerOf(key),
      });
      expect([status, error.code], Object.keys(sent).at(-1)).toEqual([400, 'VALIDATION']);
    }
    expect(await fingerprint(t.db)).toEqual(before);
  });

  const reads = callKeys.filter((key) => key.startsWith('GET /api/auth'));
  it.each(reads)('I2 %s ignores ids in its query', async (key) => {
    const query = `memberId=${other.ids.member}&member_id=${other.ids.member}&uuid=${other.ids.member}&brandId=sibling&limit=5&limit=100`;
    const asked = await t.call(key, { unchecked: { ...fill(key, a.ids).unchecked, query }, as: a.member });
    const plain = await t.call(key, { ...fill(key, a.ids), as: a.member });
    if (asked.status !== 400) expect(asked.text).toBe(plain.text);
  });
});
