import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { anyId } from 'promptparse/generate';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encode } from 'uqr';
import type { TestMember } from '#server/testing/builders';
import { hugePng } from '#server/testing/hugePng';
import { slipTools } from '#server/testing/slipTools';
import {
  fieldPart,
  filePart,
  newReference,
  qrImage,
  slipPayload,
  slipImage,
  uploadSlip,
} from '#server/testing/slips';
import type { TestApp } from '#server/testing/testApp';
import { imageDecoder } from './decodeImage';

const MINI = slipPayload();
/** A generous time limit for a busy test machine, in ms. */
const GENEROUS_MS = 10_000;
const lane = (owner: string) => ({ brand: 'primary', owner });

describe('slip images', () => {
  const tools = slipTools();
  const { bank, images } = tools;
  let t: TestApp;
  let member: TestMember;
  let dataDir: string;
  beforeEach(() => {
    ({ t, member, dataDir } = tools.current());
  });
  let valid: Buffer;
  beforeAll(async () => {
    valid = await slipImage(MINI);
  });

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } });
  const bad: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['#54 no bytes', () => Buffer.alloc(0), 400, 'SLIP_REQUIRED'],
    [
      '#55 4 MiB and one byte',
      () => Buffer.concat([valid, Buffer.alloc(4 * 1024 * 1024 + 1 - valid.length)]),
      413,
      'SLIP_SIZE',
    ],
    ['#56 text named .jpg', () => Buffer.from('hello, I am an image'), 415, 'SLIP_TYPE'],
    [
      '#57 SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      'SLIP_TYPE',
    ],
    [
      '#58 HTML behind the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
      422,
      'SLIP_UNREADABLE',
    ],
    ['#59 900 million pixels', () => hugePng(30_000), 422, 'SLIP_UNREADABLE'],
    [
      'one pixel more than 25 million, otherwise valid',
      () => sharp(valid).resize(5_000, 5_001, { fit: 'fill' }).png({ compressionLevel: 9 }).toBuffer(),
      422,
      'SLIP_UNREADABLE',
    ],
    [
      '#61 half a JPEG',
      async () => (await sharp(valid).jpeg().toBuffer()).subarray(0, 6_000),
      422,
      'SLIP_UNREADABLE',
    ],
    ['#60 a GIF', () => plain(10, 10).gif().toBuffer(), 415, 'SLIP_TYPE'],
    ['#62 a TIFF', () => plain(10, 10).tiff().toBuffer(), 415, 'SLIP_TYPE'],
    ['#62 an AVIF', () => plain(10, 10).avif({ effort: 0 }).toBuffer(), 415, 'SLIP_TYPE'],
    ['#62 a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 415, 'SLIP_TYPE'],
    ['#67 no code', () => plain(400, 400).png().toBuffer(), 422, 'SLIP_QR_NOT_FOUND'],
    ['#68 two slips', () => slipImage(slipPayload(), slipPayload()), 422, 'SLIP_QR_MANY'],
    [
      '#69 a slip and a payment code',
      () => slipImage(MINI, anyId({ type: 'MSISDN', target: '0812223333' })),
      422,
      'SLIP_QR_MANY',
    ],
    [
      '#86 a payment code',
      () => slipImage(anyId({ type: 'MSISDN', target: '0812223333' })),
      422,
      'SLIP_QR_PROMPTPAY',
    ],
    ['#86 a LINE code', () => slipImage('https://line.me/R/ti/p/%40sala'), 422, 'SLIP_QR_LINK'],
    ['#73 a binary code', () => binaryQr(), 422, 'SLIP_QR_OTHER'],
    ['#76 the payload that hangs others', () => slipImage('000000-49104C46C'), 422, 'SLIP_QR_OTHER'],
  ];
  it.each(bad)('S10 S11 %s', async (_, make, status, code) => {
    const result = await uploadSlip(t, member, await make());
    expect([result.status, result.error.code]).toEqual([status, code]);
    expect([bank.questions, await images()]).toEqual([[], []]);
  });

  const good: [string, (image: Buffer) => Promise<Buffer>][] = [
    ['#70 turned by 3°', (image) => sharp(image).rotate(3, { background: '#fff' }).png().toBuffer()],
    ['#70 turned by 90°', (image) => sharp(image).rotate(90).png().toBuffer()],
    ['#70 blurred', (image) => sharp(image).blur(1.5).png().toBuffer()],
    ['#70 JPEG of quality 15', (image) => sharp(image).jpeg({ quality: 15 }).toBuffer()],
    ['#71 inverted', (image) => sharp(image).negate({ alpha: false }).png().toBuffer()],
    ['#71 mirrored', (image) => sharp(image).flop().png().toBuffer()],
    ['#62 CMYK', (image) => sharp(image).toColourspace('cmyk').jpeg().toBuffer()],
    ['#62 16 bits', (image) => sharp(image).toColourspace('rgb16').png().toBuffer()],
    ['WebP', (image) => sharp(image).webp({ quality: 70 }).toBuffer()],
    [
      '#63 rotated by its EXIF',
      (image) => sharp(image).rotate(180).jpeg().withMetadata({ orientation: 3 }).toBuffer(),
    ],
    [
      '#74 a screenshot of a screenshot',
      async (image) =>
        sharp(await sharp(image).resize(540).jpeg({ quality: 50 }).toBuffer())
          .resize(720)
          .jpeg({ quality: 60 })
          .toBuffer(),
    ],
  ];
  it.each(good)('reads a slip %s', async (_, change) => {
    const transRef = newReference();
    const result = await uploadSlip(t, member, await change(await slipImage(slipPayload(transRef))));
    expect(result.data).toMatchObject({ status: 'VERIFIED', transRef });
  });

  it('#70 reads a code 240 pixels wide', async () => {
    const image = await sharp(await qrImage(slipPayload()))
      .resize(240)
      .png()
      .toBuffer();
    expect((await uploadSlip(t, member, image)).data.status).toBe('VERIFIED');
  });

  it('S10 #58 #64 stores a clean JPEG: no metadata, nothing appended, no original file name', async () => {
    const dirty = Buffer.concat([
      await sharp(await slipImage(slipPayload()))
        .jpeg()
        .withExif({ IFD0: { Copyright: '<script>alert(1)</script>', Artist: 'GPS 13.7' } })
        .toBuffer(),
      Buffer.from('<script>alert(2)</script>'),
    ]);
    const before = await images();
    const { status } = await uploadSlip(t, member, dirty, { fileName: '../../evil.php' });
    expect(status).toBe(200);
    const [added = ''] = (await images()).filter((name) => !before.includes(name));
    expect(added).toMatch(new RegExp(`^${t.brand.id}/[0-9a-f]{2}/[0-9a-f]{32}\\.jpg$`));
    const stored = await readFile(path.join(dataDir, 'slips', added));
    expect(stored.toString('latin1')).not.toMatch(/script|GPS/);
    const { format, exif } = await sharp(stored).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  });

  it.each([
    '../../x.jpg',
    'a.jpg.php',
    'x\\0.jpg',
    'x'.repeat(5_000),
    'gpj.exe\u202egpj',
    `สลิป${String.fromCodePoint(0x1f389)}.png`,
    '',
  ])('#65 the file name %j does not matter', async (fileName) => {
    const result = await uploadSlip(t, member, await slipImage(slipPayload()), { fileName });
    // A part without a file name is a field.
    expect([200, 400]).toContain(result.status);
  });

  const odd: [string, () => Parameters<typeof uploadSlip>[3], number[]][] = [
    ['two files', () => ({ more: [filePart(valid, 'b.png')] }), [400]],
    [
      'a thousand fields',
      () => ({ more: Array.from({ length: 1_000 }, (_, index) => fieldPart(`f${index}`, 'x')) }),
      [400],
    ],
    ['the file in another field', () => ({ field: 'image' }), [400]],
    [
      'fields of other names',
      () => ({ more: [fieldPart('memberId', 'x'), fieldPart('amount', '5000')] }),
      [200],
    ],
    ['no boundary', () => ({ raw: { type: 'multipart/form-data', payload: Buffer.from('x') } }), [400]],
    [
      'a boundary of a megabyte',
      () => ({
        raw: { type: `multipart/form-data; boundary=${'x'.repeat(15_000)}`, payload: Buffer.from('x') },
      }),
      [400],
    ],
    [
      'a body that breaks off',
      () => ({
        raw: {
          type: 'multipart/form-data; boundary=b',
          payload: Buffer.from('--b\r\nContent-Disposition: form-data; name="slip"; filename="a"\r\n\r\n'),
        },
      }),
      [400],
    ],
    ['JSON', () => ({ raw: { type: 'application/json', payload: Buffer.from('{}') } }), [415]],
    [
      'a form',
      () => ({ raw: { type: 'application/x-www-form-urlencoded', payload: Buffer.from('slip=x') } }),
      [415],
    ],
  ];
  it.each(odd)('#66 %s', async (_, options, statuses) => {
    const { status, error } = await uploadSlip(t, member, await slipImage(slipPayload()), options());
    expect(statuses, error.code).toContain(status);
  });

  it('S10 S11 stops decoding on a timeout without calling the image unreadable, and decodes the next one in a new process', async () => {
    const image = await slipImage(MINI);
    const impatient = imageDecoder(1);
    for (let round = 0; round < 2; round += 1)
      await expect(impatient(image, lane('1'))).rejects.toMatchObject({
        code: 'SLIP_READ_LATER',
        retryAfter: 3,
      });
    expect((await imageDecoder(GENEROUS_MS)(image, lane('1'))).codes).toEqual([MINI]);
  });

  it('S10 limits the queue and rejects further images', async () => {
    const decode = imageDecoder(GENEROUS_MS);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => decode(Buffer.from('\xff\xd8\xff', 'latin1'), lane(String(n)))),
    );
    const codes = results.map((result) =>
      result.status === 'rejected' ? (result.reason as { code: string }).code : 'read',
    );
    expect(codes.filter((code) => code === 'SLIP_READ_LATER')).toHaveLength(19);
    expect(codes.filter((code) => code === 'SLIP_UNREADABLE')).toHaveLength(21);
  });

  it('S10 A14 21 hostile images of one member delay another brand’s slip by only one', async () => {
    const patience = 250;
    const decode = imageDecoder(patience);
    const order: string[] = [];
    const send = (bytes: Buffer, brand: string, owner: string) =>
      decode(bytes, { brand, owner }).then(
        () => order.push(`${brand} read`),
        (error: unknown) => order.push(`${brand} ${(error as { code: string }).code}`),
      );
    const hostile = await noiseImage();
    const attack = Array.from({ length: 21 }, () => send(hostile, 'attacked', 'attacker'));
    const others = Array.from({ length: 6 }, (_, n) => send(hostile, 'attacked', `crowd-${String(n)}`));
    const slip = send(await slipImage(slipPayload()), 'other', 'member');
    await Promise.all([...attack, ...others, slip]);
    expect(order.filter((entry) => entry === 'attacked SLIP_IN_FLIGHT')).toHaveLength(20);
    // At most behind the active one and the next.
    const worked = order.filter((entry) => !entry.includes('IN_FLIGHT') && entry !== 'full');
    expect(worked.findIndex((entry) => entry.startsWith('other'))).toBeLessThanOrEqual(3);
  });
});

/** A code whose bytes are not valid text. */
function binaryQr(): Promise<Buffer> {
  const { data, size } = encode([0, 1, 2, 255, 254, 0, 13, 10], { border: 4, ecc: 'M' });
  return sharp(Buffer.from(data.flat().map((dark) => (dark ? 0 : 255))), {
    raw: { width: size, height: size, channels: 1 },
  })
    .resize(size * 6, size * 6, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** Only edges, the worst case of the search for codes. */
function noiseImage(): Promise<Buffer> {
  const side = 500;
  return sharp(randomBytes(side * side), { raw: { width: side, height: side, channels: 1 } })
    .threshold()
    .resize(4_000, 4_000, { kernel: 'nearest' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
