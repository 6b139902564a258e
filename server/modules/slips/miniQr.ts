import { banks, otherBanks } from '#schemas/common/banks';
import { crc16 } from '#server/providers/slips/crc16';

/** What a bank slip's mini-QR says (F1): no amount, no receiver, no date. Only the bank knows those. */
export interface MiniQr {
  /** The sending bank's three-digit code. */
  readonly sendingBank: string;
  /** In its original spelling: look-ups want it so. */
  readonly transRef: string;
}

const KNOWN_BANKS: ReadonlySet<string> = new Set([
  ...Object.values(banks).map(({ bot }) => bot),
  ...Object.keys(otherBanks),
]);
const MIN_LENGTH = 30;
const MAX_LENGTH = 128;

/**
 * Reads a mini-QR strictly by its lengths. Total: any text gives a value or null, never an error and
 * never a loop (S12); a field cannot be of negative length, since lengths are two digits or nothing.
 */
export function parseMiniQr(text: string): MiniQr | null {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return null;
  const inner = field(text, 0, '00');
  if (inner === null || !isTail(text, 4 + inner.length)) return null;
  const api = field(inner, 0, '00');
  const bank = field(inner, 10, '01');
  const reference = field(inner, 17, '02');
  if (api !== '000001' || bank?.length !== 3 || !KNOWN_BANKS.has(bank)) return null;
  if (reference === null || inner.length !== 21 + reference.length || !/^[0-9A-Za-z]{8,30}$/.test(reference))
    return null;
  return { sendingBank: bank, transRef: reference };
}

/**
 * The country, which may be missing, and the checksum of all before it. Some bank apps drop the
 * checksum's leading zeros, so one to four digits may follow its tag.
 */
function isTail(text: string, from: number): boolean {
  const [, head, checksum] = /^((?:5102TH)?9104)([0-9A-F]{1,4})$/.exec(text.slice(from)) ?? [];
  if (head === undefined || checksum === undefined) return false;
  return checksum.padStart(4, '0') === crc16(text.slice(0, from + head.length));
}

/** Value of the field that begins at `from`: tag, two digits of length, as many characters. */
function field(text: string, from: number, tag: string): string | null {
  const digits = text.slice(from + 2, from + 4);
  if (text.slice(from, from + 2) !== tag || !/^\d\d$/.test(digits)) return null;
  const end = from + 4 + Number.parseInt(digits, 10);
  return end > text.length ? null : text.slice(from + 4, end);
}
