import type { Deps } from '#server/providers/deps';
import { findOperation } from '#server/modules/brands/index';
import type { Handlers } from '#server/platform/http/handlers';
import { chatIdentity, presentConfiguration, presentSetting } from './presentSetting';

type SettingCall =
  | 'GET /api/setting'
  | 'GET /api/setting/operational/website'
  | 'GET /api/configuration'
  | 'GET /api/auth/configuration/list'
  | 'POST /api/auth/setting'
  | 'GET /api/auth/chat';

/** What a site needs to start: status, contacts, bonus windows, images, live chat. */
export function settingHandlers({ db, config }: Deps): Handlers<SettingCall> {
  return {
    'GET /api/setting': ({ brand }) => presentSetting(brand),
    'GET /api/setting/operational/website': ({ brand }) => findOperation(db, brand.id),
    'GET /api/configuration': ({ brand }) => presentConfiguration(brand),
    'GET /api/auth/configuration/list': ({ brand }) => presentConfiguration(brand),
    'POST /api/auth/setting': ({ brand }) => brand.bonus,
    'GET /api/auth/chat': ({ brand, member }) =>
      chatIdentity(member.username, config.chatSecrets.get(brand.id)),
  };
}
