import { describe, expect, it } from 'vitest';
import { banksToOffer, checkBank, emptyBank, readAccount } from './bankRules';

const good = {
  bankName: 'KBANK',
  bankId: '012-3-45678-9',
  name: 'สมชาย ใจดี',
  birthDate: '',
  depositLimit: '',
};

describe('checkBank', () => {
  it('VAL-06 accepts a valid step', () => {
    expect(checkBank(good)).toEqual({});
  });

  it('VAL-06 requires every field', () => {
    expect(checkBank(emptyBank)).toEqual({
      bankName: 'REQUIRED_CHOICE',
      bankId: 'REQUIRED',
      name: 'REQUIRED',
    });
  });

  it.each([
    ['KBANK', 9, false],
    ['KBANK', 10, true],
    ['KBANK', 11, false],
    ['GSB', 11, false],
    ['GSB', 12, true],
    ['GSB', 13, false],
    ['TISCO', 13, false],
    ['TISCO', 14, true],
    ['ICBC', 15, true],
    ['ICBC', 16, false],
  ])('VAL-06 judges a %s account of %d digits', (bankName, digits, fits) => {
    const { bankId } = checkBank({ ...good, bankName, bankId: '1'.repeat(digits) });
    expect(bankId).toBe(fits ? undefined : 'BANK_FORMAT');
  });

  it.each([
    ['ก', 'NAME_FORMAT'],
    ['กข', undefined],
    ['ก'.repeat(60), undefined],
    ['ก'.repeat(61), 'NAME_FORMAT'],
    ['Mr. John', undefined],
    ['John2', 'NAME_FORMAT'],
  ])('VAL-06 judges the name %s', (name, problem) => {
    expect(checkBank({ ...good, name }).name).toBe(problem);
  });
});

it('ENT-05 reads the digits of the account with leading zeros', () => {
  expect(readAccount(good)).toEqual({ bankName: 'KBANK', bankId: '0123456789' });
  expect(readAccount({ ...good, bankName: '' })).toBeNull();
});

it('CON-04 offers the wallet only where the brand allows it', () => {
  expect(banksToOffer(false)).not.toContain('TRUEMONEY');
  expect(banksToOffer(true)).toContain('TRUEMONEY');
});
