import type { CallKey } from '#schemas/api/contract';
import type { Access } from './access';
import { staffMatrix } from './staffMatrix';

const anyone: Access = { who: 'anyone', ids: {} };
const member = (ids: Access['ids'] = {}): Access => ({ who: 'member', ids });

const self = member({ uuid: 'member' });
const selfByName = member({ username: 'username' });

/** Who may make which call with which objects (I1, I5). `walk.test.ts` proves every line. */
export const matrix: Readonly<Record<CallKey, Access>> = {
  'POST /api/auth/login': anyone,
  'POST /api/auth/logout': member(),
  'GET /api/auth/session/list': member(),
  'POST /api/auth/session/end': member({ uuid: 'session' }),
  'POST /api/auth/session/end-others': member(),

  'GET /api/setting': anyone,
  'GET /api/setting/operational/website': anyone,
  'GET /api/configuration': anyone,
  'GET /api/auth/configuration/list': member(),
  'POST /api/auth/setting': member(),
  'GET /api/auth/chat': member(),

  'GET /api/auth/user/detail/{uuid}': self,
  'GET /api/auth/user/{uuid}': self,
  'POST /api/auth/user/getCredit/{username}': selfByName,
  'POST /api/auth/user/transfer/to/bank': member({ uuid: 'member', bankId: 'bankNumber' }),
  'POST /api/auth/user/change-password/{uuid}': self,
  'POST /api/auth/user/bank/code': member(),
  'POST /api/auth/user/bank/change': member(),
  'GET /api/auth/user/level/{uuid}': self,
  'GET /api/auth/user/adjustment': member(),
  'GET /api/auth/user/open-requests': member(),
  'GET /api/auth/turnover': member(),
  'GET /api/auth/turnover/history': member(),
  'PATCH /api/auth/address': member(),
  'GET /api/auth/address/mine': member(),

  'POST /api/user/password/code': anyone,
  'POST /api/user/password/reset': anyone,
  'POST /api/user/phone/code': anyone,
  'POST /api/user/phone/verify': anyone,
  'POST /api/user/register': anyone,
  'GET /api/user/checkPhone/{value}': anyone,
  'POST /api/user/checkBankId/{bankId}': anyone,
  'GET /api/user/inviter/{afCode}': anyone,
  'GET /api/user/checkUsername/{value}': anyone,
  'POST /api/bank/name': anyone,

  'GET /api/auth/announcement': member(),
  'GET /api/announcement': anyone,

  'GET /api/auth/deposit/{uuid}': self,
  'GET /api/deposit': anyone,
  'POST /api/auth/deposit-request': member(),
  'POST /api/auth/deposit-request/qr': member(),
  'GET /api/auth/deposit-request/my': member(),
  'GET /api/auth/deposit-request/my/{uuid}': member({ uuid: 'deposit' }),
  'POST /api/auth/deposit-request/cancel': member({ uuid: 'deposit' }),
  'POST /api/auth/deposit-request/confirm/transfer': member({ uuid: 'deposit' }),

  'POST /api/auth/slip/verify': member(),
  'POST /api/auth/slip/confirm': member({ slipUuid: 'slip' }),
  'POST /api/auth/slip/request-deposit': member({ slipUuid: 'slip' }),
  'GET /api/auth/slip/my/request': member(),
  'GET /api/auth/slip/my/request/{uuid}': member({ uuid: 'slip' }),

  'GET /api/auth/withdraw/withdraw-history/{uuid}': self,
  'GET /api/withdraw/history': anyone,
  'POST /api/auth/withdraw/retry': member({ uuid: 'withdrawal' }),
  'POST /api/auth/withdraw/{uuid}': self,
  'GET /api/auth/withdraw/withdraw-request/{uuid}': self,
  'GET /api/auth/withdraw/my/{uuid}': member({ uuid: 'withdrawal' }),

  'GET /api/game': anyone,
  'POST /api/auth/user/game/cashOut': member(),
  'GET /api/auth/user/game/credit': member(),
  'POST /api/auth/user/opengame': member(),
  'POST /api/auth/user/game/list': member(),
  'GET /api/auth/user/games/{gameCate}': member(),
  'GET /api/auth/user/game/recent': member(),
  'GET /api/auth/user/game/popular': member(),
  'GET /api/auth/user/game/favourite': member(),
  'POST /api/auth/user/game/favourite': member(),
  'GET /api/auth/user/game/transfer': member(),
  'GET /api/auth/user/game/session': member(),

  'GET /api/auth/user/cashback': member(),
  'GET /api/auth/user/cashback/history': member(),
  'POST /api/auth/user/cashback/claim': member(),

  'GET /api/auth/affiliate/bonus/{username}': selfByName,
  'GET /api/auth/affiliate/downline/{username}': selfByName,
  'GET /api/auth/affiliate/code/{uuid}': self,
  'POST /api/auth/affiliate/withdraw/{username}': selfByName,
  'POST /api/auth/affiliate/downline/bonus/{username}': selfByName,
  'POST /api/auth/log/affiliate/{username}': selfByName,

  'POST /api/auth/reward': member(),
  'GET /api/auth/reward/point': member(),
  'POST /api/auth/reward/request': member({
    userUuid: 'member',
    rewardUuid: 'reward',
    addressUuid: 'address',
  }),
  'POST /api/auth/reward/request/history': member({ userUuid: 'member' }),
  'GET /api/auth/wheel': member(),
  'POST /api/auth/wheel/reward': member(),
  'POST /api/auth/wheel/log': member(),
  'POST /api/auth/game/flip-card/random-reward': member(),
  'GET /api/auth/game/flip-card/logs': member(),
  'POST /api/auth/game/flip-card-reward/random': member(),
  'GET /api/auth/game/reward/request/my': member(),
  'GET /api/auth/game': member(),
  'GET /api/auth/game/check-in': member(),
  'POST /api/auth/game/check-in': member(),

  'GET /api/auth/responsible-play': member(),
  'GET /api/auth/responsible-play/net-position': member(),
  'POST /api/auth/responsible-play/limit': member(),
  'POST /api/auth/responsible-play/limit/confirm': member(),
  'POST /api/auth/responsible-play/limit/cancel': member(),
  'POST /api/auth/responsible-play/time-out': member(),
  'POST /api/auth/responsible-play/self-exclusion': member(),
  'POST /api/auth/responsible-play/self-exclusion/end': member(),
  'POST /api/auth/responsible-play/reality-check': member(),
  'POST /api/auth/responsible-play/reality-check/answer': member(),
  'POST /api/auth/responsible-play/birth-date': member(),

  'GET /api/auth/fair': member(),
  'POST /api/auth/fair/rotate': member(),
  'GET /api/auth/fair/play': member(),

  'POST /api/staff/login': anyone,
  'GET /api/staff/sign-in': anyone,
  'POST /api/staff/sign-in/{providerId}': anyone,
  'POST /api/staff/sign-in/{providerId}/finish': anyone,
  'POST /api/staff/sign-in/{providerId}/second-factor': anyone,
  'POST /api/staff/accept': anyone,
  'POST /api/staff/reset': anyone,
  'POST /api/share': anyone,

  ...staffMatrix,
};
