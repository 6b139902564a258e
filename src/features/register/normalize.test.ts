import { describe, expect, it } from 'vitest';
import { normalizeAccount, normalizeName, normalizePhone, normalizeUsername } from './accountRules';

describe('normalizePhone', () => {
  it.each([
    '0812345678',
    '081-234-5678',
    '+66 81 234 5678',
    '66812345678',
    '+66(0)812345678',
    '๐๘๑๒๓๔๕๖๗๘',
    ' 081 234 5678 ',
  ])('VAL-06 reads "%s"', (typed) => expect(normalizePhone(typed)).toBe('0812345678'));

  it.each(['081234567', '08123456789', '0112345678', '0212345678', '', 'abc', '081234567a'])(
    'VAL-06 refuses "%s"',
    (typed) => expect(normalizePhone(typed)).toBeNull(),
  );
});

it('VAL-06 lowercases a username', () => {
  expect(normalizeUsername(' Demo01 ')).toBe('demo01');
});

it('ENT-05 preserves leading zeros of an account number', () => {
  expect(normalizeAccount('012-3-45678-9')).toBe('0123456789');
  expect(normalizeAccount('๐๑๒๓๔๕๖๗๘๙')).toBe('0123456789');
  expect(normalizeAccount('12a')).toBe('12a');
});

it('collapses spaces within a name', () => {
  expect(normalizeName('  สมชาย   ใจดี ')).toBe('สมชาย ใจดี');
});
