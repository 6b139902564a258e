import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { Deps } from '#server/providers/deps';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { eventually } from '#server/testing/eventually';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { idOf, read, runDelivery, verify, webhookSetup } from '#server/testing/webhookTools';

const LIST = 'GET /api/staff/brand/{brandId}/webhook';
const RESEND = 'POST /api/staff/brand/{brandId}/webhook/{uuid}/resend';

describe('delivery of events', () => {
  const brands = [testBrand('primary'), testBrand('sibling')];
  let t: TestApp;
  let twin: TestApp;
  const deps: Deps[] = [];
  let relay: LocalProvider;
  let alerts: LocalProvider;
  let staff: TestStaff;
  let member: TestMember;

  beforeAll(async () => {
    [relay, alerts] = [await localProvider(), await localProvider()];
    const providers = webhookSetup(
      { relay: { url: relay.url }, alerts: { url: alerts.url, events: ['withdrawal.requested'] } },
      { sibling: ['alerts'] },
    );
    const registerSites = (_app: unknown, built: Deps) => {
      deps.push(built);
      return Promise.resolve();
    };
    t = await testApp({ brands, providers, registerSites, connections: 40 });
    twin = await testApp({ brands, providers, registerSites, twinOf: t, clock: t.clock });
  });
  afterAll(async () => {
    await twin.close();
    await t.close();
    await Promise.all([relay.close(), alerts.close()]);
  });
  beforeEach(async () => {
    await t.db.deleteFrom('webhook_deliveries').execute();
    relay.requests.length = alerts.requests.length = 0;
    relay.reply = alerts.reply = () => ({ status: 204, body: '' });
    t.clock.advance(DAY_MS);
    staff = await buildStaff(t, 'admin');
    member = await buildMember(t, { credit: 1_000_00 });
  });

  const params = () => ({ brandId: t.brand.id });
  const withdraw = async (as = member) =>
    (await t.call('POST /api/auth/withdraw/{uuid}', { as, params: { uuid: as.id }, body: { amount: 200 } }))
      .data.uuid;
  const reject = (uuid: string) =>
    t.call('POST /api/staff/withdraw/{uuid}/reject', {
      as: staff,
      params: { uuid },
      body: { reason: 'บัญชี 123-4-56789-0 ไม่ตรง', refund: true },
    });
  const run = (receiver = 'relay', process = 0) => {
    const found = deps[process];
    if (!found) throw new Error('There is no such process.');
    return runDelivery(found, receiver);
  };
  const list = async (query = {}) => (await t.call(LIST, { as: staff, params: params(), query })).data;
  const nextDue = async () =>
    (
      await t.db
        .selectFrom('webhook_deliveries')
        .select('due_at')
        .where('provider', '=', 'relay')
        .where('status', '=', 'PENDING')
        .executeTakeFirst()
    )?.due_at;
  const types = (provider = relay) => provider.requests.map((request) => read(request).type);

  it('D1 delivers in the order of the changes, and repeats a failed one under the same id', async () => {
    const uuid = await withdraw();
    t.clock.advance(1);
    await reject(uuid);
    relay.reply = () => ({ status: 500 });
    await run();
    expect(types()).toEqual(['withdrawal.requested']);
    expect(await list({ status: 'PENDING', provider: 'relay' })).toMatchObject([
      { event: 'withdrawal.rejected', attempts: 0 },
      { event: 'withdrawal.requested', attempts: 1, failure: 'HTTP 500: not accepted', subjectUuid: uuid },
    ]);
    relay.reply = () => ({});
    t.clock.advance(4_999);
    await run();
    t.clock.advance(1);
    await run();
    expect(types()).toEqual(['withdrawal.requested', 'withdrawal.requested', 'withdrawal.rejected']);
    const [first, again, last] = relay.requests.map(idOf);
    expect([again === first, last === first]).toEqual([true, false]);
    expect(verify(relay.requests[2] as never, t.clock.now())).toMatchObject({
      type: 'withdrawal.rejected',
      data: {
        ...{ brand: t.brand.id, uuid, amountSatang: 20_000, reason: 'บัญชี xxxxxxxxx89-0 ไม่ตรง' },
        member: { uuid: member.id, username: member.username },
      },
    });
    expect(await list({ status: 'DELIVERED' })).toHaveLength(2);
  });

  it('D1 a rolled-back change is no event, and each receiver gets the events of its brands and filter', async () => {
    const sibling = await buildMember(t, { brand: t.brands.all[1] as never, credit: 1_000_00 });
    await withdraw(sibling);
    await withdraw();
    // The second open withdrawal of a member is refused.
    const params = { uuid: member.id };
    expect(
      (await t.call('POST /api/auth/withdraw/{uuid}', { as: member, params, body: { amount: 200 } })).error
        .code,
    ).toBe('WITHDRAW_PENDING_EXISTS');
    await Promise.all([run('relay'), run('alerts')]);
    expect([types(relay), types(alerts)]).toEqual([
      ['withdrawal.requested'],
      ['withdrawal.requested', 'withdrawal.requested'],
    ]);
  });

  it('D1 several processes deliver each event once', async () => {
    const members = await Promise.all(Array.from({ length: 45 }, () => buildMember(t, { credit: 1_000_00 })));
    const expected = await Promise.all(members.map((one) => withdraw(one)));
    await Promise.all([run('relay', 0), run('relay', 1), run('relay', 0), run('relay', 1)]);
    expect(relay.requests.map((request) => read(request).data.uuid).sort()).toEqual(expected.sort());
  });

  it('D1 what one process left behind is delivered by another, a call without a result under the same id', async () => {
    await withdraw();
    let answer: () => void = () => undefined;
    const held = new Promise<object>((resolve) => {
      answer = () => {
        resolve({ status: 500 });
      };
    });
    relay.reply = () => held;
    const abandoned = run('relay', 0);
    await eventually(() => relay.requests.length).toBe(1);
    relay.reply = () => ({});
    await run('relay', 1);
    expect(relay.requests).toHaveLength(1);
    t.clock.advance(11_000);
    await run('relay', 1);
    expect(new Set(relay.requests.map(idOf)).size).toBe(1);
    expect(relay.requests).toHaveLength(2);
    answer();
    await abandoned;
    expect(await list({ provider: 'relay' })).toMatchObject([{ status: 'DELIVERED', attempts: 2 }]);
  });

  it('D1 a receiver that hangs holds no other up, and is tried for three days, then again by staff', async () => {
    await withdraw();
    relay.reply = () => new Promise(() => undefined);
    await Promise.all([run('relay'), run('alerts')]);
    expect([types(relay), types(alerts)]).toEqual([['withdrawal.requested'], ['withdrawal.requested']]);
    expect((await list({ provider: 'relay' }))[0]?.failure).toBe('no answer in 300 ms');
    relay.reply = () => ({ status: 503 });
    const from = t.clock.now().getTime();
    for (let due = await nextDue(); due; due = await nextDue()) {
      t.clock.set(due);
      await run();
    }
    // The session of the other one has ended.
    staff = await buildStaff(t, 'admin');
    const [dead] = await list({ provider: 'relay', status: 'FAILED', event: 'withdrawal.requested' });
    if (!dead) throw new Error('The delivery has not ended.');
    expect(t.clock.now().getTime() - from).toBeGreaterThan(2.4 * DAY_MS);
    expect(t.clock.now().getTime() - from).toBeLessThanOrEqual(3 * DAY_MS);
    expect(dead.attempts).toBe(13);
    relay.reply = () => ({});
    await run();
    expect(relay.requests).toHaveLength(13);

    const again = await t.call(RESEND, { as: staff, params: { ...params(), uuid: dead.uuid } });
    expect(again.data).toMatchObject({ status: 'PENDING', attempts: 0, completedAt: null });
    await run();
    expect(new Set(relay.requests.map(idOf))).toEqual(new Set([dead.uuid]));
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'webhook.resend')
      .where('subject_id', '=', dead.uuid)
      .execute();
    expect(lines).toEqual([
      { actor_id: staff.id, detail: { provider: 'relay', event: 'withdrawal.requested' } },
    ]);
  });

  it('S7 a switched-off receiver gets its events once it is on again', async () => {
    const change = (state: 'off' | 'on') =>
      t.call(`POST /api/staff/brand/{brandId}/provider/{provider}/${state}`, {
        as: staff,
        params: { ...params(), provider: 'relay' },
        body: { reason: 'ย้ายเครื่อง' },
      });
    await change('off');
    await withdraw();
    await run();
    t.clock.advance(5 * MINUTE_MS);
    await run();
    expect(relay.requests).toEqual([]);
    await change('on');
    await run();
    expect(types().sort()).toEqual(['provider.switched_off', 'withdrawal.requested']);
  });

  it('M5 costs a withdrawal no statement, and records each call without the body', async () => {
    const statements = await t.queries(() => withdraw());
    expect(statements.filter((sql) => sql.includes('webhook'))).toEqual([]);
    await run();
    const calls = await t.db
      .selectFrom('provider_calls')
      .select(['provider', 'operation', 'result', 'reference', 'subject_type'])
      .where('reference', '=', String(idOf(relay.requests[0] as never)))
      .execute();
    expect(calls).toMatchObject([
      { provider: 'relay', operation: 'withdrawal.requested', result: 'OK', subject_type: 'WITHDRAWAL' },
    ]);
  });
});
