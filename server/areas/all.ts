import type { Deps } from '#server/deps';
import type { AllHandlers } from '#server/http/handlers';
import { addressHandlers } from './address/addressHandlers';
import { affiliateHandlers } from './affiliate/affiliateHandlers';
import { announcementHandlers } from './announcement/announcementHandlers';
import { authHandlers } from './auth/authHandlers';
import { checkInHandlers } from './check-in/checkInHandlers';
import { depositHandlers } from './deposit/depositHandlers';
import { gameHandlers } from './game/gameHandlers';
import { fairHandlers } from './fair/fairHandlers';
import { flipCardHandlers } from './flip-card/flipCardHandlers';
import { gameEventHandlers } from './game-event/gameEventHandlers';
import { pictureHandlers } from './picture/pictureHandlers';
import { registerHandlers } from './register/registerHandlers';
import { releaseHandlers } from './release/releaseHandlers';
import { responsiblePlayHandlers } from './responsible-play/responsiblePlayHandlers';
import { rewardHandlers } from './reward/rewardHandlers';
import { settingHandlers } from './setting/settingHandlers';
import { shareHandlers } from './share/shareHandlers';
import { slipHandlers } from './slip/slipHandlers';
import { staffAccessHandlers } from './staff-access/staffAccessHandlers';
import { staffHandlers } from './staff/staffHandlers';
import { studioHandlers } from './studio/studioHandlers';
import { turnoverHandlers } from './turnover/turnoverHandlers';
import { userHandlers } from './user/userHandlers';
import { wheelHandlers } from './wheel/wheelHandlers';
import { withdrawHandlers } from './withdraw/withdrawHandlers';

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
    ...pictureHandlers(deps),
    ...registerHandlers(deps),
    ...releaseHandlers(deps),
    ...responsiblePlayHandlers(deps),
    ...rewardHandlers(deps),
    ...settingHandlers(deps),
    ...shareHandlers(deps),
    ...slipHandlers(deps),
    ...staffAccessHandlers(deps),
    ...staffHandlers(deps),
    ...studioHandlers(deps),
    ...turnoverHandlers(deps),
    ...userHandlers(deps),
    ...wheelHandlers(deps),
    ...withdrawHandlers(deps),
  };
}
