import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTrialBalance } from '#server/modules/reconciliation/runTrialBalance';
import { makePasswords } from '#server/platform/crypto/password';
import { buildStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, brokenTransactions } from '#server/testing/trialBalance';
import { seedDemo } from '../seedDemo';

describe('the crowd of the demonstration', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
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
    for (const kind of ['deposit', 'slip', 'withdrawal', 'payout', 'adjustment', 'game-transfer'] as const) {
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

  it('DSK-90 the trial balance of every brand passes', async () => {
    expect(await runTrialBalance(t)).toBe(t.brands.all.length);
  });
});
