const PICTURE = /^[\w./-]+\.(?:svg|webp|png|jpe?g|avif)$/i;

/** Names of picture files below a brand's `assets/`, anywhere in a value of its file, each once. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return PICTURE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(picturesIn))];
}

/** Whether a picture was uploaded in the studio, and so is in no folder but the server's database. */
export const isUpload = (name: string): boolean => name.startsWith('u/');
