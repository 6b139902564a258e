import { describe, expect, it } from 'vitest';
import { type AccountValues, checkAccount, emptyAccount, toAccount } from './accountRules';

const good: AccountValues = {
  phone: '081-234-5678',
  username: 'Demo01',
  password: 'ศาลา รหัส 1',
  confirmPassword: 'ศาลา รหัส 1',
};
const withPassword = (password: string): AccountValues => ({ ...good, password, confirmPassword: password });

describe('checkAccount', () => {
  it('VAL-06 accepts a valid step and normalizes it', () => {
    expect(checkAccount(good)).toEqual({});
    expect(toAccount(good)).toEqual({ ...good, phone: '0812345678', username: 'demo01' });
  });

  it('VAL-06 requires every field', () => {
    expect(checkAccount(emptyAccount)).toEqual({
      phone: 'REQUIRED',
      username: 'REQUIRED',
      password: 'REQUIRED',
      confirmPassword: 'REQUIRED',
    });
  });

  it.each([
    ['abc', 'USERNAME_FORMAT'],
    ['abcd', undefined],
    ['a'.repeat(20), undefined],
    ['a'.repeat(21), 'USERNAME_FORMAT'],
    ['abc_d', 'USERNAME_FORMAT'],
    ['สมชาย', 'USERNAME_FORMAT'],
  ])('VAL-06 judges the username %s', (username, problem) => {
    expect(checkAccount({ ...good, username }).username).toBe(problem);
  });

  it.each([
    [7, 'PASSWORD_FORMAT'],
    [8, undefined],
    [128, undefined],
    [129, 'PASSWORD_TOO_LONG'],
  ])('VAL-06 judges a password of %d characters', (length, problem) => {
    expect(checkAccount(withPassword('x'.repeat(length))).password).toBe(problem);
  });

  it('VAL-06 requires identical passwords, including spaces', () => {
    expect(checkAccount({ ...good, confirmPassword: `${good.password} ` }).confirmPassword).toBe(
      'PASSWORD_MISMATCH',
    );
  });

  it('VAL-06 refuses a phone that is not a Thai mobile number', () => {
    expect(checkAccount({ ...good, phone: '0212345678' }).phone).toBe('PHONE_FORMAT');
  });
});
