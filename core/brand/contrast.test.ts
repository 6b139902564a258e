import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, nearestPassing, worst } from './contrast';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#18fcc9', '#18fcc9', 1],
  ])('BRD-06 of %s on %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });
});

describe('nearestPassing', () => {
  it('BRD-06 always passes on one ground', () => {
    fc.assert(
      fc.property(colour, colour, (ink, ground) => {
        expect(contrast(nearestPassing(ink, [ground], 4.5), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('does not change a colour that passes', () => {
    fc.assert(
      fc.property(colour, fc.array(colour, { minLength: 1, maxLength: 3 }), (ink, grounds) => {
        fc.pre(worst(ink, grounds) >= 3);
        expect(nearestPassing(ink, grounds, 3)).toBe(ink);
      }),
    );
  });

  it('gives the better end where nothing passes', () => {
    expect(nearestPassing('#808080', ['#000000', '#ffffff', '#eeeeee'], 7)).toMatch(/^#(000000|ffffff)$/);
  });
});
