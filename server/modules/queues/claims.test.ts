import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { buildDepositItem, buildSlipItem, buildWithdrawalItem, queueRow } from '#server/testing/queueTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { buildOwner, type Owner } from '#tests/access/objects';

const SLIP = '/api/staff/queue/{kind}/{uuid}';

describe('claims of queue items', () => {
  let t: TestApp;
  let member: TestMember;
  let a: TestStaff;
  let b: TestStaff;
  beforeAll(async () => {
    t = await testApp({ connections: 40 });
    member = await buildMember(t);
    a = await buildStaff(t, 'operator');
    b = await buildStaff(t, 'operator');
  });
  afterAll(() => t.close());

  const claim = (as: TestStaff, uuid: string) =>
    t.call(`POST ${SLIP}/claim`, { as, params: { kind: 'slip', uuid } });
  const reject = (as: TestStaff, uuid: string) =>
    t.call('POST /api/staff/slip/{uuid}/reject', { as, params: { uuid }, body: { reason: 'x' } });
  /** As if 120 seconds had passed. */
  const lapse = (id: string) =>
    t.db
      .updateTable('queue_items')
      .set({ claimed_until: sql`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute();

  it('DSK-02 20 agents empty a queue of 200 items, and no item is claimed twice', async () => {
    const agents = await Promise.all(Array.from({ length: 20 }, () => buildStaff(t, 'operator')));
    const ids = await Promise.all(Array.from({ length: 200 }, () => buildSlipItem(t, { member })));
    const claimed = await Promise.all(
      agents.map(async (as) => {
        const own: string[] = [];
        for (;;) {
          const { data } = await t.call('POST /api/staff/queue/{kind}/next', {
            as,
            params: { kind: 'slip' },
          });
          if (data === null) return own;
          expect(data.claim?.staffUuid).toBe(as.id);
          own.push(data.uuid);
        }
      }),
    );
    expect(claimed.flat().sort()).toEqual(ids.sort());
    await t.db.updateTable('slips').set({ status: 'REJECTED' }).where('id', 'in', ids).execute();
  });

  it('DSK-02 a claim lasts 120 seconds of the database, and names its owner to others', async () => {
    const id = await buildSlipItem(t, { member });
    const { data } = await claim(a, id);
    expect(data.claim).toMatchObject({ staffUuid: a.id, name: 'operator' });
    const { rows } = await sql<{ seconds: number }>`
      SELECT round(extract(epoch FROM claimed_until - now()))::integer AS seconds FROM queue_items WHERE id = ${id}`.execute(
      t.db,
    );
    expect(rows[0]?.seconds).toBeGreaterThan(90);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(120);
    const { status, error } = await claim(b, id);
    expect([status, error.code, error.params]).toEqual([409, 'CLAIMED_BY_OTHER', { name: 'operator' }]);
  });

  it('DSK-02 anyone may take an expired claim, and its owner may renew it until then', async () => {
    const id = await buildSlipItem(t, { member });
    await claim(a, id);
    await lapse(id);
    const renewed = await t.call(`POST ${SLIP}/renew`, { as: a, params: { kind: 'slip', uuid: id } });
    expect(renewed.data.claim?.staffUuid).toBe(a.id);
    await lapse(id);
    expect((await claim(b, id)).data.claim?.staffUuid).toBe(b.id);
    const late = await t.call(`POST ${SLIP}/renew`, { as: a, params: { kind: 'slip', uuid: id } });
    expect(late.error.code).toBe('CLAIMED_BY_OTHER');
  });

  it('DSK-02 a release ends one’s own claim only', async () => {
    const id = await buildSlipItem(t, { member });
    await claim(a, id);
    const release = (as: TestStaff) =>
      t.call(`POST ${SLIP}/release`, { as, params: { kind: 'slip', uuid: id } });
    expect((await release(b)).data.claim?.staffUuid).toBe(a.id);
    expect((await release(a)).data.claim).toBeNull();
  });

  it('DSK-03 a take-over gives the claim to the other person and is audited with the reason', async () => {
    const id = await buildSlipItem(t, { member });
    await claim(a, id);
    const { data } = await t.call(`POST ${SLIP}/take-over`, {
      as: b,
      params: { kind: 'slip', uuid: id },
      body: { reason: 'ลูกค้าโทรตาม' },
    });
    expect(data.claim?.staffUuid).toBe(b.id);
    const line = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'detail'])
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      action: 'queue.takeOver',
      actor_id: b.id,
      detail: { kind: 'slip', from: a.id, reason: 'ลูกค้าโทรตาม' },
    });
    expect((await reject(a, id)).error.code).toBe('CLAIMED_BY_OTHER');
  });

  it('DSK-02 the end of the session ends its claims', async () => {
    const leaving = await buildStaff(t, 'operator');
    const id = await buildSlipItem(t, { member });
    await claim(leaving, id);
    await t.call('POST /api/staff/logout', { as: leaving });
    expect((await queueRow(t, 'slip', id))?.claimed_by).toBeNull();
  });

  it('DSK-04 a decision ends the claim; without a claim everybody may decide', async () => {
    const [claimed, free] = [await buildSlipItem(t, { member }), await buildSlipItem(t, { member })];
    await claim(a, claimed);
    expect((await reject(a, claimed)).status).toBe(200);
    expect(await queueRow(t, 'slip', claimed)).toBeUndefined();
    expect((await reject(b, free)).status).toBe(200);
    expect((await claim(a, free)).status).toBe(404);
  });

  it('DSK-04 a lapsed claim of somebody else refuses no decision', async () => {
    const id = await buildSlipItem(t, { member });
    await claim(a, id);
    await lapse(id);
    expect((await reject(b, id)).status).toBe(200);
  });

  describe('decisions about items that another person has claimed', () => {
    let owner: Owner;
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      owner = await buildOwner(t, t.brand);
      const other = await buildMember(t);
      ids['deposit'] = await buildDepositItem(t, { member: other });
      ids['slip'] = await buildSlipItem(t, { member: other });
      ids['withdrawal'] = await buildWithdrawalItem(t, { member: other });
      ids['payout'] = owner.ids.withdrawal;
      ids['reward'] = owner.ids.redemption;
      ids['prize'] = owner.ids.prize;
      ids['adjustment'] = owner.ids.adjustment;
    });

    const body = { reason: 'x' };
    it.each([
      ['deposit', 'POST /api/staff/deposit/{uuid}/approve', { withoutTransfer: true, ...body }],
      ['deposit', 'POST /api/staff/deposit/{uuid}/reject', body],
      ['slip', 'POST /api/staff/slip/{uuid}/approve', {}],
      ['slip', 'POST /api/staff/slip/{uuid}/reject', body],
      ['withdrawal', 'POST /api/staff/withdraw/{uuid}/approve', {}],
      ['withdrawal', 'POST /api/staff/withdraw/{uuid}/reject', { ...body, refund: true }],
      ['payout', 'POST /api/staff/withdraw/{uuid}/refund', {}],
      ['reward', 'POST /api/staff/reward/{uuid}/approve', {}],
      ['reward', 'POST /api/staff/reward/{uuid}/reject', body],
      ['prize', 'POST /api/staff/prize/{uuid}/approve', {}],
      ['prize', 'POST /api/staff/prize/{uuid}/reject', body],
      ['adjustment', 'POST /api/staff/adjustment/{uuid}/approve', {}],
      ['adjustment', 'POST /api/staff/adjustment/{uuid}/reject', body],
    ] as const)('DSK-04 %s: %s is refused and changes nothing', async (kind, key, input) => {
      const uuid = ids[kind] ?? '';
      const params = { kind, uuid };
      await t.call(`POST ${SLIP}/claim`, { as: a, params });
      const before = await queueRow(t, kind, uuid);
      const answer = await t.call(key, { as: b, unchecked: { params, body: input } });
      expect([answer.status, answer.error.code]).toEqual([409, 'CLAIMED_BY_OTHER']);
      expect(await queueRow(t, kind, uuid)).toEqual(before);
      expect(before?.claimed_by).toBe(a.id);
    });
  });
});
