import type { Calls } from '#schemas/api/contract';

type User = Calls['POST /api/auth/login']['data']['user'];

/** A member with a bank account; no address, nothing on it. */
export function buildUser(over: Partial<User> = {}): User {
  const level = over.level ?? 1;
  return {
    uuid: '01936f2e-7c1a-7000-8000-000000000abc',
    name: 'สมชาย ใจดี',
    phone: '0812345678',
    level,
    user_pass: { username: 'demo01' },
    user_credit: { point: 0, level },
    user_bank: {
      uuid: '01936f2e-7c1a-7000-8000-000000000abd',
      bankId: '1234567890',
      bankName: 'KBANK',
    },
    user_address: null,
    ...over,
  };
}

type Address = NonNullable<Calls['GET /api/auth/address/mine']['data']>;

export function buildAddress(over: Partial<Address> = {}): Address {
  return {
    uuid: '01936f2e-7c1a-7000-8000-000000000abe',
    receiver: 'สมชาย ใจดี',
    phone: '0812345678',
    line: '99/9 หมู่ 1 ถนนสุขุมวิท',
    subdistrict: 'คลองตัน',
    district: 'คลองเตย',
    province: 'กรุงเทพมหานคร',
    postcode: '10110',
    ...over,
  };
}

type Session = Calls['GET /api/auth/session/list']['data'][number];

export function buildSession(over: Partial<Session> & Pick<Session, 'createdAt' | 'lastUsedAt'>): Session {
  return {
    uuid: '01936f2e-7c1a-7000-8000-000000000abf',
    device: 'Chrome, Android',
    ip: '203.0.113.0',
    current: true,
    ...over,
  };
}
