import { expect, it } from 'vitest';
import { evenShare, restingAngle, segmentPath, stepOf, turned } from './wheelGeometry';

it.each([2, 5, 8, 24])('API-144 the drawn one of %i segments is under the pointer', (count) => {
  for (let place = 0; place < count; place += 1) {
    for (const share of [0, 0.25, 0.5, 0.999]) {
      expect(segmentAt(restingAngle(place, count, share), count)).toBe(place);
    }
  }
});

it('G9 stops uniformly distributed inside any segment', () => {
  const bins = 10;
  const spins = 20_000;
  for (const place of [0, 3, 7]) {
    const seen = new Array<number>(bins).fill(0);
    for (let n = 0; n < spins; n += 1) {
      const from = restingAngle(place, 8, 0);
      const turn = (from - restingAngle(place, 8, evenShare()) + 360) % 360;
      const bin = Math.min(bins - 1, Math.floor((turn / (45 * 0.92)) * bins));
      seen[bin] = (seen[bin] ?? 0) + 1;
    }
    const expected = spins / bins;
    const chiSquare = seen.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
    // Nine degrees of freedom; one run in a million exceeds it.
    expect(chiSquare).toBeLessThan(44);
  }
});

it('draws a segment for any count', () => {
  for (const count of [1, 2, 3, 24]) expect(segmentPath(count, 150)).toMatch(/^M[\d. -]+.*Z$/);
  expect(segmentPath(4, 100)).toBe('M0 0L-70.71 -70.71A100 100 0 0 1 70.71 -70.71Z');
});

/** The segment under the pointer of a wheel rotated by this angle, in degrees. */
function segmentAt(angle: number, count: number): number {
  return Math.floor(turned(-angle + stepOf(count) / 2) / stepOf(count)) % count;
}
