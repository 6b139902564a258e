import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBaht } from './parseBaht';

describe('parseBaht', () => {
  it.each([
    ['100', 100],
    ['๑๐๐', 100],
    ['1,234.50', 1234.5],
    [' 500 ', 500],
    ['0', 0],
    ['0.01', 0.01],
    ['100.5', 100.5],
  ])('VAL-08 reads %j', (text, baht) => {
    expect(parseBaht(text)).toBe(baht);
  });

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '0.001',
    '1e9',
    '0x64',
    '100abc',
    '.',
    '1.',
    '.5',
    'Infinity',
    'NaN',
    '1.2.3',
    '1234567890123',
  ])('VAL-08 refuses %j', (text) => {
    expect(parseBaht(text)).toBeNull();
  });

  it('M5 reads every amount with satang exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), (satang) => {
        const text = `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`;
        expect(Math.round((parseBaht(text) ?? -1) * 100)).toBe(satang);
      }),
    );
  });
});
