import type { StaffRole } from '#schemas/api/callSpec';
import type { CallKey } from '#schemas/api/contract';

/** The kind of object that an id of a call identifies. */
export type ObjectKind =
  | 'member'
  | 'username'
  | 'session'
  | 'bankNumber'
  | 'deposit'
  | 'slip'
  | 'withdrawal'
  | 'announcement'
  | 'gameTransfer'
  | 'address'
  | 'reward'
  | 'brand'
  | 'staff'
  | 'release'
  | 'releaseSet'
  | 'revision'
  | 'share'
  | 'prize'
  | 'redemption'
  | 'adjustment'
  | 'bankTransfer'
  | 'levelGrant'
  | 'turnover'
  | 'companyAccount'
  | 'companyAccountChange';

/** One line of the authorization matrix. */
export interface Access {
  /** Who may make the call; for staff the minimum role. */
  readonly who: 'anyone' | 'member' | StaffRole;
  /** The objects it identifies, by path parameter or body field. Members may access their own, staff those of their brand. */
  readonly ids: Readonly<Record<string, ObjectKind>>;
}

const anyone: Access = { who: 'anyone', ids: {} };
const member = (ids: Access['ids'] = {}): Access => ({ who: 'member', ids });
const staff = (who: StaffRole, ids: Access['ids'] = {}): Access => ({ who, ids });

