import { readAmount, readDecimal } from '#schemas/common/readAmount';

/** A number as people write it; null for an empty box, undefined for what is none (yet) or could be read in two ways. */
export function readNumber(text: string): number | null | undefined {
  return text.trim() === '' ? null : (readDecimal(text) ?? undefined);
}

/** The same for an amount of whole baht, with its currency. */
export function readWholeBaht(text: string): number | null | undefined {
  const { baht, problem } = readAmount(text, { whole: true });
  return problem === 'EMPTY' ? null : baht;
}
