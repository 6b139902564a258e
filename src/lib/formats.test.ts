import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { formatDate, formatDateTime, formatLongDate, formatLongRange, formatTime } from './formatDate';
import { formatAccount, maskAccount, maskUsername } from './formatIdentity';
import { formatMoney } from './formatMoney';

beforeAll(() => {
  // A phone abroad: all times must still be in Bangkok time.
  process.env['TZ'] = 'UTC';
  expect(new Date().getTimezoneOffset()).toBe(0);
});

describe('money', () => {
  it('LAY-26 shows two decimals and thousands separators', () => {
    expect(formatMoney(1234.5)).toBe('1,234.50');
    expect(formatMoney(0)).toBe('0.00');
    expect(formatMoney(-0.001)).toBe('0.00');
    expect(formatMoney(12_345_678.09)).toBe('12,345,678.09');
  });

  it('matches the browser’s own formatter', () => {
    const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const satang = Array.from({ length: 2_000 }, (_, n) => n * n * n - 1_000_000);
    expect(satang.map((n) => formatMoney(n / 100))).toEqual(satang.map((n) => figures.format(n / 100)));
  });

  it('omits zero satang on request', () => {
    expect(formatMoney(200_000, { whole: true })).toBe('200,000');
    expect(formatMoney(0.5, { whole: true })).toBe('0.50');
  });

  it('shows a dash for an unknown amount', () => {
    expect([undefined, null, Number.NaN].map((value) => formatMoney(value))).toEqual(['–', '–', '–']);
  });
});

describe('moments', () => {
  it('LAY-26 are in Bangkok time on a phone in UTC', () => {
    expect(formatDateTime('2026-11-20T18:05:00Z')).toBe('21/11/2026 01:05');
    expect(formatDateTime('2026-11-21T00:00:00+07:00')).toBe('21/11/2026 00:00');
    expect(formatDate('2026-12-31T17:00:00Z')).toBe('01/01/2027');
    expect(formatTime('2026-11-20T18:05:00Z')).toBe('01:05');
    expect(bangkokDay('2026-11-20T17:00:00Z')).toBe('2026-11-21');
  });

  it('LAY-26 have the Buddhist year in Thai headings only', () => {
    expect(formatLongDate('2026-11-20T18:05:00Z')).toBe('21 พฤศจิกายน 2569');
    expect(formatLongDate('2026-11-20T18:05:00Z', 'en')).toBe('21 November 2026');
  });

  it.each([
    ['2026-11-15', '2026-11-21', '15 – 21 พฤศจิกายน 2569', '15 – 21 November 2026'],
    ['2026-10-28', '2026-11-03', '28 ตุลาคม – 3 พฤศจิกายน 2569', '28 October – 3 November 2026'],
    ['2025-12-30', '2026-01-02', '30 ธันวาคม 2568 – 2 มกราคม 2569', '30 December 2025 – 2 January 2026'],
    ['2026-11-15', '2026-11-15', '15 พฤศจิกายน 2569', '15 November 2026'],
    ['2026-10-15', '2026-11-15', '15 ตุลาคม – 15 พฤศจิกายน 2569', '15 October – 15 November 2026'],
  ])('LAY-26 says from %s to %s once what both have in common', (start, end, thai, english) => {
    expect([formatLongRange(start, end), formatLongRange(start, end, 'en')]).toEqual([thai, english]);
  });

  it('count days across months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});

describe('identity', () => {
  it('LAY-26 masks an account except for four digits', () => {
    expect(maskAccount('9876512340')).toBe('xxx-x-x1234-x');
    expect(maskAccount('987-6-51234-0')).toBe('xxx-x-x1234-x');
    expect(maskAccount('123')).toBe('x23');
    expect(maskAccount('')).toBe('');
  });

  it('never shows more than four digits of an account', () => {
    for (let length = 0; length <= 15; length += 1) {
      expect(maskAccount('5'.repeat(length)).replace(/\D/g, '').length).toBeLessThanOrEqual(4);
    }
  });

  it('prints an account as banks do, and hides a name', () => {
    expect(formatAccount('1234567890')).toBe('123-4-56789-0');
    expect(maskUsername('somchai89')).toBe('som***89');
    expect(maskUsername('abcd')).toBe('a***');
  });

  it('ROL-05 leaves a masked name unchanged, and masks an unmasked one', () => {
    expect(maskUsername('de***01')).toBe('de***01');
    expect(maskUsername('somchai99')).not.toContain('mchai');
  });
});
