/** Length of a text in characters as a person counts keys: an emoji of two code units is one. */
export function textLength(text: string): number {
  return Array.from(text).length;
}
