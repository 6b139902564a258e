/** Colour arithmetic in OKLCH, where equal steps of lightness look equal. Why not a library: docs/adr/0027. */

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb`. @throws RangeError for anything else. */
export function parseHex(hex: string): Triple {
  const bits = parseBits(hex);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

/** The three bytes of a hex colour as one number. */
function parseBits(hex: string): number {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex)) throw new RangeError(`not a hex colour: ${hex}`);
  const bits = Number.parseInt(hex.slice(1), 16);
  // Each digit of the short form stands for two.
  return hex.length === 7 ? bits : (((bits & 0xf00) << 8) | ((bits & 0xf0) << 4) | (bits & 0xf)) * 0x11;
}

/** WCAG contrast ratio of two hex colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** `share` (0–1) of `top` laid over `base`, in gamma space, as CSS blends translucent layers. */
export function mix(top: string, base: string, share: number): string {
  const [t, b] = [parseHex(top), parseHex(base)];
  return toHex(mapTriple(t, (value, i) => value * share + (b[i] ?? 0) * (1 - share)));
}

/** The colour under CSS's `filter: brightness(by)`. */
export function brightened(hex: string, by: number): string {
  return toHex(mapTriple(parseHex(hex), (value) => Math.min(1, value * by)));
}

/** `rgba(…)` text of a hex colour. */
export function alpha(hex: string, opacity: number): string {
  const [r, g, b] = mapTriple(parseHex(hex), (value) => Math.round(value * 255));
  return `rgba(${r},${g},${b},${opacity})`;
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = mapTriple(parseHex(hex), toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(y, x) * 180) / Math.PI;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: (hue + 360) % 360,
  };
}

/** Nearest hex colour; chroma is lowered until the colour exists in sRGB. */
export function fromOklch({ l, c, h }: Oklch): string {
  const light = Math.min(1, Math.max(0, l));
  for (let chroma = c; chroma > 0.002; chroma -= 0.004) {
    const rgb = oklchToRgb(light, chroma, h);
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return toHex(rgb);
  }
  return toHex(oklchToRgb(light, 0, h));
}

function oklchToRgb(light: number, c: number, h: number): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return mapTriple(linear, toGamma);
}

/** WCAG relative luminance; the power of each byte comes from a table, since a palette reads thousands of colours. */
function luminance(hex: string): number {
  const bits = parseBits(hex);
  return (
    0.2126 * linearByte(bits >> 16) + 0.7152 * linearByte((bits >> 8) & 255) + 0.0722 * linearByte(bits & 255)
  );
}

function toHex([r, g, b]: Triple): string {
  const bits = (byte(r) << 16) | (byte(g) << 8) | byte(b);
  return `#${bits.toString(16).padStart(6, '0')}`;
}

const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const linearBytes = Array.from({ length: 256 }, (_, value) => toLinear(value / 255));
const linearByte = (value: number) => linearBytes[value] ?? 0;
const mapTriple = (t: Triple, f: (value: number, i: number) => number): Triple => [
  f(t[0], 0),
  f(t[1], 1),
  f(t[2], 2),
];
