import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { flags } from '#schemas/brand/flags';
import type { FeatureFlag } from '#schemas/brand/flags';
import { openSession } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';
import { fill } from './buildRequest';
import { buildOwner } from './objects';
import type { Owner } from './objects';

const areas = Object.keys(flags.properties) as FeatureFlag[];
const marked = callKeys.filter((key) => callSpecs[key].features);
const featuresOf = (key: CallKey) => callSpecs[key].features ?? [];

/** Areas without calls of their own; their pages use calls that every site has. */
const WITHOUT_CALLS: readonly FeatureFlag[] = [
  'promotion',
  'search',
  'liveScore',
  'score',
  'trueWallet',
  'media',
  'movie',
  'leaderboard',
];

describe('areas that the brand has switched off', () => {
  let t: TestApp;
  let owner: Owner;
  beforeAll(async () => {
    t = await testApp({ brands: completeBrands() });
    owner = await buildOwner(t, t.brand);
  });
  afterAll(() => t.close());

  /** Replaces the brand as publishing does. */
  const switchOff = (off: readonly FeatureFlag[]) => {
    const published = t.brands.published(t.brand.id);
    if (!published) throw new Error('The brand is not published.');
    const shut = Object.fromEntries(areas.map((area) => [area, !off.includes(area)]));
    const brand = { ...published.brand, flags: { ...published.brand.flags, ...shut } };
    t.brands.take({ ...published, revision: published.revision + 1, brand });
  };
  const ask = async (key: CallKey, brand = t.brand) => {
    // A new session each time, because some calls end all of them.
    const { token } = await openSession(t, owner.member);
    const as = callSpecs[key].access === 'member' ? { token, brand } : undefined;
    const answer = await t.call(key, { ...fill(key, owner.ids), as, brand });
    return answer.status === 200 ? 'OK' : answer.error.code;
  };

  it('every area has marked calls or is listed as having none', () => {
    const withCalls = new Set(marked.flatMap(featuresOf));
    expect(areas.filter((area) => !withCalls.has(area)).sort()).toEqual([...WITHOUT_CALLS].sort());
  });

  it.each(marked)('%s is missing without its area and available with it', async (key) => {
    switchOff(featuresOf(key));
    expect(await ask(key)).toBe('FEATURE_OFF');
    for (const area of featuresOf(key)) {
      switchOff(areas.filter((one) => one !== area));
      expect([area, await ask(key)]).not.toEqual([area, 'FEATURE_OFF']);
    }
  });

  it.each(marked.filter((key) => callSpecs[key].access === 'member'))(
    'I1 %s tells a stranger nothing of it',
    async (key) => {
      switchOff(featuresOf(key));
      expect((await t.call(key, fill(key, owner.ids))).status).toBe(401);
    },
  );

  it('unmarked calls answer with every area off', async () => {
    switchOff(areas);
    const open = callKeys.filter((key) => !callSpecs[key].features && callSpecs[key].access !== 'staff');
    const looks = open.filter((key) => key.startsWith('GET ') && !key.includes('share'));
    expect(looks.length).toBeGreaterThan(10);
    for (const key of looks) expect([key, await ask(key)]).toEqual([key, 'OK']);
  });
});
