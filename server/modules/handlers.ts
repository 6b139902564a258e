import type { AllHandlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { adjustmentStaffHandlers, bankTransferHandlers, depositApprovalHandlers } from './adjustments/index';
import { affiliateHandlers, cashbackHandlers } from './affiliates/index';
import { alertHandlers } from './alerts/index';
import { announcementHandlers } from './announcements/index';
import { phoneCodeHandlers } from './codes/index';
import { authHandlers, memberAccessStaffHandlers } from './auth/index';
import {
  brandLifeHandlers,
  imageHandlers,
  releaseHandlers,
  shareHandlers,
  studioHandlers,
} from './brands/index';
import { checklistHandlers } from './checklist/index';
import { companyAccountHandlers } from './company-accounts/index';
import { depositHandlers, depositStaffHandlers } from './deposits/index';
import { gameHandlers, gameStaffHandlers } from './games/index';
import { addressHandlers, memberHandlers, memberStaffHandlers } from './members/index';
import {
  checkInHandlers,
  fairHandlers,
  flipCardHandlers,
  gameEventHandlers,
  prizeStaffHandlers,
  wheelHandlers,
} from './prizes/index';
import { memberRecordHandlers } from './member-records/index';
import { payoutAccountHandlers } from './payout-accounts/index';
import { providerStaffHandlers } from './providers/index';
import { queueHandlers } from './queues/index';
import { reconciliationStaffHandlers } from './reconciliation/index';
import { reportHandlers } from './reports/index';
import { registerHandlers } from './registration/index';
import { responsibleGamblingHandlers } from './responsible-gambling/index';
import { rewardHandlers, rewardStaffHandlers } from './rewards/index';
import { settingHandlers } from './settings/index';
import { slipHandlers, slipStaffHandlers } from './slips/index';
import { staffAccessHandlers, staffSessionHandlers } from './staff/index';
import { turnoverHandlers, turnoverStaffHandlers } from './turnover/index';
import { viewHandlers } from './views/index';
import { webhookStaffHandlers } from './webhooks/index';
import { withdrawalHandlers, withdrawalStaffHandlers } from './withdrawals/index';

/** The handlers of all modules; a call of the contract without a handler is a type error. */
export function allHandlers(deps: Deps): AllHandlers {
  return {
    ...addressHandlers(deps),
    ...adjustmentStaffHandlers(deps),
    ...affiliateHandlers(deps),
    ...alertHandlers(deps),
    ...announcementHandlers(deps),
    ...authHandlers(deps),
    ...bankTransferHandlers(deps),
    ...brandLifeHandlers(deps),
    ...cashbackHandlers(deps),
    ...checkInHandlers(deps),
    ...checklistHandlers(deps),
    ...companyAccountHandlers(deps),
    ...depositApprovalHandlers(deps),
    ...depositHandlers(deps),
    ...depositStaffHandlers(deps),
    ...fairHandlers(deps),
    ...flipCardHandlers(deps),
    ...gameEventHandlers(deps),
    ...gameHandlers(deps),
    ...gameStaffHandlers(deps),
    ...imageHandlers(deps),
    ...memberAccessStaffHandlers(deps),
    ...memberHandlers(deps),
    ...memberRecordHandlers(deps),
    ...memberStaffHandlers(deps),
    ...payoutAccountHandlers(deps),
    ...phoneCodeHandlers(deps),
    ...prizeStaffHandlers(deps),
    ...providerStaffHandlers(deps),
    ...queueHandlers(deps),
    ...reconciliationStaffHandlers(deps),
    ...registerHandlers(deps),
    ...releaseHandlers(deps),
    ...reportHandlers(deps),
    ...responsibleGamblingHandlers(deps),
    ...rewardHandlers(deps),
    ...rewardStaffHandlers(deps),
    ...settingHandlers(deps),
    ...shareHandlers(deps),
    ...slipHandlers(deps),
    ...slipStaffHandlers(deps),
    ...staffAccessHandlers(deps),
    ...staffSessionHandlers(deps),
    ...studioHandlers(deps),
    ...turnoverHandlers(deps),
    ...turnoverStaffHandlers(deps),
    ...viewHandlers(deps),
    ...webhookStaffHandlers(deps),
    ...wheelHandlers(deps),
    ...withdrawalHandlers(deps),
    ...withdrawalStaffHandlers(deps),
  };
}
