import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '#server/platform/files/fileStore';
import { s3Store } from '#server/providers/files/s3/s3Store';
import { buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { startS3 } from '#server/testing/s3Server';
import { slipTools } from '#server/testing/slipTools';
import { newReference, slipImage, slipPayload, uploadSlip } from '#server/testing/slips';
import { testApp, type TestApp } from '#server/testing/testApp';
import { openSlip } from './openSlip';

const s3 = await startS3();
const store = () => s3Store({ ...s3, region: 'us-east-1', prefix: '', pathStyle: true });

/** Runs once an image is stored. */
let afterPut = (): void => undefined;
const files: FileStore = {
  ...store(),
  put: async (...file) => {
    await store().put(...file);
    afterPut();
  },
};

describe('slip images in an S3-compatible bucket', () => {
  const tools = slipTools({ ports: { files } });
  const { bank } = tools;
  let t: TestApp;
  let member: TestMember;
  let staff: TestStaff;
  beforeEach(async () => {
    ({ t, member } = tools.current());
    staff = await buildStaff(t, 'operator', t.brand.id);
    s3.mode = 'up';
    afterPut = () => undefined;
  });
  afterAll(() => s3.close());

  const look = (at: TestApp, id: string) =>
    at.app.inject({
      url: `/api/staff/slip/${id}/image`,
      headers: { host: `${t.brand.id}.localhost`, authorization: `Bearer ${staff.token}` },
    });
  const slips = () => t.db.selectFrom('slips').select('id').where('member_id', '=', member.id).execute();

  it('S10 S14 a slip sent to one process is shown to staff by another that shares no folder with it', async () => {
    const { data } = await uploadSlip(t, member, await slipImage(slipPayload()));
    expect(data.status).toBe('VERIFIED');
    const { dataDir } = tools.current();
    const twin = await testApp({
      twinOf: t,
      config: { dataDir: `${dataDir}-${randomUUID()}` },
      ports: { files: store() },
    });
    const { statusCode, headers, rawPayload } = await look(twin, data.slipUuid);
    await twin.close();
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(rawPayload.toString('latin1', 0, 3)).toBe('\xff\xd8\xff');
    await expect(access(`${dataDir}/slips`)).rejects.toThrow('ENOENT');
  });

  it.each(['failing', 'broken'] as const)(
    'S10 D5 while the storage is %s, a slip is refused and changes nothing; then the same image is accepted',
    async (mode) => {
      const image = await slipImage(slipPayload());
      s3.mode = mode;
      const refused = await uploadSlip(t, member, image);
      expect([refused.status, refused.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect([await slips(), bank.questions]).toEqual([[], []]);
      expect(t.logs.join('')).toContain('The file storage failed to store a file');
      s3.mode = 'up';
      expect((await uploadSlip(t, member, image)).data.status).toBe('VERIFIED');
    },
  );

  it('S14 while the storage fails, staff are asked to try again and no access is audited', async () => {
    const { data } = await uploadSlip(t, member, await slipImage(slipPayload()));
    s3.mode = 'failing';
    expect((await look(t, data.slipUuid)).statusCode).toBe(503);
    const lines = () =>
      t.db
        .selectFrom('audit_log')
        .select('id')
        .where('action', '=', 'slip.look')
        .where('subject_id', '=', data.slipUuid)
        .execute();
    expect(await lines()).toEqual([]);
    s3.mode = 'up';
    expect((await look(t, data.slipUuid)).statusCode).toBe(200);
    expect(await lines()).toHaveLength(1);
  });

  it.each(['up', 'failing'] as const)(
    'S9 a slip beyond the limits is refused with the reason while the storage is %s, its image deleted if possible',
    async (mode) => {
      for (let n = 0; n < 3; n += 1)
        await openSlip(t.db, {
          ...{ brand: t.brand, memberId: member.id, now: t.clock.now() },
          ...{ key: { sendingBank: '004', transRef: newReference() }, payload: slipPayload() },
          ...{ imageHash: Buffer.from([n]), fileName: `${n}.jpg` },
        });
      const before = s3.requests.length;
      afterPut = () => {
        s3.mode = mode;
      };
      const refused = await uploadSlip(t, member, await slipImage(slipPayload()));
      expect(refused.error.code).toBe('SLIP_IN_FLIGHT');
      const [put, ...removals] = s3.requests.slice(before);
      expect(new Set(removals)).toEqual(new Set([put?.replace('PUT', 'DELETE')]));
    },
  );
});
