import { describe, expect, it } from 'vitest';
import { checkWithdrawAmount, withdrawnToday } from './withdrawLimits';

const silver = { withdraw: { perDay: 100_000, perTx: null, countPerDay: 5 } };
const vip = { withdraw: { perDay: null, perTx: 100_000, countPerDay: null } };
const now = Date.parse('2026-11-14T09:00:00+07:00');
const row = (amount: number, status = 'SUCCESS', createdAt = '2026-11-14T08:00:00+07:00') => ({
  amount,
  status,
  createdAt,
});

describe('withdrawnToday', () => {
  it('LVL-10 counts today’s requests except refunded ones', () => {
    const rows = [
      row(30_000),
      row(20_000, 'PENDING'),
      row(9_000, 'FAILED'),
      row(9_000, 'REFUNDED'),
      row(9_000, 'REJECTED'),
    ];
    expect(withdrawnToday(rows, now)).toEqual({ satang: 5_900_000, count: 3 });
  });

  it('M15 starts the day at midnight in Bangkok', () => {
    const rows = [
      row(1_000, 'SUCCESS', '2026-11-13T16:59:59.999Z'),
      row(2_000, 'SUCCESS', '2026-11-13T17:00:00.000Z'),
    ];
    expect(withdrawnToday(rows, now)).toEqual({ satang: 200_000, count: 1 });
  });

  it('tolerates rows with missing fields', () => {
    expect(withdrawnToday([{}, { createdAt: 'soon' }, { amount: null, createdAt: null }], now)).toEqual({
      satang: 0,
      count: 0,
    });
  });
});

describe('checkWithdrawAmount', () => {
  const check = (
    text: string,
    level: typeof silver | typeof vip = silver,
    rows: ReturnType<typeof row>[] = [],
    credit = 1_000_000,
  ) => checkWithdrawAmount(text, { withdrawMin: 100, credit, level, today: withdrawnToday(rows, now) });

  it.each(['100', '๑๐๐', '99,999', '100000'])('VAL-08 accepts %j', (text) => {
    expect(check(text).error).toBeUndefined();
  });

  it.each(['', '0', '-1', '100.50', '0.001', '1e9'])('VAL-08 returns AMOUNT_INVALID for %j', (text) => {
    expect(check(text)).toEqual({ error: 'AMOUNT_INVALID' });
  });

  it('VAL-08 refuses less than the brand’s minimum and more than the balance', () => {
    expect(check('99')).toEqual({ error: 'WITHDRAW_MIN', n: 100 });
    expect(check('1235', silver, [], 1234.5)).toEqual({ error: 'CREDIT_NOT_ENOUGH' });
    expect(check('5000000', silver, [], 1234.5)).toEqual({ error: 'CREDIT_NOT_ENOUGH' });
    expect(check('1234', silver, [], 1234.5)).toEqual({ amount: 1234 });
  });

  it('LVL-10 returns the limit that applies', () => {
    expect(check('100001', vip)).toEqual({ error: 'WITHDRAW_LIMIT_TX', n: 100_000 });
    expect(check('60000', silver, [row(50_000)])).toEqual({ error: 'WITHDRAW_LIMIT_DAY', n: 50_000 });
    expect(
      check(
        '100',
        silver,
        Array.from({ length: 5 }, () => row(100)),
      ),
    ).toEqual({ error: 'WITHDRAW_LIMIT_COUNT', n: 5 });
  });
});
