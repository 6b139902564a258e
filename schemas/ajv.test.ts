import { describe, expect, it } from 'vitest';
import { makeAjv } from './ajv';

const accepts = (format: string, type = 'string') => makeAjv().compile({ type, format });

describe('formats', () => {
  it.each([
    [
      'baht',
      [0, 0.01, 0.29, 1.1, 100, 1234.56, 1e3, 9_999_999.99, 9_999_999_999.99, -300],
      [0.001, 1.005, 100.005, 0.1 + 0.2, 1e-7],
    ],
    [
      'uuid',
      ['01936f2e-7c1a-7000-8000-0123456789ab'],
      [
        '',
        '0',
        '../me',
        'urn:uuid:01936f2e-7c1a-7000-8000-0123456789ab',
        '01936f2e-7c1a-7000-8000-0123456789ab\n',
      ],
    ],
    [
      'date',
      ['2026-11-21', '2028-02-29'],
      [
        '2026-02-30',
        '2026-02-29',
        '0000-01-01',
        '9999-01-01',
        '2569-11-21',
        '2026-13-01',
        '2026-1-1',
        '2026-11-21T00:00:00Z',
      ],
    ],
    [
      'date-time',
      ['2026-11-14T09:00:00+07:00', '2026-11-14T02:00:00.123Z'],
      [
        '2026-11-14T09:00:00',
        '2026-11-21T24:00:00Z',
        '2026-11-14T09:00:00+07',
        '2026-11-14T09:00:00+0700',
        '2026-11-14 09:00:00Z',
        '2026-02-30T09:00:00Z',
      ],
    ],
    [
      'web-url',
      ['https://a.co/x?y=1', 'http://localhost:4400/'],
      ['a b', 'javascript:1', 'ftp://a.co', '//a.co', 'https://good@evil.example', 'https://a.co/ x'],
    ],
    ['uri', ['https://a.co/', 'mailto:a@b.co'], ['/x', 'a b', 'http:']],
    [
      'hostname',
      ['morakot.localhost', 'a-b.example'],
      ['A.example', '-a.example', 'a..b', 'a.example:80', ''],
    ],
  ] as [string, unknown[], unknown[]][])('%s', (format, good, bad) => {
    const valid = accepts(format, format === 'baht' ? 'number' : 'string');
    expect(good.filter((value) => !valid(value))).toEqual([]);
    expect(bad.filter((value) => valid(value))).toEqual([]);
  });
});

describe('makeAjv', () => {
  it('M5 coerces nothing and does not change the input', () => {
    const valid = makeAjv().compile({
      type: 'object',
      additionalProperties: false,
      properties: { amount: { type: 'number', default: 5 } },
    });
    for (const amount of ['100', true, [100], null]) expect(valid({ amount })).toBe(false);
    expect(valid({ extra: 1 })).toBe(false);
    const input = {};
    expect(valid(input)).toBe(true);
    expect(input).toEqual({});
  });

  it('stops on a misspelt keyword or an unknown format', () => {
    expect(() => makeAjv().compile({ type: 'string', maxlength: 3 })).toThrow(/maxlength/);
    expect(() => makeAjv().compile({ type: 'string', format: 'bahtt' })).toThrow(/bahtt/);
  });
});
