import { imageUrl } from '#core/brand/imagePath';
import type { PickContext } from './pickContext';
import { leavesOf } from './leaves';

const pictured = ['images', 'art', 'banners', 'providers', 'rewards', 'embeds'] as const;

/** Settings by the address of the image that they name. */
export function createImageIndex({ brand }: PickContext): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const group of pictured)
    for (const { path, value } of leavesOf(brand[group], `/${group}`)) {
      const url = typeof value === 'string' && /\.\w+$/.test(value) ? imageUrl(value, brand) : null;
      if (url) found.set(url, [...(found.get(url) ?? []), path]);
    }
  return found;
}
