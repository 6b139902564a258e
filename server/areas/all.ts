import type { Deps } from '#server/deps';
import type { AllHandlers } from '#server/http/handlers';
import { addressHandlers } from './address/addressHandlers';
import { announcementHandlers } from './announcement/announcementHandlers';
import { authHandlers } from './auth/authHandlers';
import { depositHandlers } from './deposit/depositHandlers';
import { pictureHandlers } from './picture/pictureHandlers';
import { registerHandlers } from './register/registerHandlers';
import { releaseHandlers } from './release/releaseHandlers';
import { settingHandlers } from './setting/settingHandlers';
import { shareHandlers } from './share/shareHandlers';
import { slipHandlers } from './slip/slipHandlers';
import { staffAccessHandlers } from './staff-access/staffAccessHandlers';
import { staffHandlers } from './staff/staffHandlers';
import { studioHandlers } from './studio/studioHandlers';
import { userHandlers } from './user/userHandlers';
import { withdrawHandlers } from './withdraw/withdrawHandlers';

/** The handlers of every area; a call that none of them answers does not compile and does not start. */
export function allHandlers(deps: Deps): AllHandlers {
  return {
    ...addressHandlers(deps),
    ...announcementHandlers(deps),
    ...authHandlers(deps),
    ...depositHandlers(deps),
    ...pictureHandlers(deps),
    ...registerHandlers(deps),
    ...releaseHandlers(deps),
    ...settingHandlers(deps),
    ...shareHandlers(deps),
    ...slipHandlers(deps),
    ...staffAccessHandlers(deps),
    ...staffHandlers(deps),
    ...studioHandlers(deps),
    ...userHandlers(deps),
    ...withdrawHandlers(deps),
  };
}
