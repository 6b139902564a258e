import type { StaffCall } from '#schemas/api/contract';
import { type StaffRole, staffRoles } from '#schemas/api/staffPermissions';
import type { Access } from './access';

const staff = (who: readonly StaffRole[], ids: Access['ids'] = {}): Access => ({ who, ids });

const everyone = staffRoles;
const admins = ['admin'] as const;
const operators = ['operator', ...admins] as const;
const publishers = ['publisher', ...operators] as const;
const editors = ['editor', ...publishers] as const;
const cashiers = ['cashier', ...operators] as const;
const payers = ['payer', ...operators] as const;
const risk = ['risk', ...operators] as const;
const finance = ['finance', ...operators] as const;
const decisionMakers = ['cashier', ...payers] as const;
const depositReaders = ['cashier', 'risk', ...finance] as const;
const withdrawalReaders = ['payer', 'risk', ...finance] as const;
const desk = ['support', 'cashier', ...withdrawalReaders] as const;

const onDeposit = staff(cashiers, { uuid: 'deposit' });
const onSlip = staff(cashiers, { uuid: 'slip' });
const onWithdrawal = staff(payers, { uuid: 'withdrawal' });
const onPrize = staff(operators, { uuid: 'prize' });
const onRedemption = staff(operators, { uuid: 'redemption' });
const onLevelGrant = staff(operators, { uuid: 'levelGrant' });
const onAdjustment = staff(operators, { uuid: 'adjustment' });
const onLine = staff(cashiers, { uuid: 'bankTransfer' });
const workers = ['cashier', 'payer', ...risk] as const;
const onQueueItem = staff(workers, { uuid: 'prize' });
const onTurnover = staff(operators, { uuid: 'turnover' });
const onMember = staff(risk, { uuid: 'member' });
const onAccount = { uuid: 'companyAccount' } as const;
const onAccountChange = { uuid: 'companyAccountChange' } as const;
const onPerson = { uuid: 'staff' } as const;
const ofBrand = (who: readonly StaffRole[], ids: Access['ids'] = {}): Access =>
  staff(who, { brandId: 'brand', ...ids });
const ofMember = (who: readonly StaffRole[], ids: Access['ids'] = {}): Access =>
  ofBrand(who, { uuid: 'member', ...ids });

