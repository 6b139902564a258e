import { describe, expect, it } from 'vitest';
import { alpha, contrast, fromOklch, mix, parseHex, toOklch } from './colour';

describe('colour', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('finds its way back from OKLCH', () => {
    for (const hex of ['#18fcc9', '#1d5fe0', '#b7791f', '#061a1c', '#ffffff', '#000000']) {
      expect(fromOklch(toOklch(hex))).toBe(hex);
    }
  });

  it('lowers chroma, not hue, for a colour that no screen has', () => {
    const hex = fromOklch({ l: 0.9, c: 0.4, h: 25 });
    expect(Math.abs(toOklch(hex).h - 25)).toBeLessThan(4);
  });

  it('mixes and fades', () => {
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080');
    expect(alpha('#18fcc9', 0.5)).toBe('rgba(24,252,201,0.5)');
  });

  it('rejects values that are no hex colour', () => {
    expect(() => parseHex('red')).toThrow(RangeError);
    expect(() => parseHex('#12345')).toThrow(RangeError);
  });
});
