import type { Brand } from '#schemas/brand/brand';

/**
 * The URL of a configured image: absolute http(s) unchanged, a relative path below the brand's asset
 * folder (ENT-10).
 * @returns null for another scheme, a protocol-relative address or a path that climbs: show the placeholder.
 */
export function imageUrl(path: string | undefined, { assetsBase }: Pick<Brand, 'assetsBase'>): string | null {
  const trimmed = path?.trim() ?? '';
  if (/^https?:\/\/[^\s<>"'\\]+$/i.test(trimmed)) return trimmed;
  const file = trimmed.replace(/^\.?\//, '');
  return isRelativeFile(file) ? assetsBase + file : null;
}

/** Whether a value of a brand file names an image that was uploaded in the studio, such as `u/logo.webp`. */
export const isUpload = (file: string): boolean => /^u\/[^/\\]+\.webp$/.test(file);

/** Display name of an image file: without its folder. */
export const imageName = (file: string): string => file.split('/').at(-1) ?? file;

function isRelativeFile(file: string): boolean {
  return /^[\p{L}\p{M}\p{N}_./-]+$/u.test(file) && !file.startsWith('/') && !file.split('/').includes('..');
}

const IMAGE = /^[\p{L}\p{M}\p{N}_./-]+\.(?:svg|webp|png|jpe?g|avif)$/iu;

/** Names of image files below a brand's `assets/`, anywhere in a value of its file, each once. */
export function imagesIn(value: unknown): string[] {
  if (typeof value === 'string') return IMAGE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(imagesIn))];
}
