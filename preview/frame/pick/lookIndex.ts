import { buildTheme } from '@/theme/buildTheme';
import { type PickContext, leavesOf } from './leaves';
import { imageUrl } from '#core/brand/imagePath';

/** The setting that each colour variable derives from. */
const sources: readonly (readonly [variable: RegExp, path: string])[] = [
  [/^accent-2$/, '/theme/accent2'],
  [/^(on-)?accent|^focus$|^glow/, '/theme/color'],
  [/^(on-)?gold/, '/theme/gold'],
  [/^bg/, '/theme/background'],
  [/^surface|^line/, '/theme/surface'],
  [/^text/, '/theme/text'],
];

/** Theme settings by the computed colour, written as `colourKey` does; several may come to the same colour. */
export function makeThemeIndex({ brand }: PickContext): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries(buildTheme(brand).vars)) {
    const path = sources.find(([variable]) => variable.test(name))?.[1];
    const key = colourKey(value);
    if (!path || !key) continue;
    const paths = found.get(key) ?? [];
    if (!paths.includes(path)) found.set(key, [...paths, path]);
  }
  return found;
}

/** `#18fcc9` and `rgb(24, 252, 201)` both as `24,252,201,1`; null for values that paint nothing. */
export function colourKey(value: string): string | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex) return [...hex.slice(1).map((part) => Number.parseInt(part, 16)), 1].join();
  const [red, green, blue, alpha = 1] =
    /^rgba?\(([^)]+)\)$/
      .exec(value)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number) ?? [];
  return red === undefined || alpha === 0 ? null : [red, green, blue, alpha].join();
}

/** Every colour in a computed background, the stops of its gradients in order. */
export const coloursIn = (background: string): readonly string[] =>
  background.match(/rgba?\([^)]+\)|#[0-9a-f]{6}\b/gi) ?? [];

const withImages = ['images', 'art', 'banners', 'providers', 'rewards', 'embeds'] as const;

/** Settings by the address of the image that they name. */
export function createImageIndex({ brand }: PickContext): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const group of withImages)
    for (const { path, value } of leavesOf(brand[group], `/${group}`)) {
      const url = typeof value === 'string' && /\.\w+$/.test(value) ? imageUrl(value, brand) : null;
      if (url) found.set(url, [...(found.get(url) ?? []), path]);
    }
  return found;
}
