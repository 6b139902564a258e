import { crc16 } from '#server/providers/slips/crc16';

/** Text of the mini-QR on a bank slip (F1). */
export function writeMiniQr(sendingBank: string, transRef: string): string {
  const body = `${field('00', field('00', '000001') + field('01', sendingBank) + field('02', transRef))}5102TH9104`;
  return body + crc16(body);
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}
