import { describe, expect, it } from 'vitest';
import { checkMove } from './MoveForm';

const bounds = { min: 500, available: 1540.25 };

describe('checkMove', () => {
  it('API-137 accepts baht with satang as typed', () => {
    expect(checkMove('1,540.25', bounds)).toEqual({ amount: 1540.25 });
    expect(checkMove('๕๐๐', bounds)).toEqual({ amount: 500 });
  });

  it('AFF_MIN names the brand’s minimum', () => {
    expect(checkMove('499.99', bounds)).toEqual({ error: 'AFF_MIN', n: 500 });
  });

  it('refuses more than the balance', () => {
    expect(checkMove('1540.26', bounds)).toEqual({ error: 'CREDIT_NOT_ENOUGH' });
  });

  it.each(['', '0', '-500', '5e3', 'abc'])('refuses %j', (text) => {
    expect(checkMove(text, bounds)).toEqual({ error: 'AMOUNT_INVALID' });
  });
});
