import type { Brand } from '#schemas/brand/brand';
import { alpha, fromOklch, mix, toOklch } from './colour';
import { CONTROL_CONTRAST, fillWithInk, gradientStop, legible, secondOf, TEXT_CONTRAST } from './legible';

type Scheme = Brand['theme']['scheme'];
export type PaletteSource = Pick<
  Brand['theme'],
  'scheme' | 'color' | 'accent2' | 'gold' | 'background' | 'surface' | 'text'
>;

/** Surfaces: the page, its footer below it, and three layers on it. */
type Grounds = Readonly<Record<'deep' | 'bg' | 's1' | 's2' | 's3', string>>;

const statusHues = { success: 155, warning: 72, danger: 22, info: 245 } as const;

/**
 * Every colour variable of a brand. Legible colours of the brand are unchanged; others are changed
 * in lightness, never in hue, until text reaches 4.5:1 and controls 3:1 on each layer they may lie on. Pure.
 */
export function buildPalette(source: PaletteSource): Record<string, string> {
  const { scheme } = source;
  const ground = layers(source);
  const grounds = Object.values(ground);
  const fills = {
    ...fill('accent', source.color, ground, source.accent2),
    ...fill('gold', source.gold, ground),
    ...statuses(scheme, ground),
  };
  const tints = Object.entries(fills).flatMap(([name, colour]) => (name.endsWith('-soft') ? [colour] : []));
  const words = (share: number, on = [...grounds, ...tints]) =>
    legible(mix(source.text, ground.s1, share), on, TEXT_CONTRAST);
  return {
    bg: ground.bg,
    'bg-deep': ground.deep,
    'surface-1': ground.s1,
    'surface-2': ground.s2,
    'surface-3': ground.s3,
    line: mix(source.text, ground.s1, 0.12),
    'line-strong': legible(mix(source.text, ground.s1, 0.4), grounds, CONTROL_CONTRAST),
    text: words(1),
    'text-muted': words(0.74),
    'text-faint': words(0.6, grounds),
    ...fills,
    ...artGold(source, fills),
    focus: legible(ring(source), grounds, CONTROL_CONTRAST),
    ...depth(scheme, source.color, shift(ground.bg, scheme === 'dark' ? -0.1 : -0.7)),
  };
}

/** Footer, page, and three layers on it; each differs from the one below by a step of lightness. */
function layers({ scheme, background, surface }: PaletteSource): Grounds {
  const isDark = scheme === 'dark';
  // Neither dark nor light text is legible on mid-tones, so layers use the ends of the scale.
  const bg = within(background, isDark ? [0.1, 0.24] : [0.9, 1]);
  const s1 = within(surface, isDark ? [0.15, 0.3] : [0.94, 1]);
  const deep = shift(bg, isDark ? -0.04 : -0.035);
  // White has no hue to carry downwards, so light layers take theirs from the page.
  return isDark
    ? { deep, bg, s1, s2: shift(s1, 0.038), s3: shift(s1, 0.085) }
    : { deep, bg, s1, s2: mix(bg, s1, 0.55), s3: shift(bg, -0.02) };
}

/** A solid colour with its ink, the second stop of its gradient, its tint, and its form as text. */
function fill(name: string, colour: string, ground: Grounds, second?: string): Record<string, string> {
  const grounds = Object.values(ground);
  const { fill: solid, ink } = fillWithInk(legible(colour, grounds, CONTROL_CONTRAST), grounds);
  const soft = mix(solid, ground.s1, 0.14);
  return {
    [name]: solid,
    [`${name}-2`]: second === undefined ? gradientStop(solid, ink) : secondOf(solid, ink, second),
    [`${name}-strong`]: legible(solid, [...grounds, soft], TEXT_CONTRAST),
    [`${name}-soft`]: soft,
    [`on-${name}`]: ink,
  };
}

/** Gold of illustrations and of the wheel; that of a light theme has to be legible as text, too dark for metal. */
export const brightGold = ({ scheme, gold }: Pick<PaletteSource, 'scheme' | 'gold'>): string =>
  scheme === 'light' ? '#e2a52f' : gold;

function artGold(source: PaletteSource, fills: Readonly<Record<string, string>>): Record<string, string> {
  const bright = brightGold(source);
  const isDark = source.scheme === 'dark';
  return {
    'art-gold': isDark ? (fills['gold'] ?? bright) : bright,
    'art-gold-2': isDark ? (fills['gold-2'] ?? bright) : gradientStop(bright, '#000000'),
    'on-art-gold': isDark ? (fills['on-gold'] ?? '#000000') : '#3a2803',
  };
}

function statuses(scheme: Scheme, ground: Grounds): Record<string, string> {
  const vars: Record<string, string> = {};
  const isDark = scheme === 'dark';
  // Red over green turns brown, so tints have their own hue and only the lightness of the surface.
  const tint = isDark ? { l: toOklch(ground.s1).l + 0.075, c: 0.062 } : { l: 0.955, c: 0.028 };
  for (const [name, h] of Object.entries(statusHues)) {
    const colour = fromOklch({ l: isDark ? 0.78 : 0.5, c: 0.15, h });
    const soft = fromOklch({ ...tint, h });
    vars[name] = legible(colour, [...Object.values(ground), soft], TEXT_CONTRAST);
    vars[`${name}-soft`] = soft;
  }
  return vars;
}

/** Degrees of hue between which two reds look alike. */
const ALIKE = 25;

/** The brand's colour, or that of its text where a ring of the brand's red would read as an error. */
function ring({ color, text }: PaletteSource): string {
  const { c, h } = toOklch(color);
  const apart = Math.abs(((h - statusHues.danger + 540) % 360) - 180);
  return c > 0.1 && apart < ALIKE ? text : color;
}

function depth(scheme: Scheme, accent: string, shade: string): Record<string, string> {
  const isDark = scheme === 'dark';
  const [near, far, glow] = isDark ? [0.4, 0.6, 0.34] : [0.07, 0.16, 0.3];
  return {
    'shadow-1': `0 1px 2px ${alpha(shade, near)},0 8px 20px -10px ${alpha(shade, near)}`,
    'shadow-2': `0 2px 6px ${alpha(shade, near)},0 24px 56px -16px ${alpha(shade, far)}`,
    glow: `0 8px 28px -8px ${alpha(accent, glow)}`,
    'glow-soft': alpha(accent, isDark ? 0.16 : 0.12),
    // A hairline of light on the upper edge of a layer lifts it off the one below.
    sheen: isDark ? 'rgba(255,255,255,.07)' : 'rgba(255,255,255,.9)',
    veil: alpha(shade, isDark ? 0.74 : 0.5),
    glass: isDark ? alpha(shade, 0.55) : 'rgba(255,255,255,.78)',
  };
}

function within(hex: string, [least, most]: readonly [number, number]): string {
  const colour = toOklch(hex);
  if (colour.l >= least && colour.l <= most) return hex;
  return fromOklch({ ...colour, l: Math.min(most, Math.max(least, colour.l)) });
}

function shift(hex: string, by: number): string {
  const colour = toOklch(hex);
  return fromOklch({ ...colour, l: Math.min(1, Math.max(0.05, colour.l + by)) });
}
