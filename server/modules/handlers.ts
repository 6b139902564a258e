import type { Deps } from '#server/modules/deps';
import type { AllHandlers } from '#server/platform/http/handlers';
import { addressHandlers } from '#server/modules/members/addressHandlers';
import { affiliateHandlers } from '#server/modules/affiliates/affiliateHandlers';
import { announcementHandlers } from '#server/modules/announcements/announcementHandlers';
import { authHandlers } from '#server/modules/auth/authHandlers';
import { checkInHandlers } from '#server/modules/prizes/checkInHandlers';
import { depositHandlers } from '#server/modules/deposits/depositHandlers';
import { gameHandlers } from '#server/modules/games/gameHandlers';
import { fairHandlers } from '#server/modules/prizes/fairHandlers';
import { flipCardHandlers } from '#server/modules/prizes/flipCardHandlers';
import { gameEventHandlers } from '#server/modules/prizes/gameEventHandlers';
import { imageHandlers } from '#server/modules/brands/imageHandlers';
import { registerHandlers } from '#server/modules/registration/registerHandlers';
import { releaseHandlers } from '#server/modules/brands/releaseHandlers';
import { responsibleGamblingHandlers } from '#server/modules/responsible-gambling/responsibleGamblingHandlers';
import { rewardHandlers } from '#server/modules/rewards/rewardHandlers';
import { settingHandlers } from '#server/modules/settings/settingHandlers';
import { shareHandlers } from '#server/modules/brands/shareHandlers';
import { slipHandlers } from '#server/modules/slips/slipHandlers';
import { staffAccessHandlers } from '#server/modules/staff/staffAccessHandlers';
import { staffHandlers } from '#server/modules/staff/staffHandlers';
import { studioHandlers } from '#server/modules/brands/studioHandlers';
import { turnoverHandlers } from '#server/modules/turnover/turnoverHandlers';
import { memberHandlers } from '#server/modules/members/memberHandlers';
import { wheelHandlers } from '#server/modules/prizes/wheelHandlers';
import { withdrawalHandlers } from '#server/modules/withdrawals/withdrawalHandlers';

/** The handlers of every area; a call that none of them answers does not compile and does not start. */
export function allHandlers(deps: Deps): AllHandlers {
  return {
    ...addressHandlers(deps),
    ...affiliateHandlers(deps),
    ...announcementHandlers(deps),
    ...authHandlers(deps),
    ...checkInHandlers(deps),
    ...depositHandlers(deps),
    ...fairHandlers(deps),
    ...flipCardHandlers(deps),
    ...gameEventHandlers(deps),
    ...gameHandlers(deps),
    ...imageHandlers(deps),
    ...registerHandlers(deps),
    ...releaseHandlers(deps),
    ...responsibleGamblingHandlers(deps),
    ...rewardHandlers(deps),
    ...settingHandlers(deps),
    ...shareHandlers(deps),
    ...slipHandlers(deps),
    ...staffAccessHandlers(deps),
    ...staffHandlers(deps),
    ...studioHandlers(deps),
    ...turnoverHandlers(deps),
    ...memberHandlers(deps),
    ...wheelHandlers(deps),
    ...withdrawalHandlers(deps),
  };
}
