/** Spaces, punctuation and symbols. */
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/gu;

/** Thai tone marks and their companions, which people who type fast leave out. */
const MARKS = /[\u0e47-\u0e4e]/g;

/**
 * Normalizes text for search: case, width, spacing, punctuation and Thai tone marks are ignored, so `NAGA-gold` finds
 * "Naga Gold" and `นํ้าเตา` finds "น้ำเต้า".
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(BETWEEN, '').replace(MARKS, '');
}
