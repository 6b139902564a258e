import type { ErrorCode } from '#schemas/api/errors';
import { parseMiniQr } from './miniQr';
import type { MiniQr } from './miniQr';

/** Longer than any slip's code; a QR code can contain thousands of characters. */
const MAX_LENGTH = 512;

export type Classified =
  | { readonly payload: string; readonly miniQr: MiniQr }
  /** The reason, with a specific error for each kind. */
  | { readonly refused: Extract<ErrorCode, `SLIP_${string}`> };

/** Finds the mini-QR among the codes of an image; a second code of any kind makes the slip doubtful. */
export function classify(codes: readonly string[]): Classified {
  const [payload, ...others] = new Set(codes);
  if (payload === undefined) return { refused: 'SLIP_QR_NOT_FOUND' };
  if (others.length > 0) return { refused: 'SLIP_QR_MANY' };
  const miniQr = parseMiniQr(payload);
  return miniQr ? { payload, miniQr } : { refused: kindOf(payload) };
}

function kindOf(text: string): Extract<ErrorCode, `SLIP_${string}`> {
  if (text.length > MAX_LENGTH) return 'SLIP_QR_OTHER';
  if (/^0002\d\d.*A00000067701011[0-9]/s.test(text)) return 'SLIP_QR_PROMPTPAY';
  // The wallet's slip has the structure of a bank's, with an event type and a date inside.
  if (/^00\d\d00020101020[12]/.test(text)) return 'SLIP_QR_TRUEMONEY';
  if (/^(https?:\/\/|line:)/i.test(text)) return 'SLIP_QR_LINK';
  // Starts like a bank slip but is not one: damaged or forged.
  return /^00\d\d00060000/.test(text) ? 'SLIP_INVALID' : 'SLIP_QR_OTHER';
}
