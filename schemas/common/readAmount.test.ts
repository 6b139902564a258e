import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readDecimal } from './readAmount';

const whole = { whole: true };
const thai = (text: string) => text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? '');
const wide = (text: string) => text.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '');
const grouped = (digits: string, by: string) => digits.replace(/\B(?=(\d{3})+$)/g, by);

describe('readAmount', () => {
  it.each([
    ['100', 100],
    ['๑๐๐', 100],
    ['１００', 100],
    ['1,234.50', 1234.5],
    ['฿1,234.50', 1234.5],
    ['฿ 1,234.50', 1234.5],
    ['1,234.50 บาท', 1234.5],
    ['500 THB', 500],
    ['1 234 567', 1_234_567],
    ['1\u00a0234', 1234],
    [' 500 ', 500],
    ['0', 0],
    ['007', 7],
    ['0.01', 0.01],
    ['100.5', 100.5],
    ['999999999999', 999_999_999_999],
  ])('VAL-08 reads %j', (text, baht) => {
    expect(readAmount(text)).toEqual({ baht });
  });

  it.each([
    ['', 'EMPTY'],
    [' ', 'EMPTY'],
    ['฿', 'EMPTY'],
    ['1.', 'INCOMPLETE'],
    ['1,', 'INCOMPLETE'],
    ['1,23', 'INCOMPLETE'],
    ['-1', 'MALFORMED'],
    ['−1', 'MALFORMED'],
    ['+1', 'MALFORMED'],
    ['0.001', 'MALFORMED'],
    ['1.000', 'MALFORMED'],
    ['1.234.567', 'MALFORMED'],
    ['1.234,50', 'MALFORMED'],
    ['1,5.0', 'MALFORMED'],
    ['1 2', 'MALFORMED'],
    ['1,234 567', 'MALFORMED'],
    ['0,123', 'MALFORMED'],
    ['12,34', 'INCOMPLETE'],
    ['1,2345', 'MALFORMED'],
    ['1e3', 'MALFORMED'],
    ['0x64', 'MALFORMED'],
    ['100abc', 'MALFORMED'],
    ['.', 'MALFORMED'],
    ['.5', 'MALFORMED'],
    ['1.2.3', 'MALFORMED'],
    ['Infinity', 'MALFORMED'],
    ['1234567890123', 'MALFORMED'],
  ])('VAL-08 refuses %j as %s', (text, problem) => {
    expect(readAmount(text)).toEqual({ problem });
  });

  it.each([
    ['100.50', 'SATANG'],
    ['100.', 'SATANG'],
    ['100.0', 'SATANG'],
    ['1.000', 'SATANG'],
    ['฿1,234.50', 'SATANG'],
    ['๑๐๐.๕', 'SATANG'],
    ['1e3', 'MALFORMED'],
  ])('VAL-08 answers %j in whole baht with %s', (text, problem) => {
    expect(readAmount(text, whole)).toEqual({ problem });
  });

  it('VAL-08 accepts .00 as whole baht', () => {
    expect(readAmount('฿1,200.00', whole)).toEqual({ baht: 1200 });
  });

  it('VAL-08 M5 reads every way in which an amount is written as exactly that amount', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999_999 });
    const write = fc.constantFrom<(text: string) => string>(
      (text) => text,
      thai,
      wide,
      (text) => ` ${text} `,
      (text) => `฿${text}`,
      (text) => `${text} บาท`,
    );
    const separator = fc.constantFrom('', ',', ' ', '\u00a0');
    fc.assert(
      fc.property(amount, separator, write, (satang, by, written) => {
        const digits = String(Math.floor(satang / 100));
        const text = written(`${grouped(digits, by)}.${String(satang % 100).padStart(2, '0')}`);
        expect(Math.round((readAmount(text).baht ?? -1) * 100)).toBe(satang);
      }),
      { numRuns: 1000 },
    );
  });

  it('VAL-08 never moves a digit: it reads a text as that text without its separators, or not at all', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789๑๕,,..  -+eE฿บาท\u00a0') });
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), fc.boolean(), (text, isWhole) => {
        const { baht } = readAmount(text, { whole: isWhole });
        if (baht === undefined) return;
        // The amount has the digits and the point of the text, in the same order.
        const left = text
          .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
          .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
          .replace(/[^\d.]/g, '');
        expect(left.replace(/^0+(?=\d)/, '').replace(/\.(\d)$/, '.$10')).toBe(
          left.includes('.') ? baht.toFixed(2) : String(baht),
        );
        expect(text).not.toMatch(/[-+eE−]/);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('readDecimal', () => {
  it.each([
    ['12.5', 12.5],
    ['-3', -3],
    ['-0', 0],
    ['๑,๐๐๐', 1000],
    ['1,5', null],
    ['1.000', null],
    ['1e3', null],
    ['', null],
  ])('reads %j as %j', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });
});
