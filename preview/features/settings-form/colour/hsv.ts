import { parseHex } from '#core/brand/colour';

/** Hue in degrees, the others 0 to 1: the space of the picker's square. */
export interface Hsv {
  readonly h: number;
  readonly s: number;
  readonly v: number;
}

/** @throws RangeError for an invalid hex colour. */
export function toHsv(hex: string): Hsv {
  const [r, g, b] = parseHex(hex);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const turn =
    span === 0 ? 0 : most === r ? (g - b) / span : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { h: (turn * 60 + 360) % 360, s: most === 0 ? 0 : span / most, v: most };
}

export function fromHsv({ h, s, v }: Hsv): string {
  const channel = (n: number) => {
    const k = (n + h / 60) % 6;
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return `#${[5, 3, 1].map((n) => byte(channel(n))).join('')}`;
}

/** `#abc`, `abc`, `AABBCC` or `#aabbcc` as the schema wants it. @returns undefined for anything else. */
export function readHex(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : undefined;
}

const byte = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
