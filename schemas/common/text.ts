/** The text with Thai and full-width digits as 0–9; all other characters and the length stay (VAL-08). */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/** Length of a text in characters as a person counts keys: an emoji of two code units is one. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** `Object.hasOwn` for the oldest supported browsers, which lack it. */
export function hasOwn(record: object, key: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(record, key);
}
