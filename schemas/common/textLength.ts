/** Length of a text in characters as a person counts keys: an emoji of two code units is one. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
