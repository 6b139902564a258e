import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { buildStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { Caller, TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';
import { fill } from './buildRequest';
import { buildOwner } from './objects';
import type { Owner } from './objects';

const MOST_QUERIES = 3;
/** What other modules and many tables hold is combined here. The number does not depend on the data. */
const MORE_QUERIES: { readonly [K in CallKey]?: number } = {
  'GET /api/staff/queue/{kind}/{uuid}': 12,
  'GET /api/staff/report/{report}': 5,
  'GET /api/staff/brand/{brandId}/member/{uuid}': 22,
};
/** Public calls are rate-limited by address. */
const COUNTED = /insert into rate_counters/i;
const WRITES = /\b(?:insert\s+into|delete\s+from|update\s+"?\w+"?\s+(?:as\s+)?\w*\s*set)\b/i;

/** Calls that only read: all GET calls but endless ones and audited exports, and lists that the specification defines as POST. */
const reads = callKeys.filter(
  (key) =>
    (key.startsWith('GET ') && !callSpecs[key].stream && callSpecs[key].file !== 'text/csv') ||
    callSpecs[key].paged === true,
);

describe('calls that only read', () => {
  let t: TestApp;
  let owner: Owner;
  let admin: Caller;
  beforeAll(async () => {
    t = await testApp({ brands: completeBrands() });
    owner = await buildOwner(t, t.brand);
    admin = await buildStaff(t, 'admin');
  });
  afterAll(() => t.close());

  const ask = (key: CallKey) => {
    const as = { public: undefined, member: owner.member, staff: admin }[callSpecs[key].access];
    return t.call(key, { ...fill(key, owner.ids), as });
  };

  it.each(reads)('I1 D13 %s makes at most three queries and writes nothing', async (key) => {
    // The first call may record the use of a session, or commit to a member's first seed.
    const { headers } = await ask(key);
    const sent = await t.queries(() => ask(key));
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MORE_QUERIES[key] ?? MOST_QUERIES);
    expect(sent.filter((sql) => WRITES.test(sql) && !COUNTED.test(sql))).toEqual([]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
