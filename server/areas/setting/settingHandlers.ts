import type { Deps } from '#server/deps';
import type { Handlers } from '#server/http/handlers';
import { findOperation } from './operationRepository';

type SettingCall =
  | 'GET /api/setting/operational/website';

/** What a site shows before anybody logs in. */
export function settingHandlers(deps: Deps): Handlers<SettingCall> {
  return {
    'GET /api/setting/operational/website': ({ brand }) => findOperation(deps.db, brand.id),
  };
}
