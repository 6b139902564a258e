import type { Deps } from '#server/providers/deps';
import { findOperation } from '#server/modules/brands/index';
import type { Handlers } from '#server/platform/http/handlers';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { createHmac } from 'node:crypto';

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

type Setting = Calls['GET /api/setting']['data'];

/** Contacts and bonus windows of the brand; an account that the brand has not is left out. */
export function presentSetting({ contacts, bonus }: Brand): Setting {
  return {
    line: {
      ...(contacts.line1 && { line1: { id: contacts.line1 } }),
      ...(contacts.line2 && { line2: { id: contacts.line2 } }),
    },
    userSetting: bonus,
  };
}

type Configuration = Calls['GET /api/configuration']['data'];

/**
 * The images of the brand as published now, by key. They override the brand file that a member app was
 * opened with, which joins them to its asset folder: so they stay relative to it.
 */
export function presentConfiguration({ images }: Brand): Configuration {
  return Object.entries(images).map(([key, path]) => ({ key, value: { data: { path } } }));
}

/**
 * The member's identity for the live chat. With the secret shared by the chat service and this server, the hash
 * prevents chatting under another member's name; without a secret the chat requires no proof.
 */
export function chatIdentity(
  username: string,
  secret: string | undefined,
): Calls['GET /api/auth/chat']['data'] {
  const proof = secret === undefined ? null : createHmac('sha256', secret).update(username).digest('hex');
  return { userId: username, proof };
}
