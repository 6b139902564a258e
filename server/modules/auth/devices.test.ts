import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time/durations';
import { TEST_PASSWORD, buildMember } from '#server/testing/builders';
import { logins } from '#server/testing/logins';
import { testApp, type TestApp } from '#server/testing/testApp';

const NEXT_PASSWORD = 'kingfisher-lantern-83';

describe('known devices', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ config: { trustProxy: 1 } });
  });
  afterAll(() => t.close());
  const { login, send, guess } = logins(() => t);

  /** A member with two devices, `here` and `there`. */
  const twoDevices = async () => {
    const { username, id } = await buildMember(t);
    const [here, there] = [(await login(username)).data, (await login(username)).data];
    return { username, id, here, there };
  };
  /** Whether a log-in there passes while strangers guess. */
  const isKnown = async (username: string, device = '', password = TEST_PASSWORD) => {
    await guess(5, username);
    const { status } = await send({ username, password, device });
    return status === 200;
  };

  it('A3 remain known after log-out and after the session expired', async () => {
    const { username, here } = await twoDevices();
    await t.call('POST /api/auth/logout', { as: here });
    expect(await isKnown(username, here.device)).toBe(true);
    t.clock.advance(30 * DAY_MS);
    expect(await isKnown(username, here.device)).toBe(true);
  });

  it('A3 A5 a changed password makes all others unknown', async () => {
    const { username, id, here, there } = await twoDevices();
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD };
    const path = { params: { uuid: id }, as: here, body };
    expect((await t.call('POST /api/auth/user/change-password/{uuid}', path)).status).toBe(200);
    expect(await isKnown(username, there.device, NEXT_PASSWORD)).toBe(false);
    expect(await isKnown(username, here.device, NEXT_PASSWORD)).toBe(true);
  });

  it('A3 A7 ending the other sessions makes their devices unknown', async () => {
    const { username, here, there } = await twoDevices();
    const body = { password: TEST_PASSWORD };
    expect((await t.call('POST /api/auth/session/end-others', { as: here, body })).status).toBe(200);
    expect(await isKnown(username, there.device)).toBe(false);
    expect(await isKnown(username, here.device)).toBe(true);
  });

  it('A3 A7 ending one session makes its device unknown, and no other', async () => {
    const { username, here, there } = await twoDevices();
    const { data: third } = await login(username);
    const { data: list } = await t.call('GET /api/auth/session/list', { as: there });
    const uuid = list.find(({ current }) => current)?.uuid ?? '';
    const body = { uuid, password: TEST_PASSWORD };
    expect((await t.call('POST /api/auth/session/end', { as: here, body })).status).toBe(200);
    expect(await isKnown(username, there.device)).toBe(false);
    expect(await isKnown(username, here.device)).toBe(true);
    expect(await isKnown(username, third.device)).toBe(true);
  });

  it('A1 A3 stores only the hash of a device', async () => {
    const { id, here } = await twoDevices();
    const rows = await t.db.selectFrom('sessions').selectAll().where('member_id', '=', id).execute();
    expect(rows.map(({ device_hash: hash }) => hash?.length)).toContain(32);
    expect(JSON.stringify(rows)).not.toContain(here.device);
  });
});
