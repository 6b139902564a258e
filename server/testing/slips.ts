import { randomBytes } from 'node:crypto';
import { slipVerify } from 'promptparse/generate';
import sharp from 'sharp';
import { encode } from 'uqr';
import type { Calls } from '#schemas/api/contract';
import type { ErrorEnvelope } from '#schemas/api/envelope';
import { bankByCode } from '#schemas/common/banks';
import { maskAccount } from '#core/identity/mask';
import { bangkokIso } from '#core/time/bangkok';
import type {
  FoundTransfer,
  SlipAnswer,
  SlipQuestion,
  SlipVerifier,
} from '#server/providers/ports/slipVerifier';
import type { TestMember } from './builders';
import type { TestApp } from './testApp';

/** A reference that no other slip has. */
export function newReference(): string {
  return randomBytes(9).toString('hex').toUpperCase();
}

/** Text of a slip's mini-QR, written by another implementation than the one that reads it. */
export function slipPayload(transRef = newReference(), sendingBank = '004'): string {
  return slipVerify({ sendingBank, transRef });
}

/** A QR code as a PNG. @param module size of one module in pixels. */
export function qrImage(text: string, module = 4): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * module, size * module, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** An image with these QR codes below each other. */
export async function slipImage(...texts: readonly string[]): Promise<Buffer> {
  const codes = await Promise.all(texts.map((text) => qrImage(text)));
  return sharp({
    create: { width: 720, height: 400 + 320 * codes.length, channels: 3, background: '#eef2ff' },
  })
    .composite(codes.map((input, index) => ({ input, left: 380, top: 300 + 320 * index })))
    .png()
    .toBuffer();
}

export interface UploadOptions {
  readonly fileName?: string;
  readonly field?: string;
  /** Parts in addition to the file. */
  readonly more?: readonly Buffer[];
  /** The complete body and its type, in place of a valid one. */
  readonly raw?: { readonly payload: Buffer; readonly type: string };
}

export interface UploadResult {
  readonly status: number;
  readonly data: Calls['POST /api/auth/slip/verify']['data'];
  readonly error: ErrorEnvelope;
}

const BOUNDARY = 'boundary-of-the-test';

export function filePart(bytes: Buffer, fileName = 'slip.png', field = 'slip'): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}

export function fieldPart(name: string, value: string): Buffer {
  return Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

/** Sends an image as the member. */
export async function uploadSlip(
  t: TestApp,
  member: TestMember,
  bytes: Buffer,
  options: UploadOptions = {},
): Promise<UploadResult> {
  const parts = [
    filePart(bytes, options.fileName, options.field),
    ...(options.more ?? []),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/auth/slip/verify',
    headers: {
      host: `${member.brand.id}.localhost`,
      authorization: `Bearer ${member.token}`,
      'content-type': options.raw?.type ?? `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: options.raw?.payload ?? Buffer.concat(parts),
  });
  const body = response.json<{ data: UploadResult['data'] } & ErrorEnvelope>();
  return { status: response.statusCode, data: body.data, error: body };
}

/** A look-up service that answers what the test sets, and counts. */
export interface FakeVerifier extends SlipVerifier {
  readonly questions: SlipQuestion[];
  answer: (question: SlipQuestion, signal: AbortSignal) => Promise<SlipAnswer> | SlipAnswer;
}

export function fakeVerifier(): FakeVerifier {
  const fake: FakeVerifier = {
    questions: [],
    answer: () => ({ result: 'NOT_FOUND' }),
    lookUp: async (question, signal) => {
      fake.questions.push(question);
      return fake.answer(question, signal);
    },
  };
  return fake;
}

/** A bank's result for a valid transfer from the member to the account. */
export function foundTransfer(
  t: TestApp,
  { transRef, sendingBank }: Pick<SlipQuestion, 'transRef' | 'sendingBank'>,
  member: TestMember,
  account: { readonly bankName: string; readonly bankId: string },
  change: Partial<FoundTransfer> = {},
): SlipAnswer {
  const bot = (code: string) => bankByCode(code)?.bot ?? null;
  return {
    result: 'FOUND',
    transfer: {
      transRef,
      sendingBank,
      amount: 500,
      currency: 'THB',
      country: 'TH',
      date: bangkokIso(new Date(t.clock.now().getTime() - 60_000)),
      sender: { name: `นาย ${member.name}`, bank: bot(member.bankName), account: maskAccount(member.bankId) },
      receiver: { name: 'บจก. ศาลา', bank: bot(account.bankName), account: maskAccount(account.bankId) },
      ...change,
    },
  };
}
