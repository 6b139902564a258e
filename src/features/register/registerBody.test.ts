import { expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { register } from '#schemas/api/register';
import { toBody } from './registerBody';

const account = {
  phone: '+66 81 234 5678',
  username: 'Demo01',
  password: 'sala 2026',
  confirmPassword: 'sala 2026',
};
const bank = {
  bankName: 'KBANK',
  bankId: '012-3-45678-9',
  name: ' สมชาย  ใจดี ',
  birthDate: '',
  depositLimit: '',
};
const campaign = { source: 'regis', team: 'a1', marketing: 'fb', afCode: 'AB12CD' } as const;

it('API-153 sends normalized values as the contract requires', () => {
  const body = toBody(account, bank, campaign);
  expect(makeAjv().validate(register['POST /api/user/register'].body, body)).toBe(true);
  expect(body).toEqual({
    phone: '0812345678',
    username: 'demo01',
    password: 'sala 2026',
    confirmPassword: 'sala 2026',
    bankName: 'KBANK',
    bankId: '0123456789',
    name: 'สมชาย ใจดี',
    ...campaign,
  });
});

it('R7 R1 sends the date of birth in its calendar, and the limit', () => {
  const body = toBody(account, { ...bank, birthDate: '31012540', depositLimit: '500' }, {});
  expect(body).toMatchObject({ birthDate: '2540-01-31', depositLimit: 500 });
});

it('PUB-06 omits absent values', () => {
  const body = toBody(account, bank, { ...campaign, afCode: undefined });
  expect(Object.keys(body)).not.toContain('afCode');
  expect(Object.keys(toBody(account, bank, {}))).not.toContain('source');
});
