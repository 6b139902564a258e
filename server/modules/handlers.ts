import type { AllHandlers } from '#server/platform/http/handlers';
import type { Deps } from './deps';
import { adjustmentStaffHandlers } from './adjustments/adjustmentStaffHandlers';
import { bankTransferHandlers } from './adjustments/bankTransferHandlers';
import { depositApprovalHandlers } from './adjustments/depositApprovalHandlers';
import { affiliateHandlers } from './affiliates/affiliateHandlers';
import { announcementHandlers } from './announcements/announcementHandlers';
import { authHandlers } from './auth/authHandlers';
import { memberAccessStaffHandlers } from './auth/memberAccessStaffHandlers';
import { imageHandlers } from './brands/imageHandlers';
import { releaseHandlers } from './brands/releaseHandlers';
import { shareHandlers } from './brands/shareHandlers';
import { studioHandlers } from './brands/studioHandlers';
import { depositHandlers } from './deposits/depositHandlers';
import { depositStaffHandlers } from './deposits/depositStaffHandlers';
import { gameHandlers } from './games/gameHandlers';
import { gameStaffHandlers } from './games/gameStaffHandlers';
import { addressHandlers } from './members/addressHandlers';
import { memberHandlers } from './members/memberHandlers';
import { memberStaffHandlers } from './members/memberStaffHandlers';
import { checkInHandlers } from './prizes/checkInHandlers';
import { fairHandlers } from './prizes/fairHandlers';
import { flipCardHandlers } from './prizes/flipCardHandlers';
import { gameEventHandlers } from './prizes/gameEventHandlers';
import { prizeStaffHandlers } from './prizes/prizeStaffHandlers';
import { wheelHandlers } from './prizes/wheelHandlers';
import { reconciliationStaffHandlers } from './reconciliation/reconciliationStaffHandlers';
import { registerHandlers } from './registration/registerHandlers';
import { responsibleGamblingHandlers } from './responsible-gambling/responsibleGamblingHandlers';
import { rewardHandlers } from './rewards/rewardHandlers';
import { rewardStaffHandlers } from './rewards/rewardStaffHandlers';
import { settingHandlers } from './settings/settingHandlers';
import { slipHandlers } from './slips/slipHandlers';
import { slipStaffHandlers } from './slips/slipStaffHandlers';
import { staffAccessHandlers } from './staff/staffAccessHandlers';
import { staffSessionHandlers } from './staff/staffSessionHandlers';
import { turnoverHandlers } from './turnover/turnoverHandlers';
import { turnoverStaffHandlers } from './turnover/turnoverStaffHandlers';
import { withdrawalHandlers } from './withdrawals/withdrawalHandlers';
import { withdrawalStaffHandlers } from './withdrawals/withdrawalStaffHandlers';

/** The handlers of all modules; a call of the contract without a handler is a type error. */
export function allHandlers(deps: Deps): AllHandlers {
  return {
    ...addressHandlers(deps),
    ...adjustmentStaffHandlers(deps),
    ...affiliateHandlers(deps),
    ...announcementHandlers(deps),
    ...authHandlers(deps),
    ...bankTransferHandlers(deps),
    ...checkInHandlers(deps),
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
    ...memberStaffHandlers(deps),
    ...prizeStaffHandlers(deps),
    ...reconciliationStaffHandlers(deps),
    ...registerHandlers(deps),
    ...releaseHandlers(deps),
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
    ...wheelHandlers(deps),
    ...withdrawalHandlers(deps),
    ...withdrawalStaffHandlers(deps),
  };
}
