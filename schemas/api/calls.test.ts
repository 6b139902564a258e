import { describe, expect, expectTypeOf, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import {
  callSpecs,
  contract,
  type MemberCall,
  type PublicCall,
  type StaffCall,
  type CallKey,
  type Calls,
} from './contract';

const ajv = makeAjv({ allErrors: true });
const uuid = '01936f2e-7c1a-7000-8000-0123456789ab';

/** Each body is checked twice: by the compiler through `Calls`, and by Ajv. */
const check = <K extends CallKey>(key: K, body: Calls[K]['body']): boolean => {
  const schema = callSpecs[key].body;
  return schema !== undefined && ajv.validate(schema, body);
};

describe('Calls', () => {
  it('API-101 login', () => {
    expect(check('POST /api/auth/login', { username: '081-234-5678', password: 'x' })).toBe(true);
    // @ts-expect-error -- the password is missing
    expect(check('POST /api/auth/login', { username: 'demo01' })).toBe(false);
    // @ts-expect-error -- a number is no password
    expect(check('POST /api/auth/login', { username: 'demo01', password: 12345678 })).toBe(false);
    // @ts-expect-error -- unknown keys are refused (I2)
    expect(check('POST /api/auth/login', { username: 'demo01', password: 'x', role: 'staff' })).toBe(false);
  });

  it('API-132 withdraw', () => {
    expect(check('POST /api/auth/withdraw/{uuid}', { amount: 100 })).toBe(true);
    // @ts-expect-error -- amounts are numbers
    expect(check('POST /api/auth/withdraw/{uuid}', { amount: '100' })).toBe(false);
  });

  it('API-137 affiliate transfer', () => {
    expect(check('POST /api/auth/affiliate/withdraw/{username}', { amount: 500, type: 'wl' })).toBe(true);
    // @ts-expect-error -- only af and wl
    expect(check('POST /api/auth/affiliate/withdraw/{username}', { amount: 500, type: 'xx' })).toBe(false);
  });

  it('API-153 register', () => {
    const body = {
      phone: '0812345678',
      username: 'somchai',
      password: 'a good one',
      confirmPassword: 'a good one',
      name: 'สมชาย ใจดี',
      bankName: 'KBANK',
      bankId: '0123456789',
    } as const;
    expect(check('POST /api/user/register', body)).toBe(true);
    expect(check('POST /api/user/register', { ...body, source: 'regiss', team: 'a1' })).toBe(true);
    // @ts-expect-error -- no such bank
    expect(check('POST /api/user/register', { ...body, bankName: 'XBANK' })).toBe(false);
  });

  it('API-125 the result of a slip waits for the bank', () => {
    const waiting: Calls['POST /api/auth/slip/verify']['data'] = {
      slipUuid: uuid,
      transRef: null,
      amount: null,
      sender: null,
      receiver: null,
      date: null,
      status: 'VERIFYING',
      duplicate: false,
    };
    expect(ajv.validate(contract['POST /api/auth/slip/verify'].data, waiting)).toBe(true);
    // @ts-expect-error -- not a status of appendix B
    const wrong: typeof waiting = { ...waiting, status: 'OK' };
    expect(ajv.validate(contract['POST /api/auth/slip/verify'].data, wrong)).toBe(false);
  });

  it('types the answers', () => {
    expectTypeOf<Calls['GET /api/auth/address/mine']['data']>().toExtend<{ province: string } | null>();
    expectTypeOf<Calls['POST /api/auth/logout']['data']>().toEqualTypeOf<null>();
    expectTypeOf<
      Calls['GET /api/auth/user/detail/{uuid}']['data']['user_credit']['point']
    >().toEqualTypeOf<number>();
    expectTypeOf<Calls['GET /api/staff/withdraw']['meta']>().toExtend<{
      limit: number;
      next: string | null;
    }>();
    expectTypeOf<Calls['GET /api/deposit']['meta']>().toEqualTypeOf<undefined>();
    expectTypeOf<PublicCall | MemberCall | StaffCall>().toEqualTypeOf<CallKey>();
  });
});
