import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import type { BrandFile } from '#schemas/brand/brandFile';
import { temporaryFolder } from '#server/platform/root';
import { startS3, type S3Server } from '#server/testing/s3Server';
import { slipImage, slipPayload } from '#server/testing/slips';
import { inside, settle, type People } from './testing/members';
import { makePair, type Pair } from './testing/pair';
import { send } from './testing/send';

describe('two servers that share a database and a bucket, but no folder', () => {
  let folder: string;
  let s3: S3Server;
  let pair: Pair;
  let people: People;
  beforeAll(async () => {
    folder = await temporaryFolder('sala-apart');
    s3 = await startS3();
    const { endpoint, bucket } = s3;
    const files = {
      adapter: 'files/s3',
      settings: { endpoint, bucket, prefix: 'site/' },
      secrets: { accessKeyId: { env: 'S3_ID' }, secretAccessKey: { env: 'S3_SECRET' } },
    };
    const providersFile = path.join(folder, 'providers.json');
    await writeFile(
      providersFile,
      JSON.stringify({ providers: { bucket: files }, use: { files: ['bucket'] } }),
    );
    pair = await makePair({
      apart: true,
      env: { PROVIDERS_FILE: providersFile, S3_ID: s3.accessKeyId, S3_SECRET: s3.secretAccessKey },
    });
    people = await settle(pair, 1);
  }, 300_000);
  afterAll(async () => {
    await pair.remove();
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  });

  const upload = async <T>(url: string, token: string, field: string, image: Buffer) => {
    const body = new FormData();
    body.append(field, new Blob([new Uint8Array(image)]), `${field}.png`);
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(pair.addresses[0] + url, { method: 'POST', headers, body });
    const { data, code } = (await response.json()) as { data: T; code?: string };
    return { status: response.status, data, code };
  };
  const download = async (url: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(pair.addresses[1] + url, { headers });
    return { status: response.status, format: (await formatOf(response)) ?? '' };
  };
  const sendSlip = async (image: Buffer) =>
    upload<Calls['POST /api/auth/slip/verify']['data']>(
      '/api/auth/slip/verify',
      people.members[0]?.token ?? '',
      'slip',
      image,
    );

  it('S10 S14 a slip sent to one is shown to staff by the other', async () => {
    const { status, data } = await sendSlip(await slipImage(slipPayload()));
    expect(status).toBe(200);
    expect(await download(`/api/staff/slip/${data.slipUuid}/image`, people.staff.token)).toEqual({
      status: 200,
      format: 'jpeg',
    });
    expect(s3.requests.filter((request) => request.startsWith('PUT /sala/site/slips/'))).toHaveLength(1);
  });

  it('W4 W5 a brand image uploaded and published at one is served by the other', async () => {
    const { brandId, file, revision } = await inside(pair, async ({ db, brand }) => {
      const row = await db
        .selectFrom('brand_revisions')
        .select(['file', 'revision'])
        .where('brand_id', '=', brand.id)
        .orderBy('revision', 'desc')
        .executeTakeFirstOrThrow();
      return { brandId: brand.id, file: row.file as unknown as BrandFile, revision: row.revision };
    });
    const logo = await sharp({ create: { width: 320, height: 84, channels: 4, background: '#18fcc9' } })
      .png()
      .toBuffer();
    const { token } = people.staff;
    const url = `/api/staff/brand/${brandId}/image`;
    const { data } = await upload<{ file: string }>(url, token, 'image', logo);
    const images = { ...file.images, 'home.normal.logo': data.file };
    const released = await send(pair.addresses[0], 'POST /api/staff/brand/{brandId}/release', {
      token,
      params: { brandId },
      body: { baseRevision: revision, note: 'x', reason: 'x', file: { ...file, images } },
    });
    expect([released.status, released.text]).toEqual([200, released.text]);
    const shown = async () =>
      (await send(pair.addresses[1], 'GET /api/configuration', { token: '' })).text.includes(data.file);
    await expect.poll(shown, { timeout: 20_000, interval: 20 }).toBe(true);
    expect(await download(`/brand/${data.file}`)).toEqual({ status: 200, format: 'webp' });
  });

  it('S10 D5 without the bucket a slip is refused, and accepted once it is back', async () => {
    const image = await slipImage(slipPayload());
    s3.mode = 'broken';
    expect(await sendSlip(image)).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    s3.mode = 'up';
    expect((await sendSlip(image)).status).toBe(200);
  });

  it('neither has a file of the other, nor any image in its folder', async () => {
    expect(pair.dataDirs[0]).not.toBe(pair.dataDirs[1]);
    for (const dataDir of pair.dataDirs) expect(await readdir(dataDir)).not.toContain('slips');
  });
});

async function formatOf(response: Response): Promise<string | undefined> {
  const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return format;
}
