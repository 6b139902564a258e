import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { queueKinds } from '#schemas/api/shapes/queueItem';
import { HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { buildDepositItem, buildSlipItem, buildWithdrawalItem, queueRow } from '#server/testing/queueTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

const ITEM = '/api/staff/queue/{kind}/{uuid}';

describe('queues', () => {
  const [home, abroad] = testBrands() as [Brand, Brand];
  let t: TestApp;
  let member: TestMember;
  let stranger: TestMember;
  let staff: TestStaff;
  let local: TestStaff;
  /** A moment before now on the clock of the database, which holds and leases follow. */
  let ago: (ms: number) => Date;
  beforeAll(async () => {
    t = await testApp({ brands: [home, abroad] });
    const { rows } = await sql<{ now: Date }>`SELECT now()`.execute(t.db);
    const now = rows[0]?.now.getTime() ?? 0;
    ago = (ms) => new Date(now - ms);
    member = await buildMember(t, { name: 'สมหญิง รักดี' });
    stranger = await buildMember(t, { brand: abroad });
    staff = await buildStaff(t, 'operator');
    local = await buildStaff(t, 'operator', home.id);
  });
  afterAll(() => t.close());

  const list = (as: TestStaff, query: Record<string, string> = {}, kind: 'slip' | 'withdrawal' = 'slip') =>
    t.call('GET /api/staff/queue/{kind}', { as, params: { kind }, query });
  const uuids = async (...args: Parameters<typeof list>) =>
    (await list(...args)).data.map(({ uuid }) => uuid);
  const countOf = async (as: TestStaff, query: { brand?: string } = {}) =>
    (await t.call('GET /api/staff/queue', { as, query })).data.find(({ kind }) => kind === 'slip');

  describe('lists and counts', () => {
    let oldest: string;
    let middle: string;
    let newest: string;
    beforeAll(async () => {
      middle = await buildSlipItem(t, { member: stranger, amount: 90_000, since: ago(2 * HOUR_MS) });
      newest = await buildSlipItem(t, { member, amount: 10_000, since: ago(MINUTE_MS) });
      oldest = await buildSlipItem(t, { member, amount: 50_000, since: ago(3 * HOUR_MS) });
    });

    it('DSK-01 lists the oldest first over all brands of the caller, page by page', async () => {
      expect(await uuids(staff)).toEqual([oldest, middle, newest]);
      const first = await list(staff, { limit: '2' });
      expect(first.data.map(({ uuid }) => uuid)).toEqual([oldest, middle]);
      const rest = await list(staff, { limit: '2', cursor: first.meta.next ?? '' });
      expect(rest.data.map(({ uuid }) => uuid)).toEqual([newest]);
      expect(rest.meta.next).toBeNull();
    });

    it.each([
      ['newest', () => [newest, middle, oldest]],
      ['largest', () => [middle, oldest, newest]],
      ['smallest', () => [newest, oldest, middle]],
    ] as const)('DSK-01 sorts %s first, page by page', async (sort, expected) => {
      expect(await uuids(staff, { sort })).toEqual(expected());
      expect(await uuids(staff, { sort, q: member.username })).toEqual(
        expected().filter((uuid) => uuid !== middle),
      );
      const pages: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await list(staff, { sort, limit: '1', ...(cursor !== undefined && { cursor }) });
        pages.push(...page.data.map(({ uuid }) => uuid));
        cursor = page.meta.next;
      }
      expect(pages).toEqual(expected());
    });

    it('DSK-05 target and warning follow the brand file', async () => {
      const [item] = (await list(staff)).data;
      expect(item).toMatchObject({ kind: 'slip', brandId: home.id, amount: 500, state: 'waiting' });
      const since = new Date(item?.since ?? '').getTime();
      const target = home.desk.targets.slip * MINUTE_MS;
      expect(new Date(item?.dueAt ?? '').getTime()).toBe(since + target);
      expect(new Date(item?.warnAt ?? '').getTime()).toBe(since + target / 2);
    });

    it('DSK-01 counts what waits, is held, is mine and is late, per queue', async () => {
      const { data } = await t.call('GET /api/staff/queue', { as: staff });
      expect(data.map(({ kind }) => kind)).toEqual(queueKinds);
      expect(await countOf(staff)).toMatchObject({ waiting: 3, held: 0, mine: 0, overdue: 2 });
      expect(await countOf(staff, { brand: abroad.id })).toMatchObject({ waiting: 1, overdue: 1 });
    });

    it('DSK-01 narrows to brands, amounts and members', async () => {
      expect(await uuids(staff, { brand: abroad.id })).toEqual([middle]);
      expect(await uuids(staff, { from: '200', to: '600' })).toEqual([oldest]);
      expect(await uuids(staff, { q: member.username })).toEqual([oldest, newest]);
      expect(await uuids(staff, { q: 'รักดี' })).toEqual([oldest, newest]);
      expect(await uuids(staff, { q: stranger.phone })).toEqual([middle]);
      expect(await uuids(staff, { q: middle })).toEqual([middle]);
    });

    it('DSK-06 shows nothing of a brand at which the caller has no role', async () => {
      expect(await uuids(local)).toEqual([oldest, newest]);
      expect(await uuids(local, { brand: abroad.id })).toEqual([]);
      expect(await countOf(local)).toMatchObject({ waiting: 2 });
      expect(await countOf(local, { brand: abroad.id })).toMatchObject({ waiting: 0, oldestAt: null });
      const params = { kind: 'slip', uuid: middle } as const;
      expect((await t.call(`GET ${ITEM}`, { as: local, params })).status).toBe(404);
      expect((await t.call(`POST ${ITEM}/claim`, { as: local, params })).status).toBe(404);
      const next = await t.call('POST /api/staff/queue/{kind}/next', {
        as: local,
        params: { kind: 'slip' },
        body: { brands: [abroad.id] },
      });
      expect(next.data).toBeNull();
    });

    it('DSK-06 shows the queues that the other permissions of the caller show, and offers what they decide', async () => {
      const payer = await buildStaff(t, 'payer');
      const risk = await buildStaff(t, 'risk');
      const counts = await t.call('GET /api/staff/queue', { as: payer });
      expect(counts.data.map(({ kind }) => kind)).toEqual(['withdrawal', 'payout']);
      expect(await uuids(payer)).toEqual([]);
      expect(await uuids(risk)).toEqual([oldest, middle, newest]);
      const next = await t.call('POST /api/staff/queue/{kind}/next', { as: risk, params: { kind: 'slip' } });
      expect(next.data).toBeNull();
    });

    it('DSK-07 a hold puts an item aside until it is resumed, and stops its clock', async () => {
      const params = { kind: 'slip', uuid: oldest } as const;
      await t.call(`POST ${ITEM}/claim`, { as: staff, params });
      const until = ago(-HOUR_MS).toISOString();
      const held = await t.call(`POST ${ITEM}/hold`, {
        as: staff,
        params,
        body: { reason: 'รอสลิปใหม่', until },
      });
      expect(held.data).toMatchObject({
        state: 'held',
        claim: null,
        hold: { reason: 'รอสลิปใหม่', by: 'operator' },
      });
      expect(await uuids(staff, { state: 'held' })).toEqual([oldest]);
      expect(await uuids(staff, { state: 'waiting' })).toEqual([middle, newest]);
      const next = await t.call('POST /api/staff/queue/{kind}/next', { as: local, params: { kind: 'slip' } });
      expect(next.data?.uuid).toBe(newest);
      expect(await uuids(local, { state: 'mine' })).toEqual([newest]);
      // Ten minutes of the hold have passed.
      await t.db
        .updateTable('queue_items')
        .set({ held_at: sql`now() - interval '10 minutes'` })
        .where('id', '=', oldest)
        .execute();
      const { data } = await t.call(`POST ${ITEM}/resume`, { as: staff, params });
      expect(data).toMatchObject({ state: 'waiting', hold: null });
      const delay = new Date(data.dueAt).getTime() - new Date(held.data.dueAt).getTime();
      expect(Math.round(delay / MINUTE_MS)).toBe(10);
    });

    it('DSK-07 a hold ends by itself, and its end must be near', async () => {
      const params = { kind: 'slip', uuid: middle } as const;
      for (const until of [ago(HOUR_MS), ago(-31 * 24 * HOUR_MS)]) {
        const answer = await t.call(`POST ${ITEM}/hold`, {
          as: staff,
          params,
          body: { reason: 'x', until: until.toISOString() },
        });
        expect(answer.error.code).toBe('HOLD_TIME');
      }
      const until = ago(-HOUR_MS).toISOString();
      await t.call(`POST ${ITEM}/hold`, { as: staff, params, body: { reason: 'x', until } });
      await t.db
        .updateTable('queue_items')
        .set({ held_at: sql`now() - interval '2 hours'`, held_until: sql`now() - interval '1 hour'` })
        .where('id', '=', middle)
        .execute();
      expect(await uuids(staff, { state: 'held' })).toEqual([]);
      expect((await countOf(staff))?.waiting).toBe(3);
    });
  });

  it('DSK-08 a request is in the queue of its present status', async () => {
    const payee = await buildMember(t);
    const id = await buildWithdrawalItem(t, { member: payee });
    const set = (status: 'PENDING' | 'PROCESSING' | 'FAILED' | 'REFUNDED', tries = 0) =>
      t.db.updateTable('withdrawals').set({ status, tries }).where('id', '=', id).execute();
    const queuesNow = async () => [
      (await queueRow(t, 'withdrawal', id)) !== undefined,
      (await queueRow(t, 'payout', id)) !== undefined,
    ];
    expect(await queuesNow()).toEqual([true, false]);
    await set('PROCESSING');
    expect(await queuesNow()).toEqual([false, false]);
    // Without a result after three attempts.
    await set('PROCESSING', 3);
    expect(await queuesNow()).toEqual([false, true]);
    await set('FAILED', 3);
    expect(await queuesNow()).toEqual([false, true]);
    await set('PENDING');
    expect(await queuesNow()).toEqual([true, false]);
    await set('REFUNDED');
    expect(await queuesNow()).toEqual([false, false]);
  });

  it('DSK-08 a deposit that waits for a second person is in the queue of adjustments, and not offered to its proposer', async () => {
    const payer = await buildMember(t);
    const id = await buildDepositItem(t, { member: payer, amount: 500_000 });
    const approval = await t.call('POST /api/staff/deposit/{uuid}/approve', {
      as: staff,
      params: { uuid: id },
      body: { withoutTransfer: true, reason: 'เห็นในแอป' },
    });
    expect(approval.status).toBe(200);
    expect(await queueRow(t, 'deposit', id)).toBeUndefined();
    const waiting = approval.data.waiting ?? '';
    const next = (as: TestStaff) =>
      t.call('POST /api/staff/queue/{kind}/next', { as, params: { kind: 'adjustment' } });
    expect((await next(staff)).data).toBeNull();
    expect((await next(local)).data?.uuid).toBe(waiting);
    await t.call('POST /api/staff/adjustment/{uuid}/reject', {
      as: local,
      params: { uuid: waiting },
      body: { reason: 'ไม่พบยอด' },
    });
    expect(await queueRow(t, 'deposit', id)).toBeDefined();
  });
});
