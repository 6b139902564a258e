/** Spaces, punctuation and symbols. */
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/gu;

/** Normalizes text for search: case, width, spacing and punctuation are ignored, so `NAGA-gold` finds "Naga Gold". */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(BETWEEN, '');
}
