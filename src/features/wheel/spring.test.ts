import { expect, it } from 'vitest';
import { angleAt, FREE_SPEED, hasStopped, landOn, turned } from './wheelGeometry';

const goals = Array.from({ length: 36 }, (_, n) => n * 10);

it('starts at the speed and position of the free wheel', () => {
  const landing = landOn(47, 200);
  expect(angleAt(landing, 0)).toBe(47);
  expect((angleAt(landing, 0.001) - 47) / 0.001).toBeCloseTo(FREE_SPEED, -1);
});

it.each(goals)('slows down to %i degrees without ever gaining speed or swinging back', (goal) => {
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
