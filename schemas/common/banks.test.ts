import { describe, expect, it } from 'vitest';
import { bankByCode, bankCodes, banks, codeByBot, memberBankCodes, otherBanks } from './banks';

describe('banks', () => {
  it('has the banks of appendix D, and separately the wallet', () => {
    expect(bankCodes.join(' ')).toBe(
      'KBANK SCB KTB BBL BAY TTB GSB BAAC GHB UOB CIMB KKP LHB TISCO ICBC IBANK TCRB CITI HSBC SC',
    );
    expect(memberBankCodes).toEqual([...bankCodes, 'TRUEMONEY']);
  });

  it('has one three-digit code of the Bank of Thailand for each', () => {
    const codes = [...bankCodes.map((code) => banks[code].bot), ...Object.keys(otherBanks)];
    expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codeByBot('004')).toBe('KBANK');
    expect(codeByBot('098')).toBeUndefined();
  });

  it('VAL-06 has the account lengths', () => {
    expect(['KBANK', 'GSB', 'BAAC', 'GHB', 'TISCO'].map((code) => bankByCode(code)?.lengths)).toEqual([
      [10],
      [12],
      [12],
      [12],
      [14],
    ]);
    expect(bankByCode('toString')).toBeUndefined();
  });
});
