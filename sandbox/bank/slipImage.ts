import path from 'node:path';
import { encode } from 'uqr';
import { bankByCode } from '#schemas/common/banks';
import { maskAccount } from '#core/identity/mask';
import { escapeText } from './html';
import { loadSlipFonts } from '../fonts';
import type { SandboxTransfer } from './sandboxTransfers';
import { bahtText, thaiMoment } from './thaiFormat';
import { crc16 } from '#server/modules/slips/index';

const WIDTH = 720;
const HEIGHT = 1170;
const INK = '#1e1b4b';
const SOFT = '#6b6a8a';
const ACCENT = '#4f46e5';

/** The slip of a transfer as a PNG, as a bank's app would save it. @param dataDir stores the fonts. */
export async function slipImage(transfer: SandboxTransfer, dataDir: string): Promise<Buffer> {
  // Loaded with the first slip: the library weighs tens of megabytes.
  const { default: sharp } = await import('sharp');
  await loadSlipFonts(sharp, path.join(dataDir, 'fonts'));
  return sharp(Buffer.from(slipSvg(transfer)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function slipSvg(transfer: SandboxTransfer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Sarabun" fill="${INK}">
<defs>
<linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#312e81"/><stop offset="1" stop-color="${ACCENT}"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#eef0ff"/>
<rect width="${WIDTH}" height="250" fill="url(#top)"/>
<circle cx="640" cy="40" r="150" fill="#fff" fill-opacity=".06"/><circle cx="90" cy="230" r="110" fill="#fff" fill-opacity=".05"/>
${mark(48, 46)}
${text(118, 78, 30, 'ธนาคารจำลอง ศาลา', { fill: '#fff', bold: true })}
${text(118, 108, 20, 'Sala Sandbox Bank', { fill: '#c7d2fe' })}
<rect x="32" y="150" width="656" height="985" rx="28" fill="#fff"/>
<circle cx="360" cy="222" r="38" fill="#16a34a"/><path d="M342 222l13 14 25-28" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
${text(360, 306, 36, 'โอนเงินสำเร็จ', { bold: true, anchor: 'middle' })}
${text(360, 344, 23, thaiMoment(transfer.transferred_at), { fill: SOFT, anchor: 'middle' })}
<line x1="64" y1="376" x2="656" y2="376" stroke="#e4e4f5" stroke-width="2"/>
${party(412, 'จาก', transfer.from_name, transfer.from_bank, transfer.from_account)}
<path d="M98 512v44m-11-12l11 13 11-13" fill="none" stroke="${ACCENT}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
${party(580, 'ไปยัง', transfer.to_name, transfer.to_bank, transfer.to_account)}
<line x1="64" y1="700" x2="656" y2="700" stroke="#e4e4f5" stroke-width="2"/>
${text(64, 752, 24, 'จำนวนเงิน', { fill: SOFT })}
${text(656, 756, 40, `${bahtText(transfer.amount)} บาท`, { bold: true, anchor: 'end' })}
${text(64, 806, 24, 'ค่าธรรมเนียม', { fill: SOFT })}
${text(656, 806, 24, '0.00 บาท', { anchor: 'end' })}
<line x1="64" y1="838" x2="656" y2="838" stroke="#e4e4f5" stroke-width="2"/>
${text(64, 888, 22, 'เลขที่รายการ', { fill: SOFT })}
${text(64, 922, 24, transfer.trans_ref, { bold: true })}
${text(64, 984, 20, 'สแกนเพื่อตรวจสอบสลิป', { fill: SOFT })}
${text(64, 1086, 19, 'เอกสารสาธิต ไม่มีการโอนเงินจริง', { fill: '#b45309' })}
${qr(writeMiniQr(transfer.sending_bank, transfer.trans_ref), 656, 876, 224)}
</svg>`;
}

function party(y: number, label: string, name: string, bank: string, account: string): string {
  return `<circle cx="98" cy="${y + 44}" r="34" fill="#e0e7ff"/>${text(98, y + 51, bank.length > 4 ? 15 : 20, bank, { fill: ACCENT, bold: true, anchor: 'middle' })}
${text(156, y + 18, 20, label, { fill: SOFT })}
${text(156, y + 54, 29, shorten(name, 26), { bold: true })}
${text(156, y + 88, 22, `${bankByCode(bank)?.th ?? bank} · ${maskAccount(account)}`, { fill: SOFT })}`;
}

function text(
  x: number,
  y: number,
  size: number,
  value: string,
  {
    fill = INK,
    bold = false,
    anchor = 'start',
  }: { fill?: string; bold?: boolean; anchor?: 'start' | 'middle' | 'end' } = {},
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${bold ? 700 : 400}" text-anchor="${anchor}" fill="${fill}">${escapeText(value)}</text>`;
}

/** A little open pavilion. */
function mark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"><path d="M4 28L27 6l23 22z" fill="#fff" fill-opacity=".18"/><path d="M11 32v24M43 32v24M22 34v22M32 34v22M4 60h46"/></g>`;
}

/** One path for all dark modules, on whole pixels so that it stays sharp. */
function qr(payload: string, right: number, y: number, room: number): string {
  const { data, size } = encode(payload, { ecc: 'M', border: 0 });
  const module = Math.floor(room / size);
  const path = data
    .flatMap((row, top) => row.map((dark, left) => (dark ? `M${left} ${top}h1v1h-1z` : '')))
    .join('');
  return `<g transform="translate(${right - size * module} ${y}) scale(${module})" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></g>`;
}

function shorten(name: string, length: number): string {
  return name.length > length ? `${name.slice(0, length - 1)}…` : name;
}

/** Text of the mini-QR on a bank slip (F1). */
export function writeMiniQr(sendingBank: string, transRef: string): string {
  const body = `${field('00', field('00', '000001') + field('01', sendingBank) + field('02', transRef))}5102TH9104`;
  return body + crc16(body);
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}
