import { companyBanks } from '../factories/buildDeposit';
import { buildUser } from '../factories/buildUser';
import { makeUuids } from '../world';
import type { Asked, ScenarioCall } from '../calls';

const { uuid, user_pass } = buildUser();
const other = companyBanks[0]?.uuid ?? uuid;
const byUuid = { params: { uuid } };
const byUsername = { params: { username: user_pass.username } };
const week = { start: '2025-01-01', end: '2025-01-07' };
const bank = { bankId: '1234567890', bankName: 'KBANK' } as const;
const money = { uuid: other };
const firstReward = makeUuids()();

type Parts<K extends ScenarioCall> = {
  readonly [P in keyof Asked<K> as undefined extends Asked<K>[P] ? never : P]: Asked<K>[P];
};

type Samples = { readonly [K in ScenarioCall]: Parts<K> };

/** One valid request of every call; the type requires every call. */
export const sampleCalls: Samples = {
  'POST /api/auth/login': { body: { username: 'demo01', password: 'x' } },
  'POST /api/auth/logout': {},
  'GET /api/auth/session/list': {},
  'POST /api/auth/session/end': { body: { uuid: other, password: 'x' } },
  'POST /api/auth/session/end-others': { body: { password: 'x' } },
  'POST /api/user/password/code': { body: { phone: '0812345678' } },
  'POST /api/user/password/reset': {
    body: {
      phone: '0812345678',
      code: '123456',
      password: 'sala-2026-x',
      confirmPassword: 'sala-2026-x',
    },
  },
  'POST /api/auth/user/bank/code': { body: { password: 'x', bankName: 'SCB', bankId: '1234567890' } },
  'POST /api/auth/user/bank/change': { body: { bankName: 'SCB', bankId: '1234567890', code: '123456' } },
  'POST /api/user/phone/code': { body: { phone: '0812345678' } },
  'POST /api/user/phone/verify': { body: { phone: '0812345678', code: '123456' } },
  'POST /api/user/register': {
    body: {
      phone: '0812345678',
      username: 'fresh01',
      password: 'sala-2026-x',
      confirmPassword: 'sala-2026-x',
      name: 'สมชาย ใจดี',
      ...bank,
    },
  },
  'GET /api/user/checkPhone/{value}': { params: { value: '0812345678' } },
  'GET /api/user/checkUsername/{value}': { params: { value: 'fresh01' } },
  'POST /api/user/checkBankId/{bankId}': { params: { bankId: '1234567890' }, body: { bankName: 'KBANK' } },
  'GET /api/user/inviter/{afCode}': { params: { afCode: 'AB12CD' } },
  'POST /api/bank/name': { body: bank },
  'GET /api/setting': {},
  'GET /api/setting/operational/website': {},
  'GET /api/configuration': {},
  'GET /api/auth/configuration/list': {},
  'POST /api/auth/setting': {},
  'GET /api/auth/chat': {},
  'GET /api/announcement': {},
  'GET /api/auth/announcement': {},
  'GET /api/deposit': {},
  'GET /api/withdraw/history': {},
  'GET /api/auth/user/detail/{uuid}': byUuid,
  'GET /api/auth/user/{uuid}': byUuid,
  'POST /api/auth/user/getCredit/{username}': byUsername,
  'POST /api/auth/user/change-password/{uuid}': {
    ...byUuid,
    body: { oldPassword: 'x', newPassword: 'sala-2026-y', confirmPassword: 'sala-2026-y' },
  },
  'GET /api/auth/user/level/{uuid}': byUuid,
  'GET /api/auth/address/mine': {},
  'PATCH /api/auth/address': {
    body: {
      receiver: 'สมชาย ใจดี',
      phone: '0812345678',
      line: '99/9 หมู่ 1',
      subdistrict: 'คลองตัน',
      district: 'คลองเตย',
      province: 'กรุงเทพมหานคร',
      postcode: '10110',
    },
  },
  'GET /api/auth/deposit/{uuid}': byUuid,
  'POST /api/auth/deposit-request': { body: { amount: 500.29 } },
  'POST /api/auth/deposit-request/qr': { body: { amount: 500.29 } },
  'GET /api/auth/deposit-request/my': {},
  'GET /api/auth/user/open-requests': {},
  'GET /api/auth/deposit-request/my/{uuid}': byUuid,
  'POST /api/auth/deposit-request/cancel': { body: money },
  'POST /api/auth/deposit-request/confirm/transfer': { body: money },
  'POST /api/auth/slip/verify': {},
  'POST /api/auth/slip/confirm': { body: { slipUuid: other } },
  'POST /api/auth/slip/request-deposit': { body: { slipUuid: other, amount: 500 } },
  'GET /api/auth/slip/my/request': {},
  'GET /api/auth/slip/my/request/{uuid}': byUuid,
  'GET /api/auth/withdraw/withdraw-history/{uuid}': byUuid,
  'POST /api/auth/withdraw/retry': { body: money },
  'POST /api/auth/withdraw/{uuid}': { ...byUuid, body: { amount: 300 } },
  'GET /api/auth/withdraw/withdraw-request/{uuid}': byUuid,
  'GET /api/auth/withdraw/my/{uuid}': byUuid,
  'POST /api/auth/user/transfer/to/bank': { body: { uuid, ...bank } },
  'GET /api/auth/responsible-play': {},
  'GET /api/auth/responsible-play/net-position': {},
  'POST /api/auth/responsible-play/limit': { body: { period: 'WEEK', amount: 5000 } },
  'POST /api/auth/responsible-play/limit/confirm': { body: { period: 'DAY' } },
  'POST /api/auth/responsible-play/limit/cancel': { body: { period: 'DAY' } },
  'POST /api/auth/responsible-play/time-out': { body: { days: 7 } },
  'POST /api/auth/responsible-play/self-exclusion': { body: { months: 6, password: 'x' } },
  'POST /api/auth/responsible-play/self-exclusion/end': {},
  'POST /api/auth/responsible-play/reality-check': { body: { minutes: 30 } },
  'POST /api/auth/responsible-play/reality-check/answer': { body: { goOn: true } },
  'POST /api/auth/responsible-play/birth-date': { body: { birthDate: '2540-05-20' } },
  'GET /api/auth/fair': {},
  'POST /api/auth/fair/rotate': {},
  'GET /api/auth/fair/play': {},
  'GET /api/auth/wheel': {},
  'POST /api/auth/wheel/reward': {},
  'POST /api/auth/wheel/log': {},
  'POST /api/auth/game/flip-card/random-reward': { body: { cardIndex: 2 } },
  'GET /api/auth/game/flip-card/logs': {},
  'POST /api/auth/game/flip-card-reward/random': { body: { cardIndex: 2 } },
  'GET /api/auth/game/reward/request/my': {},
  'GET /api/auth/game': {},
  'GET /api/auth/game/check-in': {},
  'POST /api/auth/game/check-in': {},
  'GET /api/auth/reward/point': {},
  'POST /api/auth/reward': {},
  'POST /api/auth/reward/request': { body: { userUuid: uuid, rewardUuid: firstReward, quantity: 1 } },
  'POST /api/auth/reward/request/history': { body: { userUuid: uuid } },
  'GET /api/game': {},
  'GET /api/auth/user/games/{gameCate}': { params: { gameCate: 'slot' } },
  'POST /api/auth/user/game/list': { body: { type: 'slot', slot: 'JK' } },
  'POST /api/auth/user/opengame': {
    body: { type: 'slot', slot: 'JK', gameCode: 'naga-gold', platform: 'AND' },
  },
  'POST /api/auth/user/game/cashOut': {},
  'GET /api/auth/user/game/credit': {},
  'GET /api/auth/user/game/recent': {},
  'GET /api/auth/user/game/popular': {},
  'GET /api/auth/user/game/favourite': {},
  'POST /api/auth/user/game/favourite': {
    body: { slot: 'JK', gameCode: 'naga-gold', isFavourite: true },
  },
  'GET /api/auth/user/game/transfer': {},
  'GET /api/auth/user/game/session': {},
  'GET /api/auth/user/adjustment': {},
  'GET /api/auth/turnover': {},
  'GET /api/auth/turnover/history': {},
  'GET /api/auth/user/cashback': {},
  'GET /api/auth/user/cashback/history': {},
  'POST /api/auth/user/cashback/claim': {},
  'GET /api/auth/affiliate/bonus/{username}': byUsername,
  'GET /api/auth/affiliate/downline/{username}': byUsername,
  'GET /api/auth/affiliate/code/{uuid}': byUuid,
  'POST /api/auth/affiliate/withdraw/{username}': { ...byUsername, body: { amount: 500, type: 'af' } },
  'POST /api/auth/affiliate/downline/bonus/{username}': { ...byUsername, body: week },
  'POST /api/auth/log/affiliate/{username}': { ...byUsername, body: { type: 'wl', ...week } },
};
