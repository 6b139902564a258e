import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import type { EmailMessage } from '#server/providers/ports/messages';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { buildSlipItem } from '#server/testing/queueTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';
import { evaluateAlerts } from './evaluateAlerts';

const LIST = 'GET /api/staff/alert';
const ACKNOWLEDGE = 'POST /api/staff/brand/{brandId}/alert/{uuid}/acknowledge';

describe('alerts', () => {
  const [first, abroad] = testBrands() as [Brand, Brand];
  const emails = ['owner@example.com'];
  const home = { ...first, desk: { ...first.desk, alerts: { payoutPercent: 200, emails } } };
  const sent: EmailMessage[] = [];
  let t: TestApp;
  let risk: TestStaff;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({ brands: [home, abroad] });
    risk = await buildStaff(t, 'risk', home.id);
    member = await buildMember(t);
  });
  afterAll(() => t.close());

  const evaluate = () => {
    const deps = jobDeps(t);
    const email = {
      of: () => ({ send: (message: EmailMessage) => Promise.resolve(void sent.push(message)) }),
    };
    return evaluateAlerts({ ...deps, ports: { ...deps.ports, email } });
  };
  const list = async (state: 'open' | 'all' = 'open') =>
    (await t.call(LIST, { as: risk, query: { state } })).data;

  it('DSK-66 DSK-68 a queue over its target opens one alert, with an e-mail, and resolves when it is empty', async () => {
    await evaluate();
    expect(await list()).toEqual([]);
    const since = new Date(t.clock.now().getTime() - HOUR_MS);
    await buildSlipItem(t, { member, since });
    await Promise.all([evaluate(), evaluate()]);
    await buildSlipItem(t, { member, since });
    await evaluate();
    expect(await list()).toMatchObject([
      { brandId: home.id, kind: 'queue-overdue', subject: 'slip', values: { count: 2 }, resolvedAt: null },
    ]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@example.com', expect.stringContaining('Queue slip: 1 items')],
    ]);
    await t.db.deleteFrom('queue_items').execute();
    await evaluate();
    expect(await list()).toEqual([]);
    expect(await list('all')).toMatchObject([
      { kind: 'queue-overdue', resolvedAt: expect.any(String) as string },
    ]);
  });

  it('DSK-66 payouts above the usual of the weekday and a failed trial balance open alerts', async () => {
    const today = bangkokDay(t.clock.now());
    const pay = (day: string, satang: number) =>
      sql`INSERT INTO report_days VALUES (${home.id}, ${day}, 'PAYOUT', 'WITHDRAW_SETTLE', 'STAFF', 1, ${satang}, 1)`.execute(
        t.db,
      );
    await pay(today, 200_001);
    await pay(addDays(today, -7), 100_000);
    await pay(addDays(today, -14), 90_000);
    await evaluate();
    expect(await list()).toEqual([]);
    await pay(addDays(today, -21), 500_000);
    await evaluate();
    expect(await list()).toMatchObject([{ kind: 'payout-volume', values: { amount: 2000.01, usual: 1000 } }]);
    // Without entries these roll-ups differ from the ledger.
    await sql`INSERT INTO trial_balances (brand_id, id, day, accounts, entries, liabilities, house, issued, points, discrepancies, balanced, created_at)
      VALUES (${home.id}, gen_random_uuid(), ${today}, 0, 0, 0, 0, 0, 0, '[{}]', false, ${t.clock.now()})`.execute(
      t.db,
    );
    await evaluate();
    expect((await list()).map(({ kind }) => kind).sort()).toEqual(['books', 'payout-volume']);
  });

  it('DSK-67 an alert is acknowledged once, with a reason, by staff of its brand', async () => {
    const [alert] = await list();
    const act = { params: { brandId: home.id, uuid: alert?.uuid ?? '' }, body: { reason: 'กำลังตรวจ' } };
    const stranger = await buildStaff(t, 'risk', abroad.id);
    expect((await t.call(ACKNOWLEDGE, { as: stranger, ...act })).error.status).toBe(404);
    expect((await t.call(LIST, { as: stranger, query: {} })).data).toEqual([]);
    const { data } = await t.call(ACKNOWLEDGE, { as: risk, ...act });
    expect(data.acknowledgement).toMatchObject({ reason: 'กำลังตรวจ' });
    expect((await t.call(ACKNOWLEDGE, { as: risk, ...act })).error.code).toBe('STATE_CHANGED');
    const { rows } =
      await sql`SELECT FROM audit_log WHERE action = 'alert.acknowledge' AND actor_id = ${risk.id}`.execute(
        t.db,
      );
    expect(rows.length).toBe(1);
  });
});
