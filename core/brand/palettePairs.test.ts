import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { buildPalette, type PaletteSource } from './palette';
import { measurePairs, palettePairs } from './palettePairs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { theme?: Partial<Brand['theme']> };
const defaults = read('brands/defaults.json').theme as Brand['theme'];
const shipped = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'assets')
  .map(({ name }) => [name, { ...defaults, ...read(`brands/${name}/brand.json`).theme }] as const);

const tooFaint = (theme: PaletteSource): string[] =>
  measurePairs(theme)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ use, ink, ground, ratio }) => `${use}: ${ink} on ${ground} ${ratio.toFixed(2)}`);

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const themes = fc.record({
  scheme: fc.constantFrom('dark' as const, 'light' as const),
  color: hex,
  accent2: hex,
  gold: hex,
  background: hex,
  surface: hex,
  text: hex,
});

describe('pairs of derived colours', () => {
  it.each(shipped)('BRD-06 %s reads in every pair', (_, theme) => {
    expect(tooFaint(theme)).toEqual([]);
  });

  it('BRD-06 LAY-14 every pair is legible in both schemes for any brand colours', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        expect(tooFaint(theme)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('measures colours that are there', () => {
    const known = new Set([...Object.keys(buildPalette(defaults)), 'accent-middle', 'accent-end']);
    const asked = palettePairs.flatMap(({ ink, ground }) => [ink, ground]);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('preview 9 covers each ink and each tint of the palette', () => {
    const names = Object.keys(buildPalette(defaults));
    const inks = names.filter((name) =>
      /^(text|on-|focus|success$|warning$|danger$|info$)|-strong$/.test(name),
    );
    expect(inks.filter((name) => !palettePairs.some(({ ink }) => ink === name))).toEqual([]);
    const tints = names.filter((name) => /^(?!glow).*-soft$/.test(name));
    expect(tints.filter((name) => !palettePairs.some(({ ground }) => ground === name))).toEqual([]);
  });

  it('sees a pair that is too faint', () => {
    const palette = { ...buildPalette(defaults), 'text-muted': '#777777', 'warning-soft': '#808080' };
    const faint = measurePairs(defaults, palette).filter(({ ratio, least }) => ratio < least);
    expect(faint).toContainEqual(
      expect.objectContaining({ ink: 'text-muted', ground: 'warning-soft', use: 'text' }),
    );
    expect(faint).toContainEqual(
      expect.objectContaining({ ink: 'warning', ground: 'warning-soft', of: 'surface' }),
    );
  });
});
