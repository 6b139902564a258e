import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/platform/db/connect';
import { readBalance } from '#server/modules/ledger/accounts';
import { readPoints } from './prizePostings';
import { buildMember, type TestMember } from '#server/testing/builders';
import { depositNow, manyPlays, prize, prizeBrand } from '#server/testing/prizeTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const SPIN = 'POST /api/auth/wheel/reward';
const WHEEL = 'GET /api/auth/wheel';
const LOG = 'POST /api/auth/wheel/log';

const none = prize('none');
const paying = (type: 'CREDIT' | 'POINT' | 'ITEM', value: number) =>
  prizeBrand(`gives-${type.toLowerCase()}`, {
    wheel: {
      ...manyPlays,
      cost: 20,
      prizes: [prize('won', { type, value, weight: 1_000_000, label: { th: 'รางวัล', en: 'Prize' } }), none],
    },
  });
const credit = paying('CREDIT', 50);
const point = paying('POINT', 7);
const goods = paying('ITEM', 0);
const byDeposit = prizeBrand('by-deposit', {
  wheel: { ...manyPlays, freePerDay: 1, depositPerRight: 500, maxPerDay: 3 },
});
const closed = prizeBrand('closed', { flags: { wheel: false } });
const season = prizeBrand('season', {
  wheel: { ...manyPlays, from: '2026-11-14', until: '2026-11-15' },
});
const brands = [credit, point, goods, byDeposit, closed, season];

