import { describe, expect, it } from 'vitest';
import { bankLabel } from './bankLabel';

describe('bankLabel', () => {
  it('names a bank in the language', () => {
    expect(bankLabel('KBANK', 'th')).toBe('กสิกรไทย');
    expect(bankLabel('KBANK', 'en')).toBe('Kasikornbank');
    expect(bankLabel('TRUEMONEY', 'th')).toBe('ทรูมันนี่ วอลเล็ท');
  });

  it('survives codes that nobody knows and missing ones', () => {
    expect(bankLabel('XBANK', 'th')).toBe('XBANK');
    expect(bankLabel('toString', 'th')).toBe('toString');
    expect(bankLabel(null, 'th')).toBe('–');
  });
});
