import { describe, expect, it } from 'vitest';
import { mostUsedPasswords, passwordProblem } from './passwordPolicy';

const owner = { username: 'somchai9', phone: '0812345678', brandName: 'Sabaidee Club', brandId: 'sabaidee' };

describe('passwordProblem', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'passw0rd123',
    'qwertyuiop',
    '12345678',
    '87654321',
    '1q2w3e4r',
    'aaaaaaaa',
    '12121212',
    'iloveyou',
    'ILOVEYOU99',
    'admin2026',
    '01012540',
    '19990101',
    'thailand1',
    'welcome!!',
    'asdfasdf',
    'abcd1234',
    'liverpool8',
  ])('A2 refuses %s as common', async (password) => {
    expect(await passwordProblem(password, owner)).toBe('PASSWORD_COMMON');
  });

  it.each([
    'somchai9',
    'SOMCHAI9!',
    '0812345678',
    '+66812345678',
    'x0812345678',
    'sabaidee',
    'Sabaidee2026',
    'sabaidee club',
  ])('A2 refuses %s as known of its owner', async (password) => {
    expect(await passwordProblem(password, owner)).toBe('PASSWORD_COMMON');
  });

  it.each([
    'sala-demo-2026',
    'correct horse',
    'ข้าวผัดกะเพราไข่ดาว',
    String.fromCodePoint(0x1f418, 0x1f35a, 0x1f336, 0x1f965, 0x1f6f6, 0x1f3dd, 0x1f31e, 0x1f418),
    'kf83-vn20',
    ' leading space ok',
    'น้ำท่วมหลังเป็ด',
    '0k4nXw9q',
  ])('A2 takes %s: any characters', async (password) => {
    expect(await passwordProblem(password, owner)).toBeUndefined();
  });

  it('A2 counts characters, not bytes: 8 to 128', async () => {
    expect(await passwordProblem('กขฃคฅฆง', owner)).toBe('PASSWORD_FORMAT');
    expect(await passwordProblem('กขฃคฅฆงจ', owner)).toBeUndefined();
    const long = Array.from({ length: 128 }, (_, n) => String.fromCodePoint(0x0e01 + ((n * 7) % 40))).join(
      '',
    );
    expect(await passwordProblem(long, owner)).toBeUndefined();
    expect(await passwordProblem(`${long}ก`, owner)).toBe('PASSWORD_TOO_LONG');
  });
  it('A2 refuses the 3,000 most used of eight letters and more, however they are written', async () => {
    const most = [...(await mostUsedPasswords())].filter((word) => word.length >= 8).slice(0, 3_000);
    expect(most).toHaveLength(3_000);
    for (const word of most)
      expect(await passwordProblem(word.toUpperCase(), owner), word).toBe('PASSWORD_COMMON');
  });
});
