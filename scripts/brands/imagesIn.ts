const IMAGE = /^[\p{L}\p{M}\p{N}_./-]+\.(?:svg|webp|png|jpe?g|avif)$/iu;

/** Names of image files below a brand's `assets/`, anywhere in a value of its file, each once. */
export function imagesIn(value: unknown): string[] {
  if (typeof value === 'string') return IMAGE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(imagesIn))];
}
