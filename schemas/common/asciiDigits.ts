/** The text with Thai and full-width digits as 0–9; all other characters and the length stay (VAL-08). */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}
