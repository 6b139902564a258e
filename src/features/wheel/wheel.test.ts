import { expect, it } from 'vitest';
import { twoLines } from './WheelSegments';
import {
  angleAt,
  evenShare,
  FREE_SPEED,
  hasStopped,
  landOn,
  restingAngle,
  segmentPath,
  stepOf,
  turned,
} from './wheelGeometry';

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

const goals = Array.from({ length: 36 }, (_, n) => n * 10);

it('the landing starts at the speed and position of the free wheel', () => {
  const landing = landOn(47, 200);
  expect(angleAt(landing, 0)).toBe(47);
  expect((angleAt(landing, 0.001) - 47) / 0.001).toBeCloseTo(FREE_SPEED, -1);
});

it.each(goals)('the landing slows down to %i degrees without ever gaining speed or swinging back', (goal) => {
  const landing = landOn(123, goal);
  expect(turned(landing.to)).toBeCloseTo(goal, 6);
  let before = Infinity;
  for (let time = 0; time < 6; time += 0.05) {
    const moved = angleAt(landing, time + 0.05) - angleAt(landing, time);
    expect(moved).toBeGreaterThanOrEqual(0);
    expect(moved).toBeLessThanOrEqual(before + 1e-9);
    before = moved;
  }
  expect(hasStopped(landing, 6)).toBe(true);
  expect(hasStopped(landing, 1)).toBe(false);
});

it.each([
  ['Nothing', ['Nothing']],
  ['Better luck next time', ['Better luck', 'next time']],
  ['ลองใหม่ครั้งหน้า', ['ลองใหม่', 'ครั้งหน้า']],
  ['Unbreakable', ['Unbreakable']],
  ['บัตรเติมเงินมือถือ 50 บาท', ['บัตรเติมเงินมือถือ', '50 บาท']],
])('%s is split where a word ends', (words, lines) => {
  expect(twoLines(words)).toEqual(lines);
});

/** The segment under the pointer of a wheel rotated by this angle, in degrees. */
function segmentAt(angle: number, count: number): number {
  return Math.floor(turned(-angle + stepOf(count) / 2) / stepOf(count)) % count;
}
