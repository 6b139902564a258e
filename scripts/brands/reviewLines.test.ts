import { expect, it } from 'vitest';
import { defaultBounds } from '#core/brand/release/bounds';
import { noActivity } from '#core/brand/release/costPerDay';
import { reviewRelease } from '#core/brand/release/review';
import { sampleBrand } from '#server/testing/testBrands';
import { reviewLines } from './reviewLines';

const base = sampleBrand();
const prize = {
  id: 'p',
  label: { th: 'ก', en: 'a' },
  type: 'CREDIT',
  value: 1_000_000,
  weight: 1,
  stock: null,
} as const;

it('W5 a push reports what a release costs, which hosts it allows, and who has to approve it', () => {
  const after = sampleBrand({
    flags: { ...base.flags, wheel: true },
    wheel: { ...base.wheel, prizes: [prize, { ...prize, id: 'q' }] },
    origins: ['https://evil.example'],
  });
  const context = {
    bounds: defaultBounds,
    activity: { ...noActivity, plays: { ...noActivity.plays, wheel: 2 } },
  };
  const lines = reviewLines(reviewRelease(base, after, context)).join('\n');
  expect(lines).toContain('  prize (/wheel/prizes): 0 baht → 1000000 baht; limit 10000 baht, beyond it');
  expect(lines).toContain('a day 0 → 2000000 baht');
  expect(lines).toContain('  https://evil.example: IMAGES');
  expect(lines).toMatch(
    /Needs a second person, and one of the two has to be an administrator: \/origins, prize \/wheel/,
  );
});

it('reports nothing if nothing changes', () => {
  expect(reviewLines(reviewRelease(base, base, { bounds: defaultBounds, activity: noActivity }))).toEqual([]);
});
