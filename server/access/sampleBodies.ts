import type { CallKey, Calls } from '#schemas/api/contract';
import { TEST_PASSWORD } from '#server/testing/builders';

const reason = { reason: 'ทดสอบ' };
const days = { start: '2026-11-01', end: '2026-11-07' };

/** A body that passes the schema, for each call that needs one; ids are filled in by the walk. */
export const sampleBodies: { readonly [K in CallKey]?: Partial<NonNullable<Calls[K]['body']>> } = {
  'POST /api/auth/login': { username: 'nobody', password: TEST_PASSWORD },
  'POST /api/auth/session/end': { password: TEST_PASSWORD },
  'POST /api/auth/session/end-others': { password: TEST_PASSWORD },
  'POST /api/auth/user/transfer/to/bank': { bankName: 'KBANK' },
  'POST /api/auth/user/change-password/{uuid}': {
    oldPassword: TEST_PASSWORD,
    newPassword: 'another-good-one-77',
    confirmPassword: 'another-good-one-77',
  },
  'PATCH /api/auth/address': {
    receiver: 'สมชาย ใจดี',
    phone: '0812345678',
    line: '99/9 หมู่ 1',
    subdistrict: 'คลองเตย',
    district: 'คลองเตย',
    province: 'กรุงเทพมหานคร',
    postcode: '10110',
  },
  'POST /api/user/register': {
    phone: '0898765432',
    username: 'newcomer1',
    password: 'kf83-vn20-ทะเล',
    confirmPassword: 'kf83-vn20-ทะเล',
    name: 'สมหญิง ใจดี',
    bankName: 'KBANK',
    bankId: '0123456789',
  },
  'POST /api/user/checkBankId/{bankId}': { bankName: 'KBANK' },
  'POST /api/bank/name': { bankId: '0123456789', bankName: 'KBANK' },
  'POST /api/auth/deposit-request': { amount: 100 },
  'POST /api/auth/slip/request-deposit': { amount: 100 },
  'POST /api/auth/withdraw/{uuid}': { amount: 100 },
  'POST /api/auth/user/opengame': { type: 'slot', slot: 'JK', platform: 'DSK' },
  'POST /api/auth/user/game/list': { type: 'slot', slot: 'JK' },
  'POST /api/auth/affiliate/withdraw/{username}': { amount: 500, type: 'af' },
  'POST /api/auth/affiliate/downline/bonus/{username}': days,
  'POST /api/auth/log/affiliate/{username}': { type: 'af', ...days },
  'POST /api/auth/reward/request': { quantity: 1 },
  'POST /api/auth/game/flip-card/random-reward': { cardIndex: 0 },
  'POST /api/auth/game/flip-card-reward/random': { cardIndex: 0 },
  'POST /api/staff/login': { email: 'nobody@staff.example', password: TEST_PASSWORD },
  'POST /api/staff/brand/{brandId}/operation': { websiteStatus: 'MA' },
  'POST /api/staff/accept': {
    code: 'A'.repeat(43),
    email: 'nobody@staff.example',
    name: 'สมหญิง ใจดี',
    password: 'kf83-vn20-ทะเล',
  },
  'POST /api/staff/invitation': { email: 'nobody@staff.example', role: 'viewer' },
  'POST /api/staff/person/{uuid}/role': { role: 'viewer' },
  'POST /api/staff/person/{uuid}/status': { status: 'SUSPENDED' },
  'POST /api/staff/password': { oldPassword: TEST_PASSWORD, newPassword: 'another-good-one-77' },
  'POST /api/staff/second-factor/confirm': { code: '000000' },
  'PATCH /api/staff/brand/{brandId}/draft': {
    changes: [{ path: '/displayName', before: 'primary', after: 'ทดสอบ' }],
  },
  'POST /api/staff/brand/{brandId}/draft/discard': { version: 7 },
  'POST /api/staff/brand/{brandId}/release': { baseRevision: 1, draftVersion: 0, note: 'ทดสอบ' },
  'POST /api/staff/brand/{brandId}/share': { draftVersion: 0, view: 'page=home', note: 'ทดสอบ', days: 7 },
  'POST /api/share': { token: 'A'.repeat(43) },
  'POST /api/staff/user/{uuid}/suspend': reason,
  'POST /api/staff/deposit/{uuid}/reject': reason,
  'POST /api/staff/slip/{uuid}/reject': reason,
  'POST /api/staff/withdraw/{uuid}/reject': { ...reason, refund: true },
  'POST /api/staff/withdraw/{uuid}/fail': reason,
};
