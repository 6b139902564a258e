import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { drawIcon, isIconName } from '#server/platform/brands/icons';
import type { Source } from './packedDocument';
import type { FindUpload } from './uploads';

const types = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
} as const;

const typeOf = (name: string): string =>
  (types as Readonly<Record<string, string>>)[path.extname(name).toLowerCase()] ?? 'application/octet-stream';

/** Files of brands without a bundle, such as those that were created in the studio. */
export interface DrawnFiles {
  /** Whether the files of this brand come from here. */
  has(brand: Brand): boolean;
  /** An image by its name below `/brand/`. */
  image(brand: Brand, name: string): Source | undefined;
  /** An icon by its name below `/icons/`. @param ground colour behind icons without transparency. */
  icon(brand: Brand, name: string, ground: string): (() => Promise<Source>) | undefined;
}

/** @param distDir output folder of the build, with a folder for each brand that has a bundle. */
export function drawnFiles(
  distDir: string,
  brands: Pick<BrandDirectory, 'imagesOf'>,
  findUpload: FindUpload,
): DrawnFiles {
  const image = (brand: Brand, name: string): Source | undefined => {
    const body = brands.imagesOf(brand.id, brand)(name)?.read();
    return body && { body, type: typeOf(name) };
  };
  return {
    has: ({ id }) => !existsSync(path.join(distDir, id)),
    image,
    icon: (brand, name, ground) => {
      const { icon } = brand.art;
      const markName = `favicon${path.extname(icon)}`;
      if (!isIconName(name) && name !== markName) return undefined;
      return async () => {
        const body = icon.startsWith('u/') ? await findUpload(brand.id, icon) : image(brand, icon)?.body;
        if (body === undefined) throw new Error(`${brand.id} has no image ${icon}.`);
        return isIconName(name)
          ? { body: await drawIcon(name, Buffer.from(body), ground), type: types['.png'] }
          : { body, type: typeOf(icon) };
      };
    },
  };
}
