import { fromOklch, toOklch } from '#core/brand/colour';

/** What the images of a brand take from its theme. Colours are `#rrggbb`. */
export interface ArtTheme {
  readonly scheme: 'dark' | 'light';
  readonly accent: string;
  readonly second: string;
  readonly gold: string;
  readonly background: string;
  readonly surface: string;
}

/** One material in five steps of brightness, from its deepest shade to its highlight. */
type Ramp = readonly [string, string, string, string, string];

/** The colours behind the slots of the templates. */
export interface Palette {
  readonly isDark: boolean;
  readonly ramps: Readonly<Record<string, Ramp>>;
  /** Colours that have one brightness only. */
  readonly flat: Readonly<Record<string, string>>;
}

/** The materials of a brand under one light: `air` is the light, `ink` the night, `base` the pure colour of the surfaces. */
export function makePalette(theme: ArtTheme): Palette {
  const { accent, second, background: page, surface } = theme;
  const isDark = theme.scheme === 'dark';
  const night = isDark ? page : tone(accent, 0.22, 0.5);
  // An accent far from the hue of the page would make a dark scene muddy.
  const light = isDark && hueGap(accent, page) > 75 ? second : accent;
  const ramps = {
    accent: ramp(accent),
    second: ramp(second),
    air: ramp(light),
    base: ramp(fromOklch({ l: 0.5, c: 0.19, h: toOklch(surface).h })),
    water: ramp(mix('#35b8ff', accent, 0.12)),
    gold: goldRamp(theme.gold),
    ivory: [
      mix('#857f7c', night, 0.4),
      mix('#c3bcb0', accent, 0.16),
      mix('#efeae0', accent, 0.05),
      '#fbfaf5',
      '#ffffff',
    ],
    ink: [
      tone(night, 0.13),
      tone(night, 0.2, 1.1),
      tone(mix(night, light, 0.18), 0.28),
      tone(mix(night, light, 0.25), 0.38),
      tone(mix(night, light, 0.3), 0.5),
    ],
  } as const;
  return {
    isDark,
    ramps,
    flat: {
      page,
      pageGlow: mix(page, ramps.air[2], 0.13),
      pageDeep: tone(page, 0.12),
      pageTint: mix(page, ramps.accent[3], 0.22),
      surface,
      barGlow: mix(surface, ramps.air[2], 0.16),
      barDeep: tone(page, 0.15),
      barPale: mix(surface, ramps.accent[4], 0.6),
      barTint: mix(surface, ramps.accent[3], 0.35),
      bannerGlow: mix(ramps.ink[3], ramps.air[1], 0.45),
    },
  };
}

/** A second accent next to the first, for a brand that names none. */
export const neighbour = (accent: string): string => turn(accent, 38);

/** The colour of a material at a brightness of 0 (deepest) to 1 (highlight). */
export function shade(steps: Ramp, brightness: number): string {
  const at = Math.min(3.996, Math.max(0, brightness * 4));
  const below = Math.floor(at);
  return mix(steps[below] ?? steps[0], steps[below + 1] ?? steps[4], at % 1);
}

function ramp(colour: string): Ramp {
  const l = Math.min(0.86, Math.max(0.5, toOklch(colour).l));
  return [
    tone(turn(colour, 14), l * 0.38, 0.8),
    tone(turn(colour, 8), l * 0.66),
    tone(colour, l),
    tone(turn(colour, -6), l + (0.95 - l) * 0.5, 0.8),
    tone(colour, Math.max(0.95, l), 0.35),
  ];
}

/** Gold of coins, independent of the theme, which may darken gold for text. */
function goldRamp(colour: string): Ramp {
  const bright = tone(colour, Math.max(0.8, toOklch(colour).l));
  return [
    '#5e3206',
    mix('#b6741a', bright, 0.12),
    mix('#f5c04a', bright, 0.45),
    mix('#ffe28c', bright, 0.12),
    '#fffbe4',
  ];
}

/** The same hue at another lightness (0–1), its chroma scaled. */
function tone(colour: string, l: number, chroma = 1): string {
  const { c, h } = toOklch(colour);
  return fromOklch({ l, c: c * chroma, h });
}

function turn(colour: string, degrees: number): string {
  const { l, c, h } = toOklch(colour);
  return fromOklch({ l, c, h: h + degrees });
}

/** The colour `share` (0–1) of the way from `a` to `b` in OKLab, where equal steps look equal. */
function mix(a: string, b: string, share: number): string {
  const [from, to] = [toOklab(a), toOklab(b)];
  const [l = 0, x = 0, y = 0] = from.map((value, i) => value + ((to[i] ?? 0) - value) * share);
  return fromOklch({ l, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI });
}

function toOklab(colour: string): readonly [number, number, number] {
  const { l, c, h } = toOklch(colour);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** The angle between two hues, 0–180 degrees. */
function hueGap(a: string, b: string): number {
  const gap = Math.abs(toOklch(a).h - toOklch(b).h);
  return Math.min(gap, 360 - gap);
}
