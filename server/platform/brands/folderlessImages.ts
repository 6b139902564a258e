import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BrandFile } from '#schemas/brand/brandFile';
import { type FolderlessBrand, folderlessArt } from './art/brandArt';
import type { BrandRules } from './brandRules';
import { type ImageFile, type ImageLookup, pixelSize } from './imageFiles';

/** Drawings of so many brands stay in memory, 250 KB each. */
const CAPACITY = 40;

const drawn = new Map<string, ReadonlyMap<string, string>>();

/**
 * The images of a brand as its file names them: those of its folder and the shared ones. Those of a brand without a folder
 * are drawn in the colours of the file; what is not drawn comes from the folder of the brand that it was copied from.
 * @param like the brand that it was copied from, or null.
 */
export function imagesOfFile(
  rules: Pick<BrandRules, 'folder' | 'imagesOf'>,
  brandId: string,
  file: Pick<BrandFile, 'displayName' | 'theme'>,
  like: string | null,
): ImageLookup {
  const onDisk = rules.imagesOf(brandId);
  if (hasFolder(rules, brandId)) return onDisk;
  const others = like === null ? () => undefined : rules.imagesOf(like);
  const art = () =>
    artOf(rules.folder, { id: brandId, displayName: file.displayName, theme: file.theme ?? {}, like });
  return (name) => onDisk(name) ?? asFile(art().get(name)) ?? others(name);
}

/** Whether a brand is deployed as a folder; the images of others are in no bundle. */
export const hasFolder = ({ folder }: Pick<BrandRules, 'folder'>, brandId: string): boolean =>
  existsSync(path.join(folder, brandId, 'brand.json'));

function artOf(folder: string, brand: FolderlessBrand): ReadonlyMap<string, string> {
  const key = JSON.stringify([folder, brand]);
  const images = drawn.get(key) ?? folderlessArt(folder, brand);
  // Last used, last dropped.
  drawn.delete(key);
  drawn.set(key, images);
  const oldest = drawn.keys().next().value;
  if (drawn.size > CAPACITY && oldest !== undefined) drawn.delete(oldest);
  return images;
}

function asFile(svg: string | undefined): ImageFile | undefined {
  if (svg === undefined) return undefined;
  const content = Buffer.from(svg);
  return {
    bytes: content.length,
    version: createHash('sha256').update(content).digest('base64url'),
    read: () => content,
    ...pixelSize(content),
  };
}
