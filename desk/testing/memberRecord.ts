import type { MemberRecord, TimelineRow } from '@desk/core/memberApi';

const at = '2026-11-26T10:00:00.000+07:00';
const none = { count: 0, amount: 0, firstAt: null, lastAt: null };

/** An active member of brand `one` with one former bank account. */
export const memberRecord = (more: Partial<MemberRecord> = {}): MemberRecord => ({
  brandId: 'one',
  brandName: 'One',
  member: {
    uuid: 'user-1',
    username: 'demo01',
    name: 'Somchai',
    phone: '******1234',
    level: 2,
    status: 'ACTIVE',
    lastLoginAt: at,
  },
  birthDate: null,
  team: null,
  marketing: null,
  source: null,
  createdAt: at,
  warnings: [],
  balance: { credit: 1500, held: 500, inGames: 0, cashback: 0, friends: 0, points: 20 },
  level: {
    level: 2,
    depositTotal: 5000,
    depositMonth: 5000,
    withdrawLeft: { perDay: 50_000, perTx: null, countPerDay: 3 },
  },
  play: {
    limits: [],
    depositLeft: null,
    playBreak: null,
    realityCheck: { every: 60, since: null, minutes: 0, net: 0, due: false },
    birthDateNeeded: false,
  },
  turnover: { open: 0, left: 0 },
  account: { bankName: 'KBANK', bankId: '••••1111', accountName: 'Somchai', since: at },
  formerAccounts: [
    { uuid: 'former-1', bankName: 'SCB', bankId: '••••2222', accountName: 'Somchai', until: at },
  ],
  sameAccount: [],
  sameDevice: [],
  sessions: [],
  referral: { code: 'ABC', inviter: null, friends: 0, latest: [] },
  requests: [],
  totals: {
    deposits: { ...none, count: 2, amount: 5000 },
    withdrawals: none,
    bonus: 0,
    play: { rounds: 0, bet: 0, win: 0, result: 0 },
    net: { deposits: 5000, withdrawals: 0, net: 5000, months: [] },
  },
  ...more,
});

/** An event of a timeline. */
export const event = (more: Partial<TimelineRow>): TimelineRow => ({
  kind: 'note',
  uuid: 'event',
  at,
  code: 'NOTE',
  amount: null,
  unit: 'BAHT',
  balance: null,
  status: null,
  text: null,
  by: null,
  decidedAt: null,
  record: null,
  values: {},
  ...more,
});
