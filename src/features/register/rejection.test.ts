import { expect, it } from 'vitest';
import { readRejection } from './rejection';

it('ERR-10 sorts texts by the step that holds their field', () => {
  const rejection = readRejection({
    status: 409,
    code: 'PHONE_USED',
    errors: { phone: 'เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว', bankId: 'เลขบัญชีนี้ถูกใช้งานแล้ว', other: 'x' },
  });
  expect(rejection).toEqual({
    account: { phone: 'เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว' },
    bank: { bankId: 'เลขบัญชีนี้ถูกใช้งานแล้ว' },
  });
});

it('ERR-10 finds the field by the code when no field is named', () => {
  expect(readRejection({ status: 400, code: 'PASSWORD_COMMON' })).toEqual({ account: { password: null }, bank: {} });
});

it('ERR-10 names no field for a failure that is about none', () => {
  expect(readRejection({ status: 500, code: 'GENERIC' })).toEqual({ account: {}, bank: {} });
});
