import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContrast } from './checks/contrast';
import { parseHex, toOklch } from './colour';
import { dominantColours, themeProposals } from './logoColours';

type Area = readonly [hex: string, count: number, alpha?: number];

/** Pixels of an image that consists of these areas. */
const image = (...areas: readonly Area[]): number[] =>
  areas.flatMap(([hex, count, alpha = 255]) =>
    Array.from({ length: count }, () => [
      ...parseHex(hex).map((part) => Math.round(part * 255)),
      alpha,
    ]).flat(),
  );

const hueDistance = (a: string, b: string) => Math.abs(((toOklch(a).h - toOklch(b).h + 540) % 360) - 180);

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('dominantColours', () => {
  it('finds the colours of a logo by their area, without its white and black', () => {
    const found = dominantColours(
      image(['#ffffff', 500], ['#c8102e', 300], ['#0b6e4f', 120], ['#101010', 80]),
    );
    expect(found).toHaveLength(2);
    expect(hueDistance(found[0] ?? '', '#c8102e')).toBeLessThan(4);
    expect(hueDistance(found[1] ?? '', '#0b6e4f')).toBeLessThan(4);
  });

  it('joins the shades of one colour, on both sides of the red where hues begin again', () => {
    const found = dominantColours(image(['#ff2d55', 60], ['#d6003b', 60], ['#e8112d', 60]));
    expect(found).toHaveLength(1);
  });

  it('ignores what is transparent, and a few pixels at an edge', () => {
    const found = dominantColours(image(['#00a0ff', 200], ['#ff7700', 900, 20], ['#7700ff', 5]));
    expect(found).toHaveLength(1);
    expect(hueDistance(found[0] ?? '', '#00a0ff')).toBeLessThan(4);
  });

  it.each([
    ['a grey image', image(['#444444', 40], ['#eeeeee', 40])],
    ['an empty one', []],
  ])('finds none in %s', (_, pixels) => {
    expect(dominantColours(pixels)).toEqual([]);
  });
});

describe('themeProposals', () => {
  it('BRD-06 any colours give dark and light themes about which the checks say nothing', () => {
    fc.assert(
      fc.property(fc.array(colour, { maxLength: 3 }), (colours) => {
        const proposals = themeProposals(colours);
        expect(new Set(proposals.map(({ theme }) => theme.scheme))).toEqual(new Set(['dark', 'light']));
        expect(proposals.length).toBeGreaterThanOrEqual(3);
        for (const { theme } of proposals) expect(checkContrast({ theme })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the hue of the logo in the accent of every proposal', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359, noNaN: true }), (h) => {
        const hex = `#${[0, 8, 4].map((n) => channel(n, h)).join('')}`;
        for (const { theme } of themeProposals([hex])) expect(hueDistance(theme.color, hex)).toBeLessThan(12);
      }),
      { numRuns: 100 },
    );
  });

  it('takes the gold of the logo for money', () => {
    const [night] = themeProposals(['#c8102e', '#f5b301']);
    expect(hueDistance(night?.theme.gold ?? '', '#f5b301')).toBeLessThan(6);
    expect(hueDistance(night?.theme.accent2 ?? '', '#f5b301')).toBeGreaterThan(20);
  });

  it('proposes themes that differ', () => {
    const pages = themeProposals(['#1d5fe0']).map(({ theme }) => theme.background);
    expect(new Set(pages).size).toBe(pages.length);
  });
});

/** One byte of the colour of a hue with 80 % saturation and 50 % lightness, after CSS Color 4. */
function channel(n: number, hue: number): string {
  const k = (n + hue / 30) % 12;
  const value = 0.5 - 0.4 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
