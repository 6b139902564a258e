import type { Brand } from '#schemas/brand/brand';

/**
 * The address of a configured picture: absolute http(s) as it is, anything relative below the brand's asset
 * folder (ENT-10).
 * @returns null for another scheme, a protocol-relative address or a path that climbs: show the placeholder.
 */
export function imageUrl(path: string | undefined, { assetsBase }: Pick<Brand, 'assetsBase'>): string | null {
  const trimmed = path?.trim() ?? '';
  if (/^https?:\/\/[^\s<>"'\\]+$/i.test(trimmed)) return trimmed;
  const file = trimmed.replace(/^\.?\//, '');
  return isRelativeFile(file) ? assetsBase + file : null;
}

function isRelativeFile(file: string): boolean {
  return /^[\w./-]+$/.test(file) && !file.startsWith('/') && !file.split('/').includes('..');
}