describe('prize wheel', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands });
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const spin = (member: TestMember, key?: string) =>
    t.call(SPIN, { as: member, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
  const wheel = async (member: TestMember) => (await t.call(WHEEL, { as: member })).data;
  const baht = async (member: TestMember) =>
    (await readBalance(t.db, member.brand.id, member.id)).available / 100;

  it('API-143 ENT-19 G8 shows every segment with its weight, the price and the plays left', async () => {
    const member = await buildMember(t, { brand: credit });
    const { segments, ...rest } = await wheel(member);
    expect(rest).toEqual({ enabled: true, left: 1_000, cost: 20 });
    expect(segments.map(({ id, weight }) => [id, weight])).toEqual([
      [1, 1_000_000],
      [2, 1],
    ]);
    expect(segments[0]).toMatchObject({ label: 'รางวัล', type: 'CREDIT', value: 50, image: null });
    expect(segments[1]).toMatchObject({ type: 'NONE', value: null });
    expect(segments[0]?.color).not.toBe(segments[1]?.color);
    expect((await t.queries(() => wheel(member))).length).toBeLessThanOrEqual(3);
  });

  it('API-144 M19 charges the price, draws the segment, pays the credit, and logs the play', async () => {
    const member = await buildMember(t, { brand: credit, credit: 10_000 });
    const { data } = await spin(member);
    expect(data).toEqual({
      segmentId: 1,
      label: 'รางวัล',
      type: 'CREDIT',
      value: 50,
      left: 999,
      logId: data.logId,
    });
    expect(await baht(member)).toBe(130);
    const log = await t.call(LOG, { as: member });
    expect(log.data).toEqual([
      {
        id: data.logId,
        label: 'รางวัล',
        type: 'CREDIT',
        value: 50,
        createdAt: '2026-11-14T09:00:00.000+07:00',
      },
    ]);
    expect(log.meta).toEqual({ limit: 20, next: null });
  });

  it('API-144 D11 writes one audit entry with the ledger transaction', async () => {
    const member = await buildMember(t, { brand: credit, credit: 10_000 });
    const { data } = await spin(member);
    const lines = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', data.logId)
      .execute();
    expect(lines).toHaveLength(1);
    const moves = await t.db
      .selectFrom('ledger_transactions')
      .select(['id', 'kind'])
      .where('reference_id', '=', data.logId)
      .execute();
    expect(moves.map(({ kind }) => kind).sort()).toEqual(['PRIZE', 'PRIZE_COST']);
    expect(moves.map(({ id }) => id)).toContain(lines[0]?.ledger_transaction_id);
    expect(lines[0]).toMatchObject({ actor_id: member.id, action: 'prize.play' });
  });

  it('pays points as points, and goods as a staff request', async () => {
    const one = await buildMember(t, { brand: point, credit: 2_000 });
    expect((await spin(one)).data).toMatchObject({ type: 'POINT', value: 7 });
    expect([await baht(one), await readPoints(t.db, point.id, one.id)]).toEqual([0, 7]);
    const other = await buildMember(t, { brand: goods, credit: 2_000 });
    expect((await spin(other)).data).toMatchObject({ type: 'ITEM', value: null });
    const { data } = await t.call('GET /api/auth/game/reward/request/my', { as: other });
    expect(data).toMatchObject([{ label: 'รางวัล', status: 'PENDING' }]);
  });

  it('API-144 M19 rejects a spin without enough credit, without using a play', async () => {
    const member = await buildMember(t, { brand: credit, credit: 1_999 });
    expect((await spin(member)).error.code).toBe('CREDIT_NOT_ENOUGH');
    expect([await baht(member), (await wheel(member)).left]).toEqual([19.99, 1_000]);
    expect((await t.call(LOG, { as: member })).data).toEqual([]);
  });

  it('API-144 grants plays for deposits of the Bangkok day; unused ones expire at midnight', async () => {
    const was = t.clock.now();
    t.clock.set('2026-11-20T16:59:59.999Z');
    const member = await buildMember(t, { brand: byDeposit });
    expect((await wheel(member)).left).toBe(1);
    expect((await spin(member)).data.left).toBe(0);
    expect((await spin(member)).error).toMatchObject({ status: 409, code: 'NO_RIGHT_LEFT' });
    await depositNow(t, member, 49_999);
    expect((await wheel(member)).left).toBe(0);
    await depositNow(t, member, 1);
    expect((await wheel(member)).left).toBe(1);
    await depositNow(t, member, 1_000_000);
    expect((await wheel(member)).left).toBe(2);
    expect((await spin(member)).data.left).toBe(1);
    t.clock.set('2026-11-20T17:00:00.000Z');
    const again = await buildMember(t, { brand: byDeposit });
    expect((await wheel(again)).left).toBe(1);
    expect((await wheel(member)).left).toBe(1);
    expect((await spin(member)).data.left).toBe(0);
    // A clock that is set back does not repeat a day.
    t.clock.set('2026-11-20T16:59:59.999Z');
    expect((await spin(member)).error.code).toBe('NO_RIGHT_LEFT');
    t.clock.set(was);
  });

  it('API-144 is unavailable while disabled, and closed out of season', async () => {
    const shut = await buildMember(t, { brand: closed });
    expect((await spin(shut)).error).toMatchObject({ status: 404, code: 'FEATURE_OFF' });
    const was = t.clock.now();
    for (const [instant, open] of [
      ['2026-11-13T16:59:59.999Z', false],
      ['2026-11-13T17:00:00.000Z', true],
      ['2026-11-15T16:59:59.999Z', true],
      ['2026-11-15T17:00:00.000Z', false],
    ] as const) {
      t.clock.set(instant);
      const member = await buildMember(t, { brand: season });
      expect([instant, (await wheel(member)).enabled]).toEqual([instant, open]);
      expect([instant, (await spin(member)).status]).toEqual([instant, open ? 200 : 409]);
    }
    t.clock.set(was);
  });

  it('G5 M6 replays the same result for every retry after a broken connection', async () => {
    const member = await buildMember(t, { brand: credit, credit: 100_000 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => spin(member, 'one')));
    const through = answers.filter(({ status }) => status === 200);
    expect(new Set(through.map(({ text }) => text)).size).toBe(1);
    expect((await spin(member, 'one')).headers['idempotent-replayed']).toBe('true');
    expect((await t.call(LOG, { as: member })).data).toHaveLength(1);
    expect(await baht(member)).toBe(1_030);
    await t.db.deleteFrom('idempotency_keys').where('key', '=', 'one').execute();
    expect((await spin(member, 'one')).error.code).toBe('CONFLICT');
    expect(await baht(member)).toBe(1_030);
  });

  it('M9 G5 returns a committed result even when recording the play time fails', async () => {
    const member = await buildMember(t, { brand: credit, credit: 100_000 });
    const owner = connectDatabase({ connectionString: t.access.owner, max: 1 });
    const noted = () =>
      t.db.selectFrom('play_sessions').select('since').where('member_id', '=', member.id).execute();
    await sql`ALTER TABLE play_sessions ADD CONSTRAINT away CHECK (false) NOT VALID`.execute(owner.db);
    const { status, data } = await spin(member, 'answered');
    await sql`ALTER TABLE play_sessions DROP CONSTRAINT away`.execute(owner.db);
    await owner.db.destroy();
    expect([status, data]).toMatchObject([200, { label: 'รางวัล' }]);
    expect([await baht(member), await noted()]).toEqual([1_030, []]);
    await spin(member);
    expect(await noted()).toHaveLength(1);
  });

  it('API-145 M20 pages of any size contain every spin once, newest first', async () => {
    const member = await buildMember(t, { brand: credit, credit: 100_000 });
    const ids: string[] = [];
    for (let n = 0; n < 23; n += 1) ids.unshift((await spin(member)).data.logId);
    for (const limit of [1, 5, 20, 100]) {
      const seen: string[] = [];
      let page: number | null = 1;
      while (page !== null) {
        const answer: Awaited<ReturnType<typeof t.call<typeof LOG>>> = await t.call(LOG, {
          as: member,
          body: { page, limit },
        });
        const { data, meta } = answer;
        seen.push(...data.map(({ id }) => id));
        page = meta.next === null ? null : Number(meta.next);
      }
      expect(seen).toEqual(ids);
    }
    expect((await t.call(LOG, { as: member, body: { page: 10_000, limit: 100 } })).data).toEqual([]);
    for (const body of [{ page: 0 }, { page: 1.5 }, { page: '1' }, { page: 10_001 }, { limit: 101 }])
      expect((await t.call(LOG, { as: member, unchecked: { body } })).status).toBe(400);
  });

  it('costs at most eight queries', async () => {
    const member = await buildMember(t, { brand: credit, credit: 100_000 });
    await spin(member);
    // One query reads the session, two store the idempotent response.
    expect((await t.queries(() => spin(member, 'counted'))).length).toBeLessThanOrEqual(9);
  });
});
