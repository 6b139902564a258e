import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateAlerts } from '#server/modules/alerts/index';
import { rollUp } from '#server/modules/reports/index';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { runTrialBalance } from '#server/modules/reconciliation/runTrialBalance';
import { makePasswords } from '#server/platform/crypto/password';
import { buildStaff } from '#server/testing/builders';
import { manyPlays, prize, prizeBrand } from '#server/testing/prizeTools';
import { testBrands } from '#server/testing/testBrands';
import { jobDeps } from '#server/testing/jobDeps';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, brokenTransactions } from '#server/testing/trialBalance';
import { seedDemo } from '../seedDemo';

const once = { ...manyPlays, freePerDay: 1 };
const goods = {
  ...{ ...manyPlays, freePerDay: 0, depositPerRight: 100, maxPerDay: 1 },
  prizes: [prize('mug', { type: 'ITEM' }), prize('none')],
};

describe('the crowd of the demonstration', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({
      brands: [...testBrands(), prizeBrand('prizes', { wheel: once, flipCard: once, flipCardReward: goods })],
    });
    const { db, brands, clock } = t;
    const password = 'sala-demo-2026';
    await seedDemo({ db, brands, clock, passwords: makePasswords(), password, crowd: 60 });
  });
  afterAll(() => t.close());

  it('DSK-90 leaves books that balance, with the totals of every member', async () => {
    expect([await brokenAccounts(t.db), await brokenTransactions(t.db)]).toEqual([[], []]);
    for (const { id } of t.brands.all) {
      const wrong = await t.db
        .selectFrom('members as m')
        .select('m.username')
        .where('m.brand_id', '=', id)
        .where(({ eb, selectFrom }) =>
          eb(
            'm.deposit_total',
            '<>',
            selectFrom('member_deposit_days as d')
              .select(({ fn }) => fn.coalesce(fn.sum<number>('d.total'), eb.lit(0)).as('total'))
              .whereRef('d.brand_id', '=', 'm.brand_id')
              .whereRef('d.member_id', '=', 'm.id'),
          ),
        )
        .execute();
      expect(wrong).toEqual([]);
    }
  });

  it('DSK-91 gives every queue items, and every signal that its requests can have', async () => {
    const staff = await buildStaff(t, 'operator');
    const seen = new Map<string, Set<string>>();
    for (const kind of [
      'deposit',
      'slip',
      'withdrawal',
      'payout',
      'adjustment',
      'game-transfer',
      'prize',
    ] as const) {
      const { data } = await t.call('GET /api/staff/queue/{kind}', { as: staff, params: { kind } });
      seen.set(kind, new Set(data.flatMap(({ signals }) => signals.map(({ code }) => code))));
      expect([kind, data.length > 0]).toEqual([kind, true]);
      if (kind === 'deposit' || kind === 'withdrawal')
        expect(data.some(({ state }) => state === 'held')).toBe(true);
    }
    const all = [...new Set([...seen.values()].flatMap((codes) => [...codes]))].sort();
    expect(all).toEqual([
      ...[
        'bank-account-changed',
        'first-deposit',
        'first-withdrawal',
        'line-waiting',
        'little-play',
        'many-slips',
      ],
      ...[
        'name-mismatch',
        'near-credit',
        'new-member',
        'on-break',
        'same-account-elsewhere',
        'suspended',
        'turnover-left',
      ],
    ]);
  });

  it('DSK-90 opens with a few alerts: the queues of money of one brand are late', async () => {
    await rollUp(t);
    await evaluateAlerts(jobDeps(t));
    const alerts = await t.db.selectFrom('alerts').select(['brand_id', 'kind', 'subject']).execute();
    const late = alerts.filter(({ kind }) => kind === 'queue-overdue');
    expect(late.map(({ subject }) => subject).sort()).toEqual(['deposit', 'slip', 'withdrawal']);
    expect(new Set(late.map(({ brand_id }) => brand_id)).size).toBe(1);
    // Payouts may be unusual on the day.
    expect(alerts.length).toBeLessThanOrEqual(4);
  });

  it('DSK-90 no day of the last month hides the others in a chart', async () => {
    await rollUp(t);
    const { rows } = await sql<{ amount: number }>`
      SELECT -sum(amount)::bigint AS amount FROM report_days
      WHERE account = 'BANK' AND day > ${addDays(bangkokDay(t.clock.now()), -30)}
      GROUP BY day ORDER BY 1`.execute(t.db);
    const amounts = rows.map(({ amount }) => amount);
    expect(amounts.at(-1)).toBeLessThan(6 * (amounts[Math.floor(amounts.length / 2)] ?? 0));
  });

  it('DSK-90 the trial balance of every brand passes', async () => {
    expect(await runTrialBalance(t)).toBe(t.brands.all.length);
  });
});
