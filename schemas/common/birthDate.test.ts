import { describe, expect, it } from 'vitest';
import { ageOn, readBirthDate } from './birthDate';

const TODAY = '2026-11-14';

describe('date of birth', () => {
  it.each([
    ['2006-11-14', '2006-11-14'],
    ['2549-11-14', '2006-11-14'],
    ['2547-02-29', '2004-02-29'],
    ['2004-02-29', '2004-02-29'],
    ['2450-01-01', '1907-01-01'],
    ['1907-01-01', '1907-01-01'],
    ['2569-11-14', '2026-11-14'],
  ])('R7 reads %s as %s, by either calendar', (typed, date) => {
    expect(readBirthDate(typed, TODAY)).toBe(date);
  });

  it.each([
    '2005-02-29',
    '2548-02-29',
    '2549-02-31',
    '2549-13-01',
    '2549-00-10',
    '2026-11-15',
    '2569-11-15',
    '1905-12-31',
    '2448-12-31',
    '0549-01-01',
    '9999-01-01',
    '14/11/2549',
    '',
  ])('R7 %s is no date of birth', (typed) => {
    expect(readBirthDate(typed, TODAY)).toBeNull();
  });

  it.each([
    ['2006-11-14', '2026-11-13', 19],
    ['2006-11-14', '2026-11-14', 20],
    ['2004-02-29', '2024-02-28', 19],
    ['2004-02-29', '2024-02-29', 20],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2006-12-31', '2026-12-31', 20],
  ])('R7 born on %s one is on %s %d years old', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age);
  });
});
