import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { registerSites } from '#server/modules/registerSites';
import { buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { slipTools } from '#server/testing/slipTools';
import { slipPayload, slipImage, uploadSlip } from '#server/testing/slips';
import type { Caller, TestApp } from '#server/testing/testApp';

describe('slip images', () => {
  const tools = slipTools({ registerSites });
  let t: TestApp;
  let member: TestMember;
  let uuid: string;
  let stored: string;
  beforeEach(async () => {
    ({ t, member } = tools.current());
    const before = await tools.images();
    uuid = (await uploadSlip(t, member, await slipImage(slipPayload()))).data.slipUuid;
    stored = (await tools.images()).find((name) => !before.includes(name)) ?? '';
  });

  const look = (as?: Caller, brand: Brand = t.brand, id = uuid) =>
    t.app.inject({
      url: `/api/staff/slip/${id}/image`,
      headers: { host: `${brand.id}.localhost`, ...(as && { authorization: `Bearer ${as.token}` }) },
    });
  const lines = () =>
    t.db
      .selectFrom('audit_log')
      .select(['brand_id', 'actor_kind', 'actor_id', 'subject_type', 'ip'])
      .where('action', '=', 'slip.look')
      .where('subject_id', '=', uuid)
      .execute();

  it('S14 S10 staff of the brand get it as an inert download, and each access is audited', async () => {
    const operator = await buildStaff(t, 'operator', t.brand.id);
    const { statusCode, headers, rawPayload } = await look(operator);
    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(await readFile(path.join(tools.current().dataDir, 'slips', stored)));
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    await look(await buildStaff(t, 'admin'));
    const [first, second] = await lines();
    expect(first).toEqual({
      brand_id: t.brand.id,
      actor_kind: 'STAFF',
      actor_id: operator.id,
      subject_type: 'SLIP',
      ip: '127.0.0.1',
    });
    expect(second?.actor_id).not.toBe(operator.id);
  });

  it('S14 I1 I5 I6 members, lower roles and staff of other brands do not get it', async () => {
    const [, sibling = t.brand] = t.brands.all;
    const abroad = await buildStaff(t, 'admin', sibling.id);
    const strangers: [string, number, Caller | undefined, Brand?][] = [
      ['nobody', 401, undefined],
      ['the member, whose own phone has it', 401, member],
      ['another member', 401, await buildMember(t)],
      ['a publisher', 403, await buildStaff(t, 'publisher', t.brand.id)],
      ['staff of another brand', 403, abroad],
      ['the same on their own host', 404, abroad, sibling],
      ['staff of all brands, asked at another brand', 404, await buildStaff(t, 'operator'), sibling],
    ];
    for (const [who, status, as, brand] of strangers) {
      const answer = await look(as, brand);
      expect([who, answer.statusCode]).toEqual([who, status]);
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect(await lines()).toEqual([]);
  });

  it('S14 no URL of any host serves the file, and no list contains its name', async () => {
    const name = path.basename(stored);
    for (const host of [`${t.brand.id}.localhost`, 'studio.localhost', 'bank.localhost']) {
      for (const url of [
        `/slips/${stored}`,
        `/${stored}`,
        `/brand/${stored}`,
        `/brand/u/${name}`,
        `/images/${t.brand.id}/${name}`,
        `/brand/..%2f..%2fslips/${stored}`,
      ]) {
        const { statusCode } = await t.app.inject({ url, headers: { host } });
        expect([host, url, statusCode]).toEqual([host, url, 404]);
      }
    }
    const mine = await t.call('GET /api/auth/slip/my/request', { as: member });
    const theirs = await t.call('GET /api/staff/slip', { as: await buildStaff(t, 'operator') });
    expect(mine.text + theirs.text).toContain(uuid);
    expect(mine.text + theirs.text).not.toContain(name.slice(0, 32));
  });

  it('S14 a missing file is not found and not audited', async () => {
    await rm(path.join(tools.current().dataDir, 'slips', stored));
    expect((await look(await buildStaff(t, 'operator'))).statusCode).toBe(404);
    expect(await lines()).toEqual([]);
  });
});
