import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAppError } from '#server/platform/http/errorHandler';
import { buildCompanyAccount, buildMember, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { watchDiskSpace } from './diskSpace';

describe('a full disk', () => {
  let t: TestApp;
  let member: TestMember;
  let free = 0;
  beforeAll(async () => {
    t = await testApp({ room: { free: () => free, enough: () => free > 0, stop: () => undefined } });
    await buildCompanyAccount(t);
    member = await buildMember(t, { credit: 100_000 });
  });
  afterAll(() => t.close());

  const deposit = () => t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 100 } });

  it('D5 money calls get a Thai 503 and reads continue until space is free again', async () => {
    const refused = await deposit();
    expect(refused.error).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(refused.error.message).toMatch(/[ก-๙]/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const params = { username: member.username };
    const read = await t.call('POST /api/auth/user/getCredit/{username}', { as: member, params, body: {} });
    expect(read.data.point).toBe(1_000);
    expect((await t.app.inject('/metrics')).payload).toContain('sala_disk_free_bytes 0');
    free = 1;
    expect((await deposit()).status).toBe(200);
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('D5 a write without space is retryable (%s)', (code) => {
    expect(toAppError(Object.assign(new Error('full'), { code })).code).toBe('SERVICE_UNAVAILABLE');
  });

  it('D5 reads the free space of a folder’s disk', async () => {
    const room = await watchDiskSpace(tmpdir());
    room.stop();
    expect([room.free() > 0, room.enough()]).toEqual([true, true]);
  });
});
