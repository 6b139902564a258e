import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorEnvelope } from '#schemas/api/envelope';
import { findImages } from './storeImage';
import { registerSites } from '#server/modules/registerSites';
import { buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { hugePng } from '#server/testing/hugePng';
import { testApp, type TestApp } from '#server/testing/testApp';

interface Answer {
  readonly status: number;
  readonly data: {
    readonly file: string;
    readonly bytes: number;
    readonly width: number;
    readonly height: number;
  };
  readonly code: string;
}

const ground = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#18fcc980' } });

describe('images of brands', () => {
  let t: TestApp;
  let editor: TestStaff;
  let logo: Buffer;
  beforeAll(async () => {
    t = await testApp({ registerSites });
    editor = await buildStaff(t, 'editor', t.brand.id);
    logo = await ground(320, 84).png().toBuffer();
  });
  afterAll(() => t.close());

  async function upload(
    bytes: Buffer,
    as = editor,
    brandId = t.brand.id,
    { field = 'image', fileName = '../../evil.php' } = {},
  ): Promise<Answer> {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), fileName);
    const body = new Response(form);
    const response = await t.app.inject({
      method: 'POST',
      url: `/api/staff/brand/${brandId}/image`,
      headers: {
        host: 'studio.localhost',
        authorization: `Bearer ${as.token}`,
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    const { data, code } = response.json<{ data: Answer['data'] } & ErrorEnvelope>();
    return { status: response.statusCode, data, code };
  }
  const get = (host: string, url: string) => t.app.inject({ url, headers: { host } });
  const stored = () => t.db.selectFrom('brand_images').select(['brand_id', 'name']).execute();

  it.each([
    ['evil.webp', '../../evil.php'],
    ['โลโก้-ใหม่.webp', 'โลโก้ ใหม่.png'],
  ])(
    'W4 stores an image as %s, and serves it on the brand’s hosts and in the studio',
    async (name, fileName) => {
      const { status, data } = await upload(logo, editor, t.brand.id, { fileName });
      expect([status, data.width, data.height]).toEqual([200, 320, 84]);
      expect(data.file).toBe(`u/${name}`);
      for (const [host, url] of [
        [`${t.brand.id}.localhost`, `/brand/${encodeURI(data.file)}`],
        ['studio.localhost', `/images/${t.brand.id}/${encodeURI(data.file)}`],
      ] as const) {
        const shown = await get(host, url);
        expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
        expect(shown.rawPayload).toHaveLength(data.bytes);
        const { format, hasAlpha } = await sharp(shown.rawPayload).metadata();
        expect([format, hasAlpha]).toEqual(['webp', true]);
        expect(shown.headers['x-content-type-options']).toBe('nosniff');
        expect(shown.headers['content-security-policy']).toContain('sandbox');
      }
    },
  );

  it('stores the same image once, with one audit entry', async () => {
    const first = await upload(logo);
    const [again, other] = [await upload(logo), await upload(await ground(8, 8).png().toBuffer())];
    expect(again.data).toEqual(first.data);
    expect(other.data.file).not.toBe(first.data.file);
    const names = (await stored()).map(({ name }) => name);
    expect(names.filter((name) => name === first.data.file)).toHaveLength(1);
    const lines = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'image.upload')
      .execute();
    const audited = lines.filter(({ detail }) => (detail as { name: string }).name === first.data.file);
    expect(audited).toMatchObject([{ brand_id: t.brand.id, actor_kind: 'STAFF', actor_id: editor.id }]);
  });

  it('gives two images of one name two names, also when they come at once, and neither replaces the other', async () => {
    const sides = [11, 12, 13, 14];
    const images = await Promise.all(sides.map((side) => ground(side, side).png().toBuffer()));
    const fileNames = ['แบนเนอร์ 1.png', 'แบนเนอร์ 1.png', 'แบนเนอร์ 1.webp', 'แบนเนอร์_1.png'];
    const answers = await Promise.all(
      images.map((bytes, i) => upload(bytes, editor, t.brand.id, { fileName: fileNames[i] ?? '' })),
    );
    const files = answers.map(({ data }) => data.file);
    expect([...files].sort()).toEqual([
      'u/แบนเนอร์-1-2.webp',
      'u/แบนเนอร์-1-3.webp',
      'u/แบนเนอร์-1.webp',
      'u/แบนเนอร์_1.webp',
    ]);
    for (const [i, file] of files.entries()) {
      const { rawPayload } = await get('studio.localhost', `/images/${t.brand.id}/${encodeURI(file)}`);
      expect((await sharp(rawPayload).metadata()).width).toBe(sides[i]);
    }
    const found = await findImages(t.db, t.brand.id, { banners: files.map((image) => ({ image })) });
    expect(files.map((file) => found.get(file)?.width)).toEqual(sides);
    // The same image again, under the name that it has.
    const again = await upload(images[1] ?? logo, editor, t.brand.id, { fileName: 'แบนเนอร์ 1.png' });
    expect(again.data.file).toBe(files[1]);
    const inCapitals = await upload(logo, editor, t.brand.id, { fileName: 'EVIL.png' });
    expect(inCapitals.data.file).toBe('u/evil.webp');
  });

  it('S10 stores nothing but the image: no metadata, nothing appended, no side over 1,600 pixels', async () => {
    const dirty = Buffer.concat([
      await ground(2_400, 1_200)
        .jpeg()
        .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
        .toBuffer(),
      Buffer.from('<script>alert(2)</script>'),
    ]);
    const { data } = await upload(dirty);
    expect([data.width, data.height]).toEqual([1_600, 800]);
    const shown = (await get('studio.localhost', `/images/${t.brand.id}/${data.file}`)).rawPayload;
    expect(shown.toString('latin1')).not.toContain('script');
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
  });

  const bad: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['no bytes', () => Buffer.alloc(0), 400, 'IMAGE_REQUIRED'],
    ['2 MiB and one byte', () => padded(2 * 1024 * 1024 + 1), 413, 'IMAGE_SIZE'],
    ['5 MiB', () => padded(5 * 1024 * 1024), 413, 'IMAGE_SIZE'],
    ['text named .jpg', () => Buffer.from('hello, I am an image'), 415, 'IMAGE_TYPE'],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      'IMAGE_TYPE',
    ],
    ['a GIF', () => ground(10, 10).gif().toBuffer(), 415, 'IMAGE_TYPE'],
    ['an AVIF', () => ground(10, 10).avif({ effort: 0 }).toBuffer(), 415, 'IMAGE_TYPE'],
    [
      'HTML behind the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
      422,
      'IMAGE_UNREADABLE',
    ],
    ['half a PNG', async () => (await noise()).subarray(0, 6_000), 422, 'IMAGE_UNREADABLE'],
    ['900 million pixels', () => hugePng(30_000), 422, 'IMAGE_UNREADABLE'],
    [
      'one row more than 25 million pixels',
      () => ground(5_000, 5_001).png().toBuffer(),
      422,
      'IMAGE_UNREADABLE',
    ],
  ];
  it.each(bad)('S10 refuses %s', async (_, make, status, code) => {
    const before = await stored();
    const answer = await upload(await make());
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(await stored()).toEqual(before);
  });

  it('S10 refuses an image in another field', async () => {
    expect((await upload(logo, editor, t.brand.id, { field: 'slip' })).code).toBe('IMAGE_REQUIRED');
  });

  it('I5 accepts images from editors of the brand only', async () => {
    const before = await stored();
    const other = t.brands.all[1]?.id ?? '';
    const image = await ground(9, 9).png().toBuffer();
    const viewer = await buildStaff(t, 'viewer', t.brand.id);
    const stranger = await buildStaff(t, 'admin', other);
    const member = await buildMember(t);
    expect((await upload(image, viewer)).status).toBe(403);
    expect((await upload(image, stranger)).status).toBe(404);
    expect((await upload(image, editor, other)).status).toBe(404);
    expect((await upload(image, editor, 'made-up')).status).toBe(404);
    expect((await upload(image, { ...editor, token: member.token })).status).toBe(401);
    expect((await upload(image, { ...editor, token: 'x' })).status).toBe(401);
    expect(await stored()).toEqual(before);
  });

  it('I6 shows no image of one brand as another’s', async () => {
    const { data } = await upload(await ground(7, 7).png().toBuffer());
    const other = t.brands.all[1]?.id ?? '';
    expect((await get(`${other}.localhost`, `/brand/${data.file}`)).statusCode).toBe(404);
    expect((await get('studio.localhost', `/images/${other}/${data.file}`)).statusCode).toBe(404);
  });

  const padded = (bytes: number) => Buffer.concat([logo, Buffer.alloc(bytes - logo.length)]);
  const noise = () =>
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
});
