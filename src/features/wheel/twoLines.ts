/** Words shorter than this stand on one line. */
const SHORT = 9;

/**
 * Splits words into two lines of about the same length where a word ends: at a space, or where the browser knows Thai
 * words apart. One line where there is no such place.
 */
export function twoLines(words: string): readonly string[] {
  if (words.length < SHORT) return [words];
  const parts = words.includes(' ') ? words.split(' ').map((word) => `${word} `) : wordsOf(words);
  let best: readonly string[] = [words];
  for (let at = 1; at < parts.length; at += 1) {
    const lines = [parts.slice(0, at).join('').trim(), parts.slice(at).join('').trim()];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

function wordsOf(text: string): string[] {
  // Firefox has it since version 125.
  if (!('Segmenter' in Intl)) return [text];
  return Array.from(
    new Intl.Segmenter('th', { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
}
