/**
 * A PromptPay id: a Thai mobile number (`0812345678`, stored in ten digits), the thirteen digits of a citizen or tax
 * id, or the fifteen of an e-wallet.
 */
export const promptPayPattern = /^(0\d{9}|\d{13}|\d{15})$/;

/** EMVCo's id of PromptPay transfers. */
const PROMPTPAY = 'A000000677010111';
const BAHT = '764';

/**
 * Content of a PromptPay QR code that asks for an amount, by EMVCo's merchant-presented mode. Every Thai bank app
 * reads it and fills in account and amount.
 * @param id digits as in `promptPayPattern`
 * @param satang whole satang, at least 1
 * @throws RangeError for another id or amount
 */
export function promptPayPayload(id: string, satang: number): string {
  if (!promptPayPattern.test(id)) throw new RangeError('not a PromptPay id');
  if (!Number.isSafeInteger(satang) || satang < 1) throw new RangeError('not an amount in satang');
  const amount = `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`;
  const content = [
    field('00', '01'),
    // For one payment.
    field('01', '12'),
    field('29', field('00', PROMPTPAY) + target(id)),
    field('58', 'TH'),
    field('53', BAHT),
    field('54', amount),
    // The checksum covers its own tag and length.
    '6304',
  ].join('');
  return content + checksum(content);
}

function target(id: string): string {
  if (id.length === 15) return field('03', id);
  if (id.length === 13) return field('02', id);
  return field('01', `0066${id.slice(1)}`);
}

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
