/** Texts shorter than this stay on one line. */
const SHORT = 9;

/**
 * Splits text into two lines of about equal length at a word boundary: a space, or a Thai word boundary if the browser
 * can find them. One line when there is no boundary.
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
  // Firefox supports it since version 125.
  if (!('Segmenter' in Intl)) return [text];
  return Array.from(
    new Intl.Segmenter('th', { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
}
