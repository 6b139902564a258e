import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';
import { fill, takesCursor } from './buildRequest';
import { buildOwner } from './objects';
import type { Owner } from './objects';

const numbered = callKeys.filter((key) => callSpecs[key].paged && !takesCursor(key));

describe('lists that page by number', () => {
  let t: TestApp;
  let a: Owner;
  beforeAll(async () => {
    t = await testApp({ brands: completeBrands() });
    a = await buildOwner(t, t.brand);
  });
  afterAll(() => t.close());

  it.each(numbered)('H 118 D13 %s refuses an invalid page or limit', async (key) => {
    const { unchecked } = fill(key, a.ids);
    for (const name of ['page', 'limit'])
      for (const value of [-1, 0, 1.5, 1e9, 'abc', '', null]) {
        const part = key.startsWith('GET')
          ? { query: `${name}=${String(value)}` }
          : { body: { ...(unchecked?.body as object), [name]: value } };
        const answer = await t.call(key, { unchecked: { ...unchecked, ...part }, as: a.member });
        expect([name, value, answer.status, answer.error.code]).toEqual([name, value, 400, 'VALIDATION']);
      }
  });
});
