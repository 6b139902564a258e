/** Colour arithmetic in OKLab, where equal steps look equal. Colours are `#rrggbb` or `#rrggbbaa`. */

type Triple = [number, number, number];

/** The colour `t` of the way from `a` to `b` (0–1). */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [toLab(a), toLab(b)];
  return fromLab([0, 1, 2].map((i) => (x[i] ?? 0) + ((y[i] ?? 0) - (x[i] ?? 0)) * t) as Triple);
}

/** The same hue at lightness `l` (0–1), its chroma scaled by `chroma`. */
export function tone(hex: string, l: number, chroma = 1): string {
  const [, a, b] = toLab(hex);
  for (let c = chroma; c > 0.02; c -= 0.02) {
    const lab: Triple = [l, a * c, b * c];
    if (inGamut(lab)) return fromLab(lab);
  }
  return fromLab([l, 0, 0]);
}

/** The colour turned by `degrees` around the hue circle. */
export function turn(hex: string, degrees: number): string {
  const [l, a, b] = toLab(hex);
  const r = (degrees * Math.PI) / 180;
  return fromLab([l, a * Math.cos(r) - b * Math.sin(r), a * Math.sin(r) + b * Math.cos(r)]);
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (hex: string): number => toLab(hex)[0];

/** The angle between two hues, 0–180 degrees. */
export function hueGap(x: string, y: string): number {
  const [, a, b] = toLab(x);
  const [, c, d] = toLab(y);
  const gap = Math.abs(Math.atan2(b, a) - Math.atan2(d, c)) * (180 / Math.PI);
  return Math.min(gap, 360 - gap);
}

/** The colour at an opacity of 0–1. */
export const alpha = (hex: string, opacity: number): string => hex.slice(0, 7) + byte(opacity);

function toLab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toRgb([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (lab: Triple): boolean => toRgb(lab).every((v) => v > -0.002 && v < 1.002);

const fromLab = (lab: Triple): string =>
  `#${toRgb(lab)
    .map((v) => byte(gamma(v)))
    .join('')}`;

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

const gamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function byte(v: number): string {
  return Math.round(Math.min(1, Math.max(0, v)) * 255)
    .toString(16)
    .padStart(2, '0');
}
