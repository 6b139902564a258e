const DIGITS = '๐๑๒๓๔๕๖๗๘๙';

/** A number as people write it; null for an empty box, undefined for what is none (yet). */
export function readNumber(text: string): number | null | undefined {
  const plain = text.replace(/[๐-๙]/g, (digit) => String(DIGITS.indexOf(digit))).replace(/[,\s]/g, '');
  if (plain === '') return null;
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
