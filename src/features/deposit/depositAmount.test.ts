import { describe, expect, it } from 'vitest';
import { checkDepositAmount } from './DepositForm';

const limits = { depositMin: 1, depositMax: 500_000 };

describe('checkDepositAmount', () => {
  it.each([
    ['1', 1],
    ['500000', 500_000],
    ['๕๐๐', 500],
    ['500.37', 500.37],
  ])('VAL-08 takes %j', (text, amount) => {
    expect(checkDepositAmount(text, limits)).toEqual({ amount });
  });

  it.each(['', '0', '0.00', '-1', '0.001', '1e9', 'abc'])('VAL-08 returns AMOUNT_INVALID for %j', (text) => {
    expect(checkDepositAmount(text, limits)).toEqual({ error: 'AMOUNT_INVALID' });
  });

  it('VAL-08 returns the violated bound of the brand', () => {
    expect(checkDepositAmount('0.99', limits)).toEqual({ error: 'DEPOSIT_MIN', n: 1 });
    expect(checkDepositAmount('500000.01', limits)).toEqual({ error: 'DEPOSIT_MAX', n: 500_000 });
    expect(checkDepositAmount('99', { ...limits, depositMin: 100 })).toEqual({
      error: 'DEPOSIT_MIN',
      n: 100,
    });
  });
});