/** Which roles may make which staff call, and with which objects. */
export const staffMatrix: Readonly<Record<StaffCall, Access>> = {
  'GET /api/staff/brand/{brandId}/announcement': ofBrand(everyone),
  'POST /api/staff/brand/{brandId}/announcement': ofBrand(operators),
  'POST /api/staff/brand/{brandId}/announcement/{uuid}/end': ofBrand(operators, { uuid: 'announcement' }),
  'POST /api/staff/logout': staff(everyone),
  'GET /api/staff/user/{username}': staff(desk, { username: 'username' }),
  'POST /api/staff/user/{uuid}/suspend': onMember,
  'POST /api/staff/user/{uuid}/restore': onMember,
  'GET /api/staff/member': staff(desk),
  'GET /api/staff/brand/{brandId}/member/{uuid}': ofMember(desk),
  'GET /api/staff/brand/{brandId}/member/{uuid}/timeline': ofMember(desk),
  'GET /api/staff/brand/{brandId}/member/{uuid}/timeline/export': ofMember(desk),
  'POST /api/staff/brand/{brandId}/member/{uuid}/note': ofMember(desk),
  'POST /api/staff/brand/{brandId}/member/{uuid}/note/{noteUuid}/unpin': ofMember(desk, { noteUuid: 'note' }),
  'POST /api/staff/brand/{brandId}/member/{uuid}/reveal': ofMember(['cashier', 'payer', ...risk], {
    accountUuid: 'formerAccount',
  }),
  'POST /api/staff/brand/{brandId}/member/{uuid}/suspend': ofMember(risk),
  'POST /api/staff/brand/{brandId}/member/{uuid}/restore': ofMember(risk),
  'GET /api/staff/deposit': staff(depositReaders),
  'POST /api/staff/deposit/{uuid}/approve': onDeposit,
  'POST /api/staff/deposit/{uuid}/reject': onDeposit,
  'GET /api/staff/slip': staff(depositReaders),
  'GET /api/staff/slip/{uuid}/image': staff(depositReaders, { uuid: 'slip' }),
  'POST /api/staff/slip/{uuid}/approve': onSlip,
  'POST /api/staff/slip/{uuid}/link': staff(cashiers, { uuid: 'slip', creditUuid: 'deposit' }),
  'POST /api/staff/slip/{uuid}/reject': onSlip,
  'GET /api/staff/withdraw': staff(withdrawalReaders),
  'POST /api/staff/withdraw/{uuid}/approve': onWithdrawal,
  'POST /api/staff/withdraw/{uuid}/reject': onWithdrawal,
  'POST /api/staff/withdraw/{uuid}/refund': onWithdrawal,
  'POST /api/staff/withdraw/{uuid}/fail': onWithdrawal,
  'POST /api/staff/withdraw/{uuid}/complete': onWithdrawal,
  'GET /api/staff/game/transfer': staff(desk),
  'POST /api/staff/game/transfer/{uuid}/query': staff(operators, { uuid: 'gameTransfer' }),
  'GET /api/staff/prize': staff(operators),
  'POST /api/staff/prize/{uuid}/approve': onPrize,
  'POST /api/staff/prize/{uuid}/reject': onPrize,
  'GET /api/staff/reward': staff(operators),
  'POST /api/staff/reward/{uuid}/approve': onRedemption,
  'POST /api/staff/reward/{uuid}/ship': onRedemption,
  'POST /api/staff/reward/{uuid}/complete': onRedemption,
  'POST /api/staff/reward/{uuid}/reject': onRedemption,
  'GET /api/staff/adjustment': staff(operators),
  'POST /api/staff/adjustment': staff(operators, { username: 'username' }),
  'POST /api/staff/adjustment/{uuid}/approve': onAdjustment,
  'POST /api/staff/adjustment/{uuid}/reject': onAdjustment,
  'GET /api/staff/bank-transfer': staff(depositReaders),
  'POST /api/staff/bank-transfer/{uuid}/match': staff(cashiers, {
    uuid: 'bankTransfer',
    depositUuid: 'deposit',
  }),
  'POST /api/staff/bank-transfer/{uuid}/link': staff(cashiers, {
    uuid: 'bankTransfer',
    creditUuid: 'deposit',
  }),
  'POST /api/staff/bank-transfer/{uuid}/credit': staff(cashiers, {
    uuid: 'bankTransfer',
    username: 'username',
  }),
  'POST /api/staff/bank-transfer/{uuid}/refund': onLine,
  'GET /api/staff/level-grant': staff(desk),
  'POST /api/staff/level-grant': staff(operators, { username: 'username' }),
  'POST /api/staff/level-grant/{uuid}/approve': onLevelGrant,
  'POST /api/staff/level-grant/{uuid}/reject': onLevelGrant,
  'GET /api/staff/turnover': staff(desk),
  'POST /api/staff/turnover/{uuid}/waive': onTurnover,
  'POST /api/staff/turnover/{uuid}/waive/reject': onTurnover,
  'GET /api/staff/brand/{brandId}/trial-balance': ofBrand(finance),
  'POST /api/staff/brand/{brandId}/trial-balance': ofBrand(finance),
  'GET /api/staff/brand/{brandId}/withdrawal-freeze': ofBrand(withdrawalReaders),
  'GET /api/staff/brand/{brandId}/withdrawal-freeze/history': ofBrand(withdrawalReaders),
  'POST /api/staff/brand/{brandId}/withdrawal-freeze': ofBrand(risk),

  'POST /api/staff/brand/{brandId}/withdrawal-tiers/dry-run': ofBrand(withdrawalReaders),
  'GET /api/staff/alert': staff(['risk', ...finance]),
  'POST /api/staff/brand/{brandId}/alert/{uuid}/acknowledge': ofBrand(['risk', ...finance], {
    uuid: 'alert',
  }),
  'GET /api/staff/report/{report}': staff(finance),
  'GET /api/staff/report/money/movement': staff(finance),
  'GET /api/staff/report/members/member': staff(finance),
  'GET /api/staff/report/staff/decision': staff(finance),
  'GET /api/staff/queue': staff(workers),
  'GET /api/staff/queue/{kind}': staff(workers),
  'GET /api/staff/queue/{kind}/export': staff(workers),
  'POST /api/staff/queue/{kind}/next': staff(workers),
  'GET /api/staff/queue/{kind}/{uuid}': onQueueItem,
  'POST /api/staff/queue/{kind}/{uuid}/claim': onQueueItem,
  'POST /api/staff/queue/{kind}/{uuid}/renew': onQueueItem,
  'POST /api/staff/queue/{kind}/{uuid}/release': onQueueItem,
  'POST /api/staff/queue/{kind}/{uuid}/take-over': onQueueItem,
  'POST /api/staff/queue/{kind}/{uuid}/hold': onQueueItem,
  'POST /api/staff/queue/{kind}/{uuid}/resume': onQueueItem,
  'GET /api/staff/event': staff(workers),
  'GET /api/staff/view': staff(workers),
  'POST /api/staff/view': staff(workers),
  'PUT /api/staff/view/{uuid}': staff(workers, { uuid: 'view' }),
  'DELETE /api/staff/view/{uuid}': staff(workers, { uuid: 'view' }),

  'GET /api/staff/me': staff(everyone),
  'POST /api/staff/invitation': ofBrand(admins),
  'GET /api/staff/person': staff(admins),
  'POST /api/staff/person/{uuid}/role': ofBrand(admins, onPerson),
  'POST /api/staff/person/{uuid}/status': staff(admins, onPerson),
  'POST /api/staff/person/{uuid}/reset': staff(admins, onPerson),
  'POST /api/staff/password': staff(everyone),
  'POST /api/staff/second-factor': staff(everyone),
  'POST /api/staff/second-factor/confirm': staff(everyone),

  'GET /api/staff/brand/{brandId}/company-account': ofBrand(depositReaders),
  'POST /api/staff/brand/{brandId}/company-account': ofBrand(admins),
  'POST /api/staff/brand/{brandId}/company-account/order': ofBrand(admins),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/change': ofBrand(admins, onAccount),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/limit': ofBrand(admins, onAccount),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/pause': ofBrand(admins, onAccount),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/resume': ofBrand(admins, onAccount),
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/retire': ofBrand(admins, onAccount),
  'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/approve': ofBrand(admins, onAccountChange),
  'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/reject': ofBrand(admins, onAccountChange),
  'GET /api/staff/checklist': staff(everyone),
  'GET /api/staff/brand/{brandId}/provider': ofBrand(decisionMakers),
  'POST /api/staff/brand/{brandId}/provider/{provider}/off': ofBrand(admins),
  'POST /api/staff/brand/{brandId}/provider/{provider}/on': ofBrand(admins),
  'GET /api/staff/brand/{brandId}/provider-call/{uuid}': ofBrand(decisionMakers, { uuid: 'deposit' }),
  'GET /api/staff/brand/{brandId}/webhook': ofBrand(operators),
  'POST /api/staff/brand/{brandId}/webhook/{uuid}/resend': ofBrand(operators, { uuid: 'webhook' }),

  'GET /api/staff/brand': staff(everyone),
  'GET /api/staff/brand-defaults': staff(everyone),
  'POST /api/staff/brand': staff(admins),
  'POST /api/staff/brand/{brandId}/open': ofBrand(admins),
  'POST /api/staff/brand/{brandId}/archive': ofBrand(admins),
  'POST /api/staff/brand/{brandId}/remove': ofBrand(admins),
  'GET /api/staff/brand/{brandId}/host': ofBrand(everyone),
  'GET /api/staff/closed-brand': staff(everyone),
  'GET /api/staff/brand-file': staff(everyone),
  'GET /api/staff/release-set': staff(everyone),
  'POST /api/staff/release-set': staff(publishers),
  'POST /api/staff/release-set/{uuid}/approve': staff(publishers, { uuid: 'releaseSet' }),
  'POST /api/staff/release-set/{uuid}/cancel': staff(publishers, { uuid: 'releaseSet' }),
  'POST /api/staff/release-set/{uuid}/rollback': staff(publishers, { uuid: 'releaseSet' }),
  'GET /api/staff/brand/{brandId}': ofBrand(everyone),
  'PATCH /api/staff/brand/{brandId}/draft': ofBrand(editors),
  'POST /api/staff/brand/{brandId}/draft/discard': ofBrand(editors),
  'POST /api/staff/brand/{brandId}/image': ofBrand(editors),
  'GET /api/staff/brand/{brandId}/operation': ofBrand(everyone),
  'POST /api/staff/brand/{brandId}/operation': ofBrand(operators),
  'GET /api/staff/brand/{brandId}/audit': ofBrand(publishers),
  'GET /api/staff/audit': staff(publishers),

  'POST /api/staff/brand/{brandId}/release': ofBrand(publishers),
  'POST /api/staff/brand/{brandId}/release/review': ofBrand(publishers),
  'GET /api/staff/brand/{brandId}/release': ofBrand(everyone),
  'POST /api/staff/brand/{brandId}/release/{uuid}/approve': ofBrand(publishers, { uuid: 'release' }),
  'POST /api/staff/brand/{brandId}/release/{uuid}/cancel': ofBrand(publishers, { uuid: 'release' }),
  'GET /api/staff/brand/{brandId}/revision': ofBrand(everyone),
  'GET /api/staff/brand/{brandId}/revision/{revision}': ofBrand(everyone, { revision: 'revision' }),

  'POST /api/staff/brand/{brandId}/share': ofBrand(editors),
  'GET /api/staff/brand/{brandId}/share': ofBrand(editors),
  'POST /api/staff/brand/{brandId}/share/{uuid}/revoke': ofBrand(editors, { uuid: 'share' }),
};
