/** The form of an id, as a regular expression. */
export const ID = String.raw`[A-Z]{2,3}-\d{2,3}|[A-Z]\d{1,2}`;

/**
 * Ids of requirements that the titles in a test file begin with, e.g. `it('A5 A9 changes …')`.
 * @param source of the test file.
 */
export function citedIds(source: string): string[] {
  // A digit after the ids means path data of an SVG image, not a title.
  const titles = source.matchAll(new RegExp(`['"\`]((?:(?:${ID}) )+)(?![-\\d])`, 'g'));
  return [...titles].flatMap(([, ids = '']) => ids.trim().split(' '));
}
