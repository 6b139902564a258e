import { describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { type CallKey, type Calls, callKeys, callSpecs, contract } from './contract';
import { address, id, short, userSetting } from '../testing/exampleUser';
import { successSchema } from './envelope';

const ajv = makeAjv({ allErrors: true });
const at = '2026-11-14T09:00:00+07:00';

const detail = {
  ...short,
  user_bank: { uuid: id, bankId: '1234567890', bankName: 'KBANK' },
  user_address: null,
};
const items = [{ key: 'home.normal.logo', value: { data: { path: '/img/logo.webp' } } }];
const bank = { uuid: id, bankName: 'SCB', bankId: '1234567890', accountName: 'บจก. ตัวอย่าง' };
const request = {
  ...{ uuid: id, amount: 500, payAmount: 500.37 },
  bank,
  status: 'PENDING',
  createdAt: at,
  expiredAt: at,
  reason: null,
} as const;
const feed = [{ username: 'de***01', amount: 500, createdAt: at }];
const party = { name: 'นาย ส***', bank: 'KBANK', account: 'xxx-x-x7890-x' };
const lost = { date: '2026-11-13', turnover: 6200, winlost: -2510 } as const;
const cashbackDay = { ...lost, level: 2, percent: 5, amount: 125.5, status: 'CLAIMABLE' } as const;
const slip = { uuid: id, slipUuid: id, amount: 500, status: 'SUCCESS', reason: null, createdAt: at } as const;
const withdrawal = {
  uuid: id,
  amount: 1000,
  bankName: 'KBANK',
  bankId: 'xxx-x-x7890-x',
  status: 'PENDING',
  reason: null,
  createdAt: at,
} as const;
const namedGame = { code: 'naga', slot: 'JK', name: 'Naga', nameTh: 'นาคา', status: 'ON' } as const;
const placedGame = { ...namedGame, category: 'slot', image: '/naga.webp', hot: true, isNew: true } as const;
const rewardRequest = {
  uuid: id,
  rewardName: 'บัตร',
  point: 500,
  status: 'PENDING',
  createdAt: at,
  trackingNo: null,
} as const;
const prize = { label: '10 เครดิต', type: 'CREDIT', value: 10 } as const;
const cards = { cardIndex: 2, prize, cards: [prize, prize, prize], left: 0 };
const log = [{ id: '1', ...prize, createdAt: at }];
const texts = { title: 'ข่าว', detail: '…', titleEn: null, detailEn: null };
const news = [{ uuid: id, ...texts, image: null, link: null, startAt: at, endAt: at, popup: true }];

/** Appendix A of the acceptance table, typed by the contract and so checked twice. */
const playStatus: Calls['GET /api/auth/responsible-play']['data'] = {
  limits: [
    {
      period: 'DAY',
      amount: 1000,
      used: 300,
      left: 700,
      pending: { amount: null, confirmFrom: at, ready: false },
    },
    { period: 'WEEK', amount: null, used: 0, left: null, pending: null },
  ],
  depositLeft: 700,
  playBreak: { kind: 'TIME_OUT', startedAt: at, until: at, endable: false },
  realityCheck: { every: 60, since: at, minutes: 12, net: -40.5, due: false },
  birthDateNeeded: false,
};

const requirement: Calls['GET /api/auth/turnover']['data']['requirements'][number] = {
  uuid: id,
  source: 'BONUS',
  given: 500,
  deposit: 5000.25,
  multiple: 5,
  required: 27_501.25,
  progress: 1200,
  left: 26_301.25,
  status: 'OPEN',
  atExpiry: 'TAKE_BONUS',
  taken: 0,
  expiresAt: at,
  games: [{ category: 'slot', percent: 100 }],
  createdAt: at,
  completedAt: null,
};

const examples: { readonly [K in Exclude<CallKey, OurOwn>]: Calls[K]['data'] } = {
  'POST /api/auth/login': { token: 't', user: detail },
  'POST /api/share': { brandId: 'one', brand: { id: 'one' }, view: 'route=/login', note: '', expiresAt: at },
  'GET /api/setting': { line: { line1: { id: '@brand' }, line2: { id: '@brand2' } }, userSetting },
  'GET /api/auth/chat': { userId: 'member-1', proof: null },
  'GET /api/setting/operational/website': { websiteStatus: 'ACTIVE', message: null, endAt: null },
  'GET /api/configuration': items,
  'GET /api/auth/configuration/list': items,
  'GET /api/auth/turnover': { left: 26_301.25, requirements: [requirement] },
  'GET /api/auth/turnover/history': [requirement],
  'POST /api/auth/setting': userSetting,
  'GET /api/auth/user/detail/{uuid}': detail,
  'GET /api/auth/user/open-requests': [
    { kind: 'SLIP', uuid: id, amount: null, status: 'VERIFYING', createdAt: at, usualMinutes: null },
  ],
  'GET /api/auth/user/{uuid}': short,
  'POST /api/auth/user/getCredit/{username}': {
    username: 'demo01',
    balanceType: 'M',
    point: 1234.5,
    updatedAt: at,
  },
  'GET /api/game': [{ ...namedGame, category: 'slot', image: '/naga.webp' }],
  'POST /api/auth/user/game/cashOut': { amount: 200, point: 1434.5 },
  'GET /api/auth/user/game/recent': [placedGame],
  'GET /api/auth/user/game/popular': [placedGame],
  'GET /api/auth/user/game/favourite': [placedGame],
  'POST /api/auth/user/game/favourite': { isFavourite: true },
  'POST /api/auth/user/opengame': { url: 'https://games.example/play', mode: 'newtab' },
  'POST /api/auth/user/game/list': [{ ...namedGame, image: '/jk.webp', hot: true, isNew: false, order: 1 }],
  'GET /api/auth/user/games/{gameCate}': [],
  'POST /api/auth/user/transfer/to/bank': withdrawal,
  'POST /api/auth/user/bank/code': { resendSeconds: 60, validSeconds: 300, attempts: 5 },
  'POST /api/auth/user/bank/change': { bank: detail.user_bank, withdrawFrom: at },
  'POST /api/auth/user/change-password/{uuid}': null,
  'GET /api/auth/user/level/{uuid}': { level: 2, depositTotal: 60000, depositMonth: 12000 },
  'PATCH /api/auth/address': address,
  'GET /api/auth/address/mine': null,
  'GET /api/auth/deposit/{uuid}': {
    bank: [bank],
    history: [{ uuid: id, amount: 500, bonus: 50, channel: 'BANK', status: 'SUCCESS', createdAt: at }],
  },
  'GET /api/deposit': feed,
  'POST /api/auth/deposit-request': request,
  'POST /api/auth/deposit-request/qr': { ...request, qr: { payload: null, reference: 'R' } },
  'GET /api/auth/deposit-request/my': null,
  'GET /api/auth/deposit-request/my/{uuid}': { ...request, status: 'SUCCESS', bonus: 50 },
  'POST /api/auth/deposit-request/cancel': { ...request, status: 'CANCELLED' },
  'POST /api/auth/deposit-request/confirm/transfer': { ...request, status: 'TRANSFERRED' },
  'POST /api/auth/slip/verify': {
    slipUuid: id,
    transRef: '013071152533APM07736',
    amount: 500,
    sender: party,
    receiver: party,
    date: at,
    status: 'VERIFIED',
    duplicate: false,
  },
  'POST /api/auth/slip/confirm': slip,
  'POST /api/auth/slip/request-deposit': { ...slip, status: 'PENDING_REVIEW' },
  'GET /api/auth/slip/my/request': [slip],
  'GET /api/auth/slip/my/request/{uuid}': slip,
  'GET /api/auth/withdraw/withdraw-history/{uuid}': [withdrawal],
  'GET /api/withdraw/history': feed,
  'POST /api/auth/withdraw/retry': withdrawal,
  'POST /api/auth/withdraw/{uuid}': withdrawal,
  'GET /api/auth/withdraw/withdraw-request/{uuid}': [withdrawal],
  'GET /api/auth/withdraw/my/{uuid}': withdrawal,
  'GET /api/auth/user/cashback': {
    ...{ claimable: 125.5, min: 1, level: 2, percent: 5, maxAmount: null },
    yesterday: cashbackDay,
  },
  'GET /api/auth/user/cashback/history': [cashbackDay],
  'POST /api/auth/user/cashback/claim': { amount: 125.5, point: 1559.5 },
  'GET /api/auth/affiliate/bonus/{username}': { balance: 820.25, af: 600, wl: 220.25, min: 500 },
  'GET /api/auth/affiliate/downline/{username}': [{ username: 'fr***22', joinedAt: at, deposit: 1000 }],
  'GET /api/auth/affiliate/code/{uuid}': { code: 'AB12CD' },
  'POST /api/auth/affiliate/withdraw/{username}': { balance: 320.25, point: 1934.5 },
  'POST /api/auth/affiliate/downline/bonus/{username}': {
    total_bonus: 120.5,
    downline_users: { 'fr***22': { deposit: 1000, turnover: 5200, winlost: -300, bonus: 60.25 } },
  },
  'POST /api/auth/log/affiliate/{username}': [
    { date: '2026-11-14', username: 'fr***22', type: 'af', turnover: 5200, winlost: -300, amount: 26 },
  ],
  'POST /api/auth/reward': [
    {
      categoryId: 'c1',
      name: 'บัตรของขวัญ',
      image: '/c1.webp',
      items: [{ uuid: id, name: 'บัตร', point: 500, stock: 3, physical: false, image: '/r.webp' }],
    },
  ],
  'POST /api/auth/reward/request': rewardRequest,
  'POST /api/auth/reward/request/history': [rewardRequest],
  'GET /api/auth/wheel': {
    enabled: true,
    left: 1,
    cost: 0,
    segments: [
      { id: 1, label: '50 เครดิต', type: 'CREDIT', value: 50, color: '#18fcc9', image: null, weight: 1 },
    ],
  },
  'POST /api/auth/wheel/reward': {
    segmentId: 1,
    label: '50 เครดิต',
    type: 'CREDIT',
    value: 50,
    left: 0,
    logId: '1',
  },
  'POST /api/auth/wheel/log': log,
  'POST /api/auth/game/flip-card/random-reward': cards,
  'GET /api/auth/game/flip-card/logs': log,
  'POST /api/auth/game/flip-card-reward/random': cards,
  'GET /api/auth/game/reward/request/my': [{ uuid: id, label: 'บัตร', status: 'PENDING', createdAt: at }],
  'GET /api/auth/game': [{ code: 'WHEEL', enabled: true, left: 1, startAt: null, endAt: null }],
  'GET /api/auth/game/check-in': [
    {
      id: '1',
      type: 'CREDIT',
      json: { day: 13 },
      value: 10,
      gameLogId: '1',
      gameValue: 10,
      gameValueTomorrow: 15,
    },
  ],
  'POST /api/auth/game/check-in': {
    gameLog: { id: '1' },
    json: { day: 14 },
    type: 'CREDIT',
    value: 15,
    gameValue: 15,
    gameValueTomorrow: 20,
  },
  'GET /api/auth/responsible-play': playStatus,
  'GET /api/auth/responsible-play/net-position': {
    deposits: 5000,
    withdrawals: 6200.5,
    net: -1200.5,
    months: [{ month: '2026-11', deposits: 5000, withdrawals: 6200.5, net: -1200.5 }],
  },
  'POST /api/auth/responsible-play/limit': playStatus,
  'POST /api/auth/responsible-play/limit/confirm': playStatus,
  'POST /api/auth/responsible-play/limit/cancel': playStatus,
  'POST /api/auth/responsible-play/time-out': playStatus,
  'POST /api/auth/responsible-play/self-exclusion': playStatus,
  'POST /api/auth/responsible-play/self-exclusion/end': playStatus,
  'POST /api/auth/responsible-play/reality-check': playStatus,
  'POST /api/auth/responsible-play/reality-check/answer': playStatus,
  'POST /api/auth/responsible-play/birth-date': playStatus,
  'POST /api/user/register': null,
  'GET /api/user/checkPhone/{value}': { available: true },
  'POST /api/user/checkBankId/{bankId}': { available: false },
  'GET /api/user/inviter/{afCode}': { name: 'สม***', code: 'AB12CD' },
  'GET /api/user/checkUsername/{value}': { available: true },
  'POST /api/bank/name': { name: 'นาย สมชาย ใจดี' },
  'GET /api/auth/announcement': news,
  'GET /api/announcement': news,
};

/** Calls that the specification does not have. */
type OurOwn =
  | Extract<CallKey, `${string} /api/staff/${string}` | `${string} /api/auth/fair${string}`>
  | 'GET /api/auth/user/game/transfer'
  | 'GET /api/auth/user/game/session'
  | 'GET /api/auth/user/game/credit'
  | 'GET /api/auth/user/adjustment'
  | Extract<CallKey, `POST /api/user/${'password' | 'phone'}/${string}`>
  | SessionCall;
type SessionCall =
  | 'POST /api/auth/logout'
  | 'GET /api/auth/session/list'
  | 'POST /api/auth/session/end'
  | 'POST /api/auth/session/end-others'
  | 'GET /api/auth/reward/point';

const meta = (key: CallKey) => (callSpecs[key].paged ? { meta: { limit: 20, next: null } } : {});
const exampleKeys = callKeys.filter((key) => Object.hasOwn(examples, key)) as (keyof typeof examples)[];

describe('appendix A', () => {
  it.each(exampleKeys)('%s', (key) => {
    const valid = ajv.compile(successSchema(callSpecs[key]));
    valid({ status: 200, message: 'success', data: examples[key], ...meta(key) });
    expect(valid.errors).toBeNull();
  });

  it('I3 refuses a field that is not documented', () => {
    const valid = ajv.compile(contract['GET /api/auth/user/{uuid}'].data);
    expect(valid({ ...short, passwordHash: 'x' })).toBe(false);
    expect(valid({ ...short, user_pass: { username: 'demo01', password: 'x' } })).toBe(false);
  });

  it('stores objects where null may stand too', () => {
    expect(ajv.validate(contract['GET /api/auth/address/mine'].data, address)).toBe(true);
    expect(ajv.validate(contract['GET /api/auth/deposit-request/my'].data, request)).toBe(true);
    expect(ajv.validate(contract['GET /api/auth/deposit-request/my'].data, undefined)).toBe(false);
  });
});
