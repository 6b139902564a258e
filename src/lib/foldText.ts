/** Spaces, punctuation and symbols. */
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/gu;

/** The text as searches compare it: case, width, spacing and punctuation make no difference, so `NAGA-gold` finds "Naga Gold". */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(BETWEEN, '');
}
