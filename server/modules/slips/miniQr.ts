import { banks, otherBanks } from '#schemas/common/banks';

/** The data in a bank slip's mini-QR: no amount, receiver or date; only the bank knows those. */
export interface MiniQr {
  /** The sending bank's three-digit code. */
  readonly sendingBank: string;
  /** In its original spelling, which look-ups require. */
  readonly transRef: string;
}

const KNOWN_BANKS: ReadonlySet<string> = new Set([
  ...Object.values(banks).map(({ bot }) => bot),
  ...Object.keys(otherBanks),
]);
const MIN_LENGTH = 30;
const MAX_LENGTH = 128;

/**
 * Parses a mini-QR strictly by its lengths. Total: any text returns a value or null, without errors or loops,
 * because a length is two digits and never negative.
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
 * The optional country, and the checksum of everything before it. Some bank apps drop the checksum's leading zeros,
 * so its value has one to four digits.
 */
function isTail(text: string, from: number): boolean {
  const [, head, checksum] = /^((?:5102TH)?9104)([0-9A-F]{1,4})$/.exec(text.slice(from)) ?? [];
  if (head === undefined || checksum === undefined) return false;
  return checksum.padStart(4, '0') === crc16(text.slice(0, from + head.length));
}

/** The value of the field at `from`: tag, two-digit length, value. */
function field(text: string, from: number, tag: string): string | null {
  const digits = text.slice(from + 2, from + 4);
  if (text.slice(from, from + 2) !== tag || !/^\d\d$/.test(digits)) return null;
  const end = from + 4 + Number.parseInt(digits, 10);
  return end > text.length ? null : text.slice(from + 4, end);
}

/** CRC-16/CCITT-FALSE of ASCII text as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= (text.charCodeAt(index) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
