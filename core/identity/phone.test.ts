import { describe, expect, it } from 'vitest';
import { canonicalPhone, nationalPhone } from './phone';

describe('canonicalPhone', () => {
  it.each([
    '0812345678',
    '081-234-5678',
    '081 234 5678',
    '(081) 234.5678',
    '+66812345678',
    '+66 (0)81 234 5678',
    '66812345678',
    '0066812345678',
    '๐๘๑๒๓๔๕๖๗๘',
  ])('A13 %s is one number', (typed) => {
    expect(canonicalPhone(typed)).toBe('+66812345678');
  });

  it.each([
    '',
    '081234567',
    '08123456789',
    '0712345678',
    '0212345678',
    '081234567a',
    'x0812345678',
    '08+12345678',
    '+1812345678',
    '0812345678;',
    '081234567８',
  ])('A13 VAL-06 %s is none', (typed) => {
    expect(canonicalPhone(typed)).toBeUndefined();
  });

  it('converts back to the national format', () => {
    expect(nationalPhone('+66812345678')).toBe('0812345678');
  });
});
