import { alpha, fromOklch, mix, toOklch } from './colour';
import { CONTROL_CONTRAST, TEXT_CONTRAST, gradientStop, inkOn, legible } from './legible';

export type Scheme = 'dark' | 'light';

/** What a palette is derived from; hex colours. */
export interface PaletteSource {
  readonly scheme: Scheme;
  /** Colour of the brand's main actions. */
  readonly accent: string;
  /** Tint of the page; its hue and a little of its chroma run through every layer. */
  readonly surface: string;
  /** Money and prizes only. */
  readonly gold: string;
}

/** Lightness of each layer, from the page up. */
const layers = {
  dark: { deep: 0.115, bg: 0.15, s1: 0.2, s2: 0.238, s3: 0.29, line: 0.325, text: 0.975, muted: 0.79, faint: 0.68 },
  light: { deep: 0.93, bg: 0.965, s1: 1, s2: 0.975, s3: 0.94, line: 0.895, text: 0.22, muted: 0.43, faint: 0.52 },
} as const;

const statusColours = { success: 155, warning: 72, danger: 22, info: 245 } as const;

/** Every colour variable, each text and control pair legible on each layer it may lie on. Pure. */
export function buildPalette({ scheme, accent, surface, gold }: PaletteSource): Record<string, string> {
  const step = layers[scheme];
  const tone = toOklch(surface);
  const chroma = Math.min(tone.c, scheme === 'dark' ? 0.045 : 0.02);
  const layer = (l: number, share = 1) => fromOklch({ l, c: chroma * share, h: tone.h });
  const ground = { bg: layer(step.bg), s1: layer(step.s1), s2: layer(step.s2), s3: layer(step.s3) };
  const grounds = Object.values(ground);
  const text = (l: number) => legible(layer(l, 0.45), grounds, TEXT_CONTRAST);
  return {
    bg: ground.bg,
    'bg-deep': layer(step.deep),
    'surface-1': ground.s1,
    'surface-2': ground.s2,
    'surface-3': ground.s3,
    line: layer(step.line),
    'line-strong': legible(layer(step.line + (scheme === 'dark' ? 0.2 : -0.25)), grounds, CONTROL_CONTRAST),
    text: text(step.text),
    'text-muted': text(step.muted),
    'text-faint': text(step.faint),
    ...fill('accent', accent, ground, grounds),
    ...fill('gold', gold, ground, grounds),
    ...statuses(scheme, ground.s1, grounds),
    focus: legible(accent, grounds, CONTROL_CONTRAST),
    ...depth(scheme, accent, layer(0.05)),
  };
}

function fill(
  name: string,
  colour: string,
  ground: Readonly<{ s2: string }>,
  grounds: readonly string[],
): Record<string, string> {
  const solid = legible(colour, grounds, CONTROL_CONTRAST);
  const ink = inkOn(solid);
  const soft = mix(solid, ground.s2, 0.14);
  return {
    [name]: solid,
    [`${name}-2`]: gradientStop(solid, ink),
    [`${name}-strong`]: legible(solid, [...grounds, soft], TEXT_CONTRAST),
    [`${name}-soft`]: soft,
    [`on-${name}`]: ink,
  };
}

function statuses(scheme: Scheme, base: string, grounds: readonly string[]): Record<string, string> {
  const vars: Record<string, string> = {};
  for (const [name, h] of Object.entries(statusColours)) {
    const colour = fromOklch({ l: scheme === 'dark' ? 0.78 : 0.5, c: 0.15, h });
    const soft = mix(colour, base, scheme === 'dark' ? 0.16 : 0.1);
    vars[name] = legible(colour, [...grounds, soft], TEXT_CONTRAST);
    vars[`${name}-soft`] = soft;
  }
  return vars;
}

function depth(scheme: Scheme, accent: string, shade: string): Record<string, string> {
  const strength = scheme === 'dark' ? { near: 0.45, far: 0.6, glow: 0.32 } : { near: 0.06, far: 0.12, glow: 0.28 };
  return {
    'shadow-1': `0 1px 2px ${alpha(shade, strength.near)},0 6px 18px -8px ${alpha(shade, strength.near)}`,
    'shadow-2': `0 2px 6px ${alpha(shade, strength.near)},0 24px 56px -16px ${alpha(shade, strength.far)}`,
    glow: `0 8px 28px -8px ${alpha(accent, strength.glow)}`,
    'glow-soft': alpha(accent, scheme === 'dark' ? 0.16 : 0.12),
    // A hairline of light on the upper edge of a layer; lifts it off the one below.
    sheen: scheme === 'dark' ? 'rgba(255,255,255,.07)' : 'rgba(255,255,255,.9)',
    veil: scheme === 'dark' ? alpha(shade, 0.72) : alpha(shade, 0.45),
    glass: scheme === 'dark' ? alpha(shade, 0.55) : 'rgba(255,255,255,.78)',
  };
}
