/** Longest stem in characters: a Thai character takes nine in an address, and a brand file allows 300 for an image. */
const LONGEST = 60;
const OTHER = /[^\p{L}\p{M}\p{N}_.]+/gu;
/** Invisible characters, such as zero-width spaces and marks that reverse the reading direction. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * A file name as part of an address: without its folder and extension, letters of any script, digits, `_`, `.` and `-`.
 * `image` where nothing of it is left.
 */
export function imageStem(fileName: string): string {
  const [, base = ''] = /([^/\\]*)$/.exec(fileName.normalize('NFC')) ?? [];
  const plain = base
    .replace(/\.[^.]*$/, '')
    .replace(INVISIBLE, '')
    .replace(OTHER, '-')
    .replace(/\.{2,}/g, '.');
  const stem = [...plain.replace(/^[^\p{L}\p{N}_]+/u, '')].slice(0, LONGEST).join('');
  return stem.replace(/[-.]+$/, '') || 'image';
}

/** Value for the brand file: `u/logo.webp`, `u/logo-2.webp` and so on. */
export const numberedName = (stem: string, n: number): string =>
  n === 1 ? `u/${stem}.webp` : `u/${stem}-${n}.webp`;
