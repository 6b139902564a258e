import { describe, expect, it } from 'vitest';
import { drawBars } from './WinlostChart';

describe('drawBars', () => {
  it('draws gains above zero and losses below it on one scale', () => {
    const { bars, zero } = drawBars([300, -100], 100, 80);
    expect(zero).toBe(60);
    expect(bars[0]).toMatchObject({ y: 0, height: 60 });
    expect(bars[1]).toMatchObject({ y: 60, height: 20 });
  });

  it('makes a small day visible next to a large one', () => {
    expect(drawBars([100_000, 1], 100, 80).bars[1]?.height).toBe(2);
  });

  it('draws only the zero line without play', () => {
    const { bars, zero } = drawBars([0, 0, 0], 90, 80);
    expect(zero).toBe(40);
    expect(bars.every(({ height }) => height === 0)).toBe(true);
  });

  it('draws every bar inside the view box', () => {
    for (const { x, y, width, height } of drawBars([5, -9, 0, 2.5], 320, 120).bars) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(120.001);
    }
  });
});
