import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/brand/contrast';
import type { Brand } from '#schemas/brand/brand';
import { buttonShapes, cardStyles, iconStyles, navigations } from '#schemas/brand/look';
import { buildTheme } from './buildTheme';

type ThemeTokens = Brand['theme'];

const shipped = import.meta.glob<{ theme?: Partial<ThemeTokens> }>('../../brands/*/brand.json', {
  eager: true,
  import: 'default',
});
const [defaults] = Object.values(
  import.meta.glob<Pick<Brand, 'theme' | 'look'>>('../../brands/defaults.json', {
    eager: true,
    import: 'default',
  }),
);
if (!defaults) throw new Error('brands/defaults.json is missing');
const { theme: base, look } = defaults;

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
  const { vars } = buildTheme({ theme, look });
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
    expect(buildTheme({ theme: { ...base, scheme: 'dark', color: '#18fcc9' }, look }).vars['accent']).toBe(
      '#18fcc9',
    );
  });

  it('LAY-27 reserves the height of each kind of bottom bar', () => {
    const heights = navigations.map(
      (navigation) => buildTheme({ theme: base, look: { ...look, navigation } }).vars['bar-h'],
    );
    expect(new Set(heights).size).toBe(navigations.length);
    for (const height of heights) expect(Number.parseInt(height ?? '')).toBeGreaterThanOrEqual(44);
  });

  const varsWith = (own: Partial<Brand['look']>, scheme: ThemeTokens['scheme'] = 'dark') =>
    buildTheme({ theme: { ...base, scheme }, look: { ...look, ...own } }).vars;
  /** Values of one variable in every variant of one setting. */
  const valuesOf = <Name extends 'card' | 'button' | 'icons'>(
    setting: Name,
    variants: readonly Brand['look'][Name][],
    variable: string,
  ) => Object.fromEntries(variants.map((variant) => [variant, varsWith({ [setting]: variant })[variable]]));

  it('gives each card style its own background, edge and depth', () => {
    for (const variable of ['card-bg', 'card-bg-hero', 'card-border'])
      expect(new Set(Object.values(valuesOf('card', cardStyles, variable))).size, variable).toBe(4);
    expect(valuesOf('card', cardStyles, 'card-shadow')).toMatchObject({ outline: 'none', flat: 'none' });
    expect(valuesOf('card', cardStyles, 'card-border')).toMatchObject({ flat: '1px solid transparent' });
    expect(varsWith({ card: 'glass' })['card-bg']).toMatch(/rgba\(/);
  });

  it('gives the brand name its lettering', () => {
    expect(varsWith({ lettering: 'plain' })).toMatchObject({
      'name-bg': 'none',
      'name-fill': 'currentcolor',
    });
    expect(varsWith({ lettering: 'gradient' })['name-bg']).toMatch(/^linear-gradient/);
    expect(varsWith({ lettering: 'outline' })['name-stroke']).toMatch(/var\(--accent-strong\)$/);
  });

  it('gives each button shape its own corners; only cut ones are clipped', () => {
    expect(valuesOf('button', buttonShapes, 'button-radius')).toEqual({
      rounded: 'var(--radius-m)',
      pill: 'var(--radius-pill)',
      cut: '0',
      square: '2px',
    });
    expect(valuesOf('button', buttonShapes, 'button-clip')).toEqual({
      rounded: 'none',
      pill: 'none',
      cut: expect.stringMatching(/^polygon\(12px 0,/) as string,
      square: 'none',
    });
    // The shadow of the complete rectangle would fill the cut corners.
    expect(valuesOf('button', buttonShapes, 'button-glow')).toMatchObject({
      cut: 'none',
      pill: 'var(--glow)',
    });
    expect(varsWith({ button: 'pill' })['control-radius']).not.toBe(
      varsWith({ button: 'square' })['control-radius'],
    );
  });

  it('gives each shortcut icon style its own tile, and cuts it like the buttons', () => {
    for (const variable of ['icon-cover', 'icon-radius', 'icon-shadow', 'icon-stroke'])
      expect(new Set(Object.values(valuesOf('icons', iconStyles, variable))).size, variable).toBe(3);
    expect(varsWith({ icons: 'line', button: 'cut' })['icon-clip']).toMatch(/^polygon/);
    for (const own of [{ icons: 'line' }, { icons: 'gloss', button: 'cut' }] as const)
      expect(varsWith(own)['icon-clip']).toBe('none');
    // Without an ink the icon has the hue of its shortcut, which is legible on a light tint only.
    expect(varsWith({ icons: 'flat' }, 'light')['icon-ink']).toBeUndefined();
    expect(varsWith({ icons: 'flat' }, 'dark')['icon-ink']).toBe('#fff');
  });

  it('is one deterministic rule, then the faces of its fonts', () => {
    const { css, root, faces } = buildTheme({ theme: base, look });
    expect(root).toMatch(/^:root\{color-scheme:(dark|light);(--[\w-]+:[^;{}]+;)+\}$/);
    expect(css).toBe(root + faces.join(''));
    expect(buildTheme({ theme: { ...base }, look }).css).toBe(css);
  });

  it('lists each font of the brand once, and uses fallbacks while they load', () => {
    const { families, vars, waiting } = buildTheme({
      theme: { ...base, font: 'sarabun', displayFont: 'kanit' },
      look,
    });
    expect(families).toEqual(['Sarabun', 'Kanit', 'SarabunFigures']);
    // Figures come first, so that every digit of a page has the same face.
    expect([vars['font-body'], vars['font-display']]).toEqual([
      expect.stringMatching(/^SarabunFigures,.*Sarabun,/),
      expect.stringMatching(/^SarabunFigures,.*Kanit,/),
    ]);
    for (const name of ['font-body', 'font-display'])
      expect(waiting).toMatch(new RegExp(`--${name}:(?!Sarabun|Kanit)`));
    expect(waiting).not.toMatch(/[:,](?:SarabunFigures|Sarabun|Kanit)\b/);
    expect(buildTheme({ theme: { ...base, font: 'kanit', displayFont: 'kanit' }, look }).families).toEqual([
      'Kanit',
      'SarabunFigures',
    ]);
  });
});
