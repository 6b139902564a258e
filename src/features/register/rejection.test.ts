import { expect, it } from 'vitest';
import { hasFields, readRejection } from './rejection';

const account = { phone: '0812345678', username: 'demo01', password: 'x', confirmPassword: 'x' };
const bank = { bankName: 'KBANK', bankId: '0123456789', name: 'สมชาย ใจดี', birthDate: '', depositLimit: '' };

it('ERR-10 groups texts by the step that contains their field', () => {
  const errors = { phone: 'เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว', bankId: 'เลขบัญชีนี้ถูกใช้งานแล้ว', other: 'x' };
  const rejection = readRejection({ status: 409, code: 'PHONE_USED', errors }, account, bank);
  expect(rejection.account.fields).toEqual({ phone: errors.phone });
  expect(rejection.bank.fields).toEqual({ bankId: errors.bankId });
});

it('ERR-10 derives the field from the code when no field is named', () => {
  const rejection = readRejection({ status: 400, code: 'PASSWORD_COMMON' }, account, bank);
  expect(rejection.account.fields).toEqual({ password: null });
  expect(hasFields(rejection.bank)).toBe(false);
});

it('ERR-10 names no field for a general failure', () => {
  const rejection = readRejection({ status: 500, code: 'GENERIC' }, account, bank);
  expect([rejection.account, rejection.bank].some(hasFields)).toBe(false);
});
