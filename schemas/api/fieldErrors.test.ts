import { describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { schema as account } from '#schemas/forms/registerAccount';
import { schema as bank } from '#schemas/forms/registerBank';
import { callKeys, callSpecs } from './contract';
import { messageOf } from './envelope';
import { errors } from './errors';
import { bodyError, fieldErrors, fields } from './fieldErrors';

const ajv = makeAjv({ allErrors: true });

/** One character of two code units. */
const pictograph = String.fromCodePoint(0x1f642);

const goodAccount = {
  phone: '081-234-5678',
  username: 'demo01',
  password: 'รหัสลับ๑๒',
  confirmPassword: 'รหัสลับ๑๒',
};
const goodBank = { bankName: 'KBANK', bankId: '0123456789', name: 'สมชาย ใจดี' };

const codes = (schema: object, value: unknown) => {
  ajv.validate(schema, value);
  return Object.fromEntries(
    Object.entries(fieldErrors(ajv.errors ?? [])).map(([name, { code }]) => [name, code]),
  );
};

/** Boundary pairs of VAL-06: the last value that passes and the first that does not. */
const bounds: readonly [keyof typeof goodAccount | keyof typeof goodBank, string[], string[], string][] = [
  [
    'phone',
    ['0812345678', '+66 81 234 5678', '๐๘๑๒๓๔๕๖๗๘', '081-234-5678'],
    ['08123', 'abcdefghij', '0'.repeat(33)],
    'PHONE_FORMAT',
  ],
  [
    'username',
    ['abcd', 'a'.repeat(20), 'Demo01'],
    ['abc', 'a'.repeat(21), 'a b c', 'สมชาย', 'demo\u200b01'],
    'USERNAME_FORMAT',
  ],
  [
    'password',
    ['x'.repeat(8), 'x'.repeat(128), pictograph.repeat(128), ' '.repeat(8)],
    ['x'.repeat(7), pictograph.repeat(7)],
    'PASSWORD_FORMAT',
  ],
  ['password', [], ['x'.repeat(129)], 'PASSWORD_TOO_LONG'],
  [
    'bankId',
    ['0'.repeat(10), '1'.repeat(15)],
    ['1'.repeat(9), '1'.repeat(16), '123-4-56789-0', '๑๒๓๔๕๖๗๘๙๐'],
    'BANK_FORMAT',
  ],
  [
    'name',
    ['กข', 'A'.repeat(60), 'น.ส. สมหญิง ใจดี', 'John A. Smith'],
    ['ก', 'A'.repeat(61), 'a1', '<b>x</b>', ' สมชาย', '๑๒'],
    'NAME_FORMAT',
  ],
  ['bankName', ['KBANK', 'TRUEMONEY'], ['004', 'kbank', ''], 'REQUIRED_CHOICE'],
];

describe('fieldErrors', () => {
  it.each(bounds)('VAL-06 %s', (name, good, bad, code) => {
    const [schema, rest] = name in goodAccount ? [account, goodAccount] : [bank, goodBank];
    for (const value of good) expect([value, codes(schema, { ...rest, [name]: value })]).toEqual([value, {}]);
    for (const value of bad)
      expect([value, codes(schema, { ...rest, [name]: value })]).toEqual([value, { [name]: code }]);
  });

  it('requests an empty or missing value by the name of its field', () => {
    expect(codes(account, {})).toEqual({
      phone: 'REQUIRED',
      username: 'REQUIRED',
      password: 'REQUIRED',
      confirmPassword: 'REQUIRED',
    });
    expect(codes(bank, { bankId: '', name: '' })).toEqual({
      bankName: 'REQUIRED_CHOICE',
      bankId: 'REQUIRED',
      name: 'REQUIRED',
    });
    ajv.validate(bank, { ...goodBank, bankId: '' });
    const { code, params } = bodyError(ajv.errors ?? []);
    expect(messageOf(code, params)).toBe('กรุณากรอกเลขบัญชี');
  });

  it('answers for the body with the code of the only wrong field, else with VALIDATION', () => {
    const bodyCode = (value: object) => {
      ajv.validate(account, value);
      return bodyError(ajv.errors ?? []).code;
    };
    expect(bodyCode({ ...goodAccount, phone: 'x' })).toBe('PHONE_FORMAT');
    expect(bodyCode({ ...goodAccount, phone: 'x', username: 'y' })).toBe('VALIDATION');
    expect(bodyCode({ ...goodAccount, role: 'staff' })).toBe('VALIDATION');
  });

  it('has a text for every field that a person fills in', () => {
    const chosenByPrograms =
      /^(uuid|\w+Uuid|balanceType|type|slot|gameCode|platform|language|page|limit|quantity|cardIndex|categoryId|source|team|marketing|status|websiteStatus|message|audience|popup|image|startAt|endAt|refund|otp|code|brandId|role|changes|version|view|days|token|baseRevision|draftVersion|revision|file|at|period|months|minutes|goOn|direction|kind|frozen|device|proof|phoneTicket|onlyIdle|isFavourite|bankTransferId|withoutTransfer|anotherTransfer|brands|order|flow|answer|ticket|pinned|field|reasonId|search|shared|from)$/;
    const bodies = callKeys.map((key) => (callSpecs[key].body ?? {}) as { properties?: object });
    const names = new Set(bodies.flatMap(({ properties }) => Object.keys(properties ?? {})));
    expect([...names].filter((name) => !chosenByPrograms.test(name) && !Object.hasOwn(fields, name))).toEqual(
      [],
    );
  });
});

describe('messageOf', () => {
  it('formats amounts with separators and satang', () => {
    expect(messageOf('DEPOSIT_MAX', { n: 500000 })).toBe('ฝากสูงสุด 500,000 บาทต่อครั้ง');
    expect(messageOf('WITHDRAW_LIMIT_DAY', { n: 1234.5 })).toBe('วันนี้ถอนได้อีก 1,234.5 บาท');
    expect(messageOf('DEPOSIT_MIN')).toBe('ฝากขั้นต่ำ - บาท');
  });

  it('ERR-10 has a Thai sentence without English words for every code', () => {
    for (const [code, { message, status }] of Object.entries(errors)) {
      expect([code, status]).toEqual([code, expect.any(Number)]);
      expect([code, /[\u0e01-\u0e4e]/.test(message)]).toEqual([code, true]);
      const words = message.replace(/\{\w+\}/g, '').match(/[A-Za-z]{2,}/g) ?? [];
      expect([code, words.filter((word) => !['QR', 'JPG', 'PNG', 'WebP', 'MB'].includes(word))]).toEqual([
        code,
        [],
      ]);
    }
  });
});
