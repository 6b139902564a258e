import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorEnvelope } from '#schemas/api/envelope';
import { registerSites } from '#server/modules/registerSites';
import { s3Store } from '#server/providers/files/s3/s3Store';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { startS3, type S3Server } from '#server/testing/s3Server';
import { testApp, type TestApp } from '#server/testing/testApp';

const square = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 4, background } })
    .png()
    .toBuffer();

describe('brand images in an S3-compatible bucket', () => {
  let s3: S3Server;
  let t: TestApp;
  let twin: TestApp;
  let editor: TestStaff;
  beforeAll(async () => {
    s3 = await startS3();
    const ports = () => ({ files: s3Store({ ...s3, region: 'us-east-1', prefix: '', pathStyle: true }) });
    t = await testApp({ registerSites, ports: ports() });
    twin = await testApp({ registerSites, twinOf: t, ports: ports() });
    editor = await buildStaff(t, 'editor', t.brand.id);
  });
  beforeEach(() => {
    s3.mode = 'up';
  });
  afterAll(async () => {
    await twin.close();
    await t.close();
    await s3.close();
  });

  async function upload(bytes: Buffer, fileName: string) {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(bytes)]), fileName);
    const body = new Response(form);
    const response = await t.app.inject({
      method: 'POST',
      url: `/api/staff/brand/${t.brand.id}/image`,
      headers: {
        host: 'studio.localhost',
        authorization: `Bearer ${editor.token}`,
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    const { data, code } = response.json<{ data?: { file: string; bytes: number } } & ErrorEnvelope>();
    return { status: response.statusCode, file: data?.file ?? '', bytes: data?.bytes ?? 0, code };
  }
  const get = (at: TestApp, file: string) =>
    at.app.inject({ url: `/brand/${file}`, headers: { host: `${t.brand.id}.localhost` } });
  const row = (name: string) =>
    t.db.selectFrom('brand_images').selectAll().where('name', '=', name).executeTakeFirst();

  it('W4 an image uploaded at one process is served by another; the database has no copy of it', async () => {
    const { file, bytes } = await upload(await square('#18fcc9'), 'logo.png');
    expect(file).toBe('u/logo.webp');
    const served = await get(twin, file);
    expect([served.statusCode, served.headers['content-type'], served.rawPayload.length]).toEqual([
      200,
      'image/webp',
      bytes,
    ]);
    expect(await row(file)).toMatchObject({ content: null, bytes });
  });

  it('W4 two names of one image share a file, and the same image under one name is stored once', async () => {
    const image = await square('#224466');
    const [one, two] = [await upload(image, 'one.png'), await upload(image, 'two.png')];
    expect((await upload(image, 'one.png')).file).toBe(one.file);
    expect((await row(one.file))?.sha256).toEqual((await row(two.file))?.sha256);
    expect((await upload(await square('#ff8800'), 'one.png')).file).toBe('u/one-2.webp');
  });

  it('W4 D5 while the storage fails, an upload is refused without a row, and images ask to try again', async () => {
    const image = await square('#ff0000');
    const { file } = await upload(await square('#00ff00'), 'before.png');
    s3.mode = 'failing';
    const refused = await upload(image, 'refused.png');
    expect([refused.status, refused.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(await row('u/refused.webp')).toBeUndefined();
    expect((await get(twin, file)).statusCode).toBe(503);
    s3.mode = 'up';
    expect((await upload(image, 'refused.png')).file).toBe('u/refused.webp');
    expect((await get(twin, file)).statusCode).toBe(200);
  });

  it('W4 an image from before the storage was connected is served from the database', async () => {
    const { file } = await upload(await square('#0000ff'), 'old.png');
    const content = (await get(t, file)).rawPayload;
    await t.db.updateTable('brand_images').set({ content }).where('name', '=', file).execute();
    s3.mode = 'failing';
    expect((await get(twin, file)).rawPayload).toEqual(content);
  });
});
