import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/brand/contrast';
import type { Brand } from '#schemas/brand/brand';
import { buildTheme } from './buildTheme';

type ThemeTokens = Brand['theme'];

const shipped = import.meta.glob<{ theme?: Partial<ThemeTokens> }>('../../brands/*/brand.json', {
  eager: true,
  import: 'default',
});
const [defaults] = Object.values(
  import.meta.glob<{ theme: ThemeTokens }>('../../brands/defaults.json', { eager: true, import: 'default' }),
);
if (!defaults) throw new Error('brands/defaults.json is missing');
const base = defaults.theme;

const layers = ['bg', 'surface-1', 'surface-2', 'surface-3'];
const inks = [
  'text',
  'text-muted',
  'text-faint',
  'accent-strong',
  'gold-strong',
  'success',
  'warning',
  'danger',
  'info',
];
const controls = ['accent', 'gold', 'line-strong', 'focus'];
const pairs = [
  ...['success', 'warning', 'danger', 'info'].map((name) => [name, `${name}-soft`]),
  ['accent-strong', 'accent-soft'],
  ['gold-strong', 'gold-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-2'],
  ['on-gold', 'gold'],
  ['on-gold', 'gold-2'],
] as const;

/** Every colour pair of the theme with too little contrast, as `ink on ground: ratio`. */
function tooFaint(theme: ThemeTokens): string[] {
  const { vars } = buildTheme({ theme });
  const check = (ink: string, ground: string, least: number) => {
    const ratio = contrast(vars[ink] ?? '', vars[ground] ?? '');
    return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : [];
  };
  return [
    ...inks.flatMap((ink) => layers.flatMap((layer) => check(ink, layer, 4.5))),
    ...controls.flatMap((control) => layers.flatMap((layer) => check(control, layer, 3))),
    ...pairs.flatMap(([ink = '', ground = '']) => check(ink, ground, 4.5)),
  ];
}

describe('buildTheme', () => {
  it.each(Object.entries(shipped))('LAY-14 %s is readable everywhere', (_, brand) => {
    expect(tooFaint({ ...base, ...brand.theme })).toEqual([]);
  });

  it('is readable with any colours that a brand chooses', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const colours = fc.record({
      color: hex,
      accent2: hex,
      gold: hex,
      background: hex,
      surface: hex,
      text: hex,
    });
    fc.assert(
      fc.property(colours, fc.constantFrom('dark' as const, 'light' as const), (own, scheme) => {
        expect(tooFaint({ ...base, ...own, scheme })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('CON-03 does not change a readable brand colour', () => {
    expect(buildTheme({ theme: { ...base, scheme: 'dark', color: '#18fcc9' } }).vars['accent']).toBe(
      '#18fcc9',
    );
  });

  it('is one deterministic rule', () => {
    const { css } = buildTheme({ theme: base });
    expect(css).toMatch(/^:root\{color-scheme:(dark|light);(--[\w-]+:[^;{}]+;)+\}$/);
    expect(buildTheme({ theme: { ...base } }).css).toBe(css);
  });

  it('lists each font of the brand once, and uses fallbacks while they load', () => {
    const { families, vars, waiting } = buildTheme({
      theme: { ...base, font: 'sarabun', displayFont: 'kanit' },
    });
    expect(families).toEqual(['Sarabun', 'Kanit']);
    expect([vars['font-body'], vars['font-display'], vars['font-figures']]).toEqual([
      expect.stringMatching(/^Sarabun,/),
      expect.stringMatching(/^Kanit,/),
      expect.stringMatching(/^Sarabun,/),
    ]);
    for (const name of ['font-body', 'font-display', 'font-figures'])
      expect(waiting).toMatch(new RegExp(`--${name}:(?!Sarabun|Kanit)`));
    expect(waiting).not.toMatch(/[:,](?:Sarabun|Kanit)\b/);
    expect(buildTheme({ theme: { ...base, font: 'kanit', displayFont: 'kanit' } }).families).toEqual([
      'Kanit',
    ]);
  });
});
