import type { Deps } from '#server/deps';
import type { AllHandlers } from '#server/http/handlers';
import { addressHandlers } from './address/addressHandlers';
import { announcementHandlers } from './announcement/announcementHandlers';
import { authHandlers } from './auth/authHandlers';
import { depositHandlers } from './deposit/depositHandlers';
import { registerHandlers } from './register/registerHandlers';
import { settingHandlers } from './setting/settingHandlers';
import { slipHandlers } from './slip/slipHandlers';
import { staffHandlers } from './staff/staffHandlers';
import { userHandlers } from './user/userHandlers';
import { withdrawHandlers } from './withdraw/withdrawHandlers';

/** The handlers of every area; a call that none of them answers does not compile and does not start. */
export function allHandlers(deps: Deps): AllHandlers {
  return {
    ...addressHandlers(deps),
    ...announcementHandlers(deps),
    ...authHandlers(deps),
    ...depositHandlers(deps),
    ...registerHandlers(deps),
    ...settingHandlers(deps),
    ...slipHandlers(deps),
    ...staffHandlers(deps),
    ...userHandlers(deps),
    ...withdrawHandlers(deps),
  };
}