const self = member({ uuid: 'member' });
const selfByName = member({ username: 'username' });
const onDeposit = staff('operator', { uuid: 'deposit' });
const onSlip = staff('operator', { uuid: 'slip' });
const onWithdrawal = staff('operator', { uuid: 'withdrawal' });
const onPrize = staff('operator', { uuid: 'prize' });
const onRedemption = staff('operator', { uuid: 'redemption' });
const onLevelGrant = staff('operator', { uuid: 'levelGrant' });
const onAdjustment = staff('operator', { uuid: 'adjustment' });
const onLine = staff('operator', { uuid: 'bankTransfer' });
const onTurnover = staff('operator', { uuid: 'turnover' });
const onMember = staff('operator', { uuid: 'member' });
const onAccount = { uuid: 'companyAccount' } as const;
const onAccountChange = { uuid: 'companyAccountChange' } as const;
const onPerson = { uuid: 'staff' } as const;
const ofBrand = (who: StaffRole, ids: Access['ids'] = {}): Access => staff(who, { brandId: 'brand', ...ids });

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
  'GET /api/auth/user/level/{uuid}': self,
  'GET /api/auth/user/adjustment': member(),
  'GET /api/auth/user/open-requests': member(),
  'GET /api/auth/turnover': member(),
  'GET /api/auth/turnover/history': member(),
  'PATCH /api/auth/address': member(),
  'GET /api/auth/address/mine': member(),

  'POST /api/user/register': anyone,
  'GET /api/user/checkPhone/{value}': anyone,
  'POST /api/user/checkBankId/{bankId}': anyone,
  'GET /api/user/inviter/{afCode}': anyone,
  'GET /api/user/checkUsername/{value}': anyone,
  'POST /api/bank/name': anyone,

  'GET /api/auth/announcement': member(),
  'GET /api/announcement': anyone,
  'GET /api/staff/brand/{brandId}/announcement': ofBrand('viewer'),
  'POST /api/staff/brand/{brandId}/announcement': ofBrand('operator'),
  'POST /api/staff/brand/{brandId}/announcement/{uuid}/end': ofBrand('operator', { uuid: 'announcement' }),

  'GET /api/auth/deposit/{uuid}': self,
  'GET /api/deposit': anyone,
  'POST /api/auth/deposit-request': member(),
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
  'POST /api/staff/logout': staff('viewer'),
  'GET /api/staff/sign-in': anyone,
  'POST /api/staff/sign-in/{providerId}': anyone,
  'POST /api/staff/sign-in/{providerId}/finish': anyone,
  'POST /api/staff/sign-in/{providerId}/second-factor': anyone,
  'GET /api/staff/user/{username}': staff('operator', { username: 'username' }),
  'POST /api/staff/user/{uuid}/suspend': onMember,
  'POST /api/staff/user/{uuid}/restore': onMember,
  'GET /api/staff/deposit': staff('operator'),
  'POST /api/staff/deposit/{uuid}/approve': onDeposit,
  'POST /api/staff/deposit/{uuid}/reject': onDeposit,
  'GET /api/staff/slip': staff('operator'),
  'GET /api/staff/slip/{uuid}/image': onSlip,
  'POST /api/staff/slip/{uuid}/approve': onSlip,
  'POST /api/staff/slip/{uuid}/link': staff('operator', { uuid: 'slip', creditUuid: 'deposit' }),
  'POST /api/staff/slip/{uuid}/reject': onSlip,
  'GET /api/staff/withdraw': staff('operator'),
  'POST /api/staff/withdraw/{uuid}/approve': onWithdrawal,
  'POST /api/staff/withdraw/{uuid}/reject': onWithdrawal,
  'POST /api/staff/withdraw/{uuid}/refund': onWithdrawal,
  'POST /api/staff/withdraw/{uuid}/fail': onWithdrawal,
  'POST /api/staff/withdraw/{uuid}/complete': onWithdrawal,
  'GET /api/staff/game/transfer': staff('operator'),
  'POST /api/staff/game/transfer/{uuid}/query': staff('operator', { uuid: 'gameTransfer' }),
  'GET /api/staff/prize': staff('operator'),
  'POST /api/staff/prize/{uuid}/approve': onPrize,
  'POST /api/staff/prize/{uuid}/reject': onPrize,
  'GET /api/staff/reward': staff('operator'),
  'POST /api/staff/reward/{uuid}/approve': onRedemption,
  'POST /api/staff/reward/{uuid}/ship': onRedemption,
  'POST /api/staff/reward/{uuid}/complete': onRedemption,
  'POST /api/staff/reward/{uuid}/reject': onRedemption,
  'GET /api/staff/adjustment': staff('operator'),
  'POST /api/staff/adjustment': staff('operator', { username: 'username' }),
  'POST /api/staff/adjustment/{uuid}/approve': onAdjustment,
  'POST /api/staff/adjustment/{uuid}/reject': onAdjustment,
  'GET /api/staff/bank-transfer': staff('operator'),
  'POST /api/staff/bank-transfer/{uuid}/match': staff('operator', {
    uuid: 'bankTransfer',
    depositUuid: 'deposit',
  }),
  'POST /api/staff/bank-transfer/{uuid}/link': staff('operator', {
    uuid: 'bankTransfer',
    creditUuid: 'deposit',
  }),
  'POST /api/staff/bank-transfer/{uuid}/credit': staff('operator', {
    uuid: 'bankTransfer',
    username: 'username',
  }),
  'POST /api/staff/bank-transfer/{uuid}/refund': onLine,
  'GET /api/staff/level-grant': staff('operator'),
  'POST /api/staff/level-grant': staff('operator', { username: 'username' }),
  'POST /api/staff/level-grant/{uuid}/approve': onLevelGrant,
  'POST /api/staff/level-grant/{uuid}/reject': onLevelGrant,
  'GET /api/staff/turnover': staff('operator'),
  'POST /api/staff/turnover/{uuid}/waive': onTurnover,
  'POST /api/staff/turnover/{uuid}/waive/reject': onTurnover,
  'GET /api/staff/brand/{brandId}/trial-balance': ofBrand('operator'),
  'POST /api/staff/brand/{brandId}/trial-balance': ofBrand('operator'),
  'GET /api/staff/brand/{brandId}/withdrawal-freeze': ofBrand('operator'),
  'POST /api/staff/brand/{brandId}/withdrawal-freeze': ofBrand('operator'),

  'GET /api/staff/me': staff('viewer'),
  'POST /api/staff/accept': anyone,
  'POST /api/staff/invitation': ofBrand('admin'),
  'GET /api/staff/person': staff('admin'),
  'POST /api/staff/person/{uuid}/role': ofBrand('admin', onPerson),
  'POST /api/staff/person/{uuid}/status': staff('admin', onPerson),
  'POST /api/staff/person/{uuid}/reset': staff('admin', onPerson),
  'POST /api/staff/reset': anyone,
  'POST /api/staff/password': staff('viewer'),
  'POST /api/staff/second-factor': staff('viewer'),
  'POST /api/staff/second-factor/confirm': staff('viewer'),

  'GET /api/staff/brand/{brandId}/company-account': ofBrand('operator'),
  'POST /api/staff/brand/{brandId}/company-account': ofBrand('admin'),
  'POST /api/staff/brand/{brandId}/company-account/order': ofBrand('admin'),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/change': ofBrand('admin', onAccount),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/limit': ofBrand('admin', onAccount),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/pause': ofBrand('admin', onAccount),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/resume': ofBrand('admin', onAccount),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/retire': ofBrand('admin', onAccount),
  'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/approve': ofBrand('admin', onAccountChange),
  'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/reject': ofBrand('admin', onAccountChange),
  'GET /api/staff/checklist': staff('viewer'),
  'GET /api/staff/brand/{brandId}/provider': ofBrand('operator'),
  'POST /api/staff/brand/{brandId}/provider/{provider}/off': ofBrand('admin'),
  'POST /api/staff/brand/{brandId}/provider/{provider}/on': ofBrand('admin'),
  'GET /api/staff/brand/{brandId}/provider-call/{uuid}': ofBrand('operator', { uuid: 'deposit' }),

  'GET /api/staff/brand': staff('viewer'),
  'GET /api/staff/brand-defaults': staff('viewer'),
  'GET /api/staff/closed-brand': staff('viewer'),
  'GET /api/staff/brand-file': staff('viewer'),
  'GET /api/staff/release-set': staff('viewer'),
  'POST /api/staff/release-set': staff('publisher'),
  'POST /api/staff/release-set/{uuid}/approve': staff('publisher', { uuid: 'releaseSet' }),
  'POST /api/staff/release-set/{uuid}/cancel': staff('publisher', { uuid: 'releaseSet' }),
  'POST /api/staff/release-set/{uuid}/rollback': staff('publisher', { uuid: 'releaseSet' }),
  'GET /api/staff/brand/{brandId}': ofBrand('viewer'),
  'PATCH /api/staff/brand/{brandId}/draft': ofBrand('editor'),
  'POST /api/staff/brand/{brandId}/draft/discard': ofBrand('editor'),
  'POST /api/staff/brand/{brandId}/image': ofBrand('editor'),
  'GET /api/staff/brand/{brandId}/operation': ofBrand('viewer'),
  'POST /api/staff/brand/{brandId}/operation': ofBrand('operator'),
  'GET /api/staff/brand/{brandId}/audit': ofBrand('publisher'),
  'GET /api/staff/audit': staff('admin'),

  'POST /api/staff/brand/{brandId}/release': ofBrand('publisher'),
  'POST /api/staff/brand/{brandId}/release/review': ofBrand('publisher'),
  'GET /api/staff/brand/{brandId}/release': ofBrand('viewer'),
  'POST /api/staff/brand/{brandId}/release/{uuid}/approve': ofBrand('publisher', { uuid: 'release' }),
  'POST /api/staff/brand/{brandId}/release/{uuid}/cancel': ofBrand('publisher', { uuid: 'release' }),
  'GET /api/staff/brand/{brandId}/revision': ofBrand('viewer'),
  'GET /api/staff/brand/{brandId}/revision/{revision}': ofBrand('viewer', { revision: 'revision' }),

  'POST /api/staff/brand/{brandId}/share': ofBrand('editor'),
  'GET /api/staff/brand/{brandId}/share': ofBrand('editor'),
  'POST /api/staff/brand/{brandId}/share/{uuid}/revoke': ofBrand('editor', { uuid: 'share' }),
  'POST /api/share': anyone,
};
