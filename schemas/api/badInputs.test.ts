import { describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { type CallKey, callKeys, callSpecs } from './contract';
import { type Finding, bodyError } from './fieldErrors';

const ajv = makeAjv({ allErrors: true });
const uuid = '01936f2e-7c1a-7000-8000-0123456789ab';

/** Values for the other fields of a body that names an amount. */
const others: Readonly<Record<string, unknown>> = {
  type: 'af',
  slipUuid: uuid,
  username: 'demo01',
  direction: 'ADD',
  kind: 'CORRECTION',
  reason: 'x',
};

interface Body {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}
const bodyOf = (key: CallKey) => callSpecs[key].body as Body | undefined;
const withAmount = callKeys.filter(
  (key) => callSpecs[key].money && bodyOf(key)?.properties['amount'] !== undefined,
);
const around = (key: CallKey, amount: unknown) =>
  Object.fromEntries(
    (bodyOf(key)?.required ?? []).map((name) => [name, name === 'amount' ? amount : others[name]]),
  );

/** Bad inputs, group A, as a JSON parser hands them over (numbers as in the list). */
const badAmounts: readonly [string, unknown][] = [
  ['1 zero', 0],
  ['2 negative', -1],
  ['3 negative zero', -0],
  ['4 a tenth of a satang', 0.001],
  ['5 three decimals', 100.005],
  ['7 infinite', JSON.parse('1e400')],
  ['8 text', '100'],
  ['9 text with a tail', '100abc'],
  ['10 text with spaces', ' 100 '],
  ['11 hexadecimal', '0x64'],
  ['12 Thai digits', '๑๐๐'],
  ['13 thousands', '1,000'],
  ['14 truth', true],
  ['15 list', [100]],
  ['16 object', { $gt: 0 }],
  ['17 null', null],
  ['19 not a number', Number.NaN],
  ['20 beyond exact numbers', JSON.parse('9007199254740993')],
  ['21 beyond 31 bits', 2147483648],
  ['21 beyond 63 bits', JSON.parse('9223372036854775808')],
];

const findingsOf = (key: CallKey, body: unknown): readonly Finding[] => {
  ajv.validate(callSpecs[key].body ?? {}, body);
  return ajv.errors ?? [];
};

describe('bad inputs, group A', () => {
  it('finds the money bodies', () => {
    expect(withAmount).toHaveLength(6);
  });

  describe.each(withAmount)('%s', (key) => {
    it.each(badAmounts)('refuses %s', (_, amount) => {
      expect(bodyError(findingsOf(key, around(key, amount)))).toEqual({ code: 'AMOUNT_INVALID' });
    });

    it('6 reads 1e3 as 1000, and accepts only whole baht where required', () => {
      expect(findingsOf(key, around(key, JSON.parse('1e3')))).toEqual([]);
      expect(findingsOf(key, around(key, 500_000))).toEqual([]);
    });

    it('18 requires an amount', () => {
      const { amount: _, ...rest } = around(key, 1);
      expect(bodyError(findingsOf(key, rest))).toEqual({ code: 'REQUIRED', params: { field: 'จำนวนเงิน' } });
    });

    it('26 refuses a body that is no object', () => {
      for (const body of [null, [], 'x', 5])
        expect(bodyError(findingsOf(key, body))).toEqual({ code: 'VALIDATION' });
    });

    it('23 35 refuses keys that would reach the database', () => {
      const hostile = [
        'level',
        'credit',
        'memberId',
        'userId',
        'brandId',
        'status',
        'role',
        'constructor',
        'toString',
      ];
      for (const name of hostile) {
        const body = { ...around(key, 100), [name]: 1 };
        expect([name, bodyError(findingsOf(key, body)).code]).toEqual([name, 'VALIDATION']);
      }
      const proto: unknown = JSON.parse(
        `{"__proto__":{"isAdmin":true},${JSON.stringify(around(key, 100)).slice(1)}`,
      );
      expect(findingsOf(key, proto)).not.toEqual([]);
    });
  });

  it('VAL-07 accepts satang on deposits, only whole baht on withdrawals', () => {
    expect(findingsOf('POST /api/auth/deposit-request', { amount: 0.29 })).toEqual([]);
    expect(bodyError(findingsOf('POST /api/auth/withdraw/{uuid}', { amount: 100.5 })).code).toBe(
      'AMOUNT_INVALID',
    );
  });
});

describe('texts', () => {
  const login = (username: string) => findingsOf('POST /api/auth/login', { username, password: 'x' });

  it('29 30 refuses NUL, line breaks and half surrogates, and takes emoji', () => {
    for (const bad of ['a\u0000', 'a\nb', '\ud800', ''])
      expect([bad, login(bad).length > 0]).toEqual([bad, true]);
    for (const good of ['demo01', String.fromCodePoint(0x1f642), 'สมชาย', '+66 81-234-5678'])
      expect(login(good)).toEqual([]);
  });

  it('103 bounds every text', () => {
    expect(login('x'.repeat(10_000))).not.toEqual([]);
  });
});
