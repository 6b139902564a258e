import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRequestBaht } from '#schemas/common/scalars';
import { bahtToSatang, maxEntrySatang, satangToBaht } from './money';

describe('money', () => {
  it('M5 turns every amount of satang into baht and back unchanged', () => {
    const satang = fc.integer({ min: -maxEntrySatang, max: maxEntrySatang });
    fc.assert(
      fc.property(
        satang,
        (amount) =>
          bahtToSatang(satangToBaht(amount)) === amount &&
          bahtToSatang(JSON.parse(JSON.stringify(satangToBaht(amount))) as number) === amount,
      ),
      { numRuns: 10_000 },
    );
  });

  it('M5 reads every decimal text of two places exactly', () => {
    const parts = fc.tuple(fc.integer({ min: 0, max: maxRequestBaht - 1 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(parts, ([baht, satang]) => {
        const text = `${String(baht)}.${String(satang).padStart(2, '0')}`;
        return bahtToSatang(JSON.parse(text) as number) === baht * 100 + satang;
      }),
      { numRuns: 10_000 },
    );
  });

  it('M5 refuses a third decimal instead of rounding it', () => {
    const parts = fc.tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(parts, ([baht, mills]) => {
        fc.pre(mills % 10 !== 0);
        const text = `${String(baht)}.${String(mills).padStart(3, '0')}`;
        expect(() => bahtToSatang(JSON.parse(text) as number)).toThrow(RangeError);
      }),
      { numRuns: 10_000 },
    );
    for (const odd of [1.005, 100.005, 0.001, 1e400, NaN, -Infinity, 9007199254740993, maxEntrySatang]) {
      expect(() => bahtToSatang(odd)).toThrow(RangeError);
    }
  });

  it('M5 has no negative zero', () => {
    expect(Object.is(bahtToSatang(-0), 0)).toBe(true);
  });
});
