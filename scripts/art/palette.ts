import { hueGap, lightness, mix, tone, turn } from './colour';

/** How a brand's gem is cut. */
export const cuts = ['emerald', 'round', 'hexagon', 'oval', 'pear', 'cushion'] as const;
/** The ornament behind its pages. */
export const motifs = ['lotus', 'lattice', 'rays', 'waves'] as const;
/** The corners of its lettering. */
export const letterings = ['cut', 'round'] as const;

export type Cut = (typeof cuts)[number];
export type Motif = (typeof motifs)[number];
export type Lettering = (typeof letterings)[number];

/** Everything the pictures of a brand are drawn from. Colours are `#rrggbb`. */
export type ArtSpec = {
  /** Latin letters of the wordmark. */
  name: string;
  /** Thai name under it; may be empty. */
  thaiName: string;
  scheme: 'dark' | 'light';
  accent: string;
  second: string;
  background: string;
  surface: string;
  gold: string;
  cut: Cut;
  motif: Motif;
  lettering: Lettering;
};

/** One material from its highlight to its deepest shade. */
export type Ramp = { hi: string; lt: string; md: string; dk: string; dp: string };

export type Palette = {
  dark: boolean;
  /** accent, second accent, gold, ivory, ink (the night of the scene), water */
  a: Ramp;
  b: Ramp;
  g: Ramp;
  i: Ramp;
  k: Ramp;
  w: Ramp;
  /** The light in the air: the accent, or the second one where the accent would turn the night to mud. */
  air: Ramp;
  bg: string;
  surface: string;
};

/** The materials of a brand, all under one light. */
export function makePalette(spec: ArtSpec): Palette {
  const dark = spec.scheme === 'dark';
  const night = dark ? spec.background : tone(spec.accent, 0.22, 0.5);
  const air = dark && hueGap(spec.accent, spec.background) > 75 ? spec.second : spec.accent;
  return {
    dark,
    air: ramp(air),
    a: ramp(spec.accent),
    b: ramp(spec.second),
    w: ramp(mix('#35b8ff', spec.accent, 0.12)),
    g: goldRamp(spec.gold),
    i: {
      hi: '#ffffff',
      lt: '#fbfaf5',
      md: mix('#efeae0', spec.accent, 0.05),
      dk: mix('#c3bcb0', spec.accent, 0.16),
      dp: mix('#857f7c', night, 0.4),
    },
    k: {
      hi: tone(mix(night, air, 0.3), 0.5),
      lt: tone(mix(night, air, 0.25), 0.38),
      md: tone(mix(night, air, 0.18), 0.28),
      dk: tone(night, 0.2, 1.1),
      dp: tone(night, 0.13),
    },
    bg: spec.background,
    surface: spec.surface,
  };
}

/** A second accent beside the first, for a brand that names none. */
export const neighbour = (accent: string): string => turn(accent, 38);

/** The colour of a material at brightness `v` (0 deep – 1 highlight). */
export function shade(r: Ramp, v: number): string {
  const steps = [r.dp, r.dk, r.md, r.lt, r.hi];
  const x = Math.min(0.999, Math.max(0, v)) * 4;
  return mix(steps[Math.floor(x)] ?? r.md, steps[Math.floor(x) + 1] ?? r.hi, x % 1);
}

function ramp(hex: string): Ramp {
  const l = Math.min(0.86, Math.max(0.5, lightness(hex)));
  return {
    hi: tone(hex, Math.max(0.95, l), 0.35),
    lt: tone(turn(hex, -6), l + (0.95 - l) * 0.5, 0.8),
    md: tone(hex, l),
    dk: tone(turn(hex, 8), l * 0.66),
    dp: tone(turn(hex, 14), l * 0.38, 0.8),
  };
}

/** Gold stays metal: a page may darken it for text, a coin may not. */
function goldRamp(colour: string): Ramp {
  const hex = tone(colour, Math.max(0.8, lightness(colour)));
  return {
    hi: '#fffbe4',
    lt: mix('#ffe28c', hex, 0.12),
    md: mix('#f5c04a', hex, 0.45),
    dk: mix('#b6741a', hex, 0.12),
    dp: '#5e3206',
  };
}
