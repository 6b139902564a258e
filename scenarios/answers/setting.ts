import type { Calls } from '#schemas/api/contract';
import { bangkokIso, bangkokTime } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import { buildAnnouncements, buildFeed } from '../factories/buildPublic';
import type { Handlers } from '../calls';
import type { World } from '../world';

type SettingCall =
  | 'GET /api/setting'
  | 'GET /api/setting/operational/website'
  | 'GET /api/configuration'
  | 'GET /api/auth/configuration/list'
  | 'POST /api/auth/setting'
  | 'GET /api/auth/chat'
  | 'GET /api/announcement'
  | 'GET /api/auth/announcement'
  | 'GET /api/deposit'
  | 'GET /api/withdraw/history';
type UserSetting = Calls['POST /api/auth/setting']['data'];

/** Public settings and the status of the site. */
export const setting: Handlers<SettingCall> = {
  'GET /api/setting': (world) => ({ data: { line: contactsOf(world), userSetting: bonusOf(world) } }),
  'GET /api/setting/operational/website': (world) => ({ data: operationOf(world) }),
  // Empty, so that the values of the brand file are shown, which are the ones being edited.
  'GET /api/configuration': () => ({ data: [] }),
  'GET /api/auth/configuration/list': () => ({ data: [] }),
  'POST /api/auth/setting': (world) => ({ data: bonusOf(world) }),
  'GET /api/auth/chat': ({ user }) => ({ data: { userId: user.user_pass.username, proof: null } }),
  'GET /api/announcement': (world) => ({ data: newsOf(world, 'visitors') }),
  'GET /api/auth/announcement': (world) => ({ data: newsOf(world, 'members') }),
  'GET /api/deposit': (world) => ({ data: ifFull(world, buildFeed(world.now())) }),
  'GET /api/withdraw/history': (world) => ({ data: ifFull(world, buildFeed(world.now(), 3)) }),
};

function ifFull<Row>({ state }: World, rows: Row[]): Row[] {
  return state.account === 'full' ? rows : [];
}

/** An empty account has no news, unless the state is about news. */
function newsOf(world: World, readers: 'visitors' | 'members') {
  const isPopup = readers === 'members' && world.state.news === 'popup';
  const [first, ...others] = buildAnnouncements(readers, isPopup);
  if (world.news && first) return [{ ...first, ...world.news }];
  const news = first ? [first, ...others] : [];
  return isPopup ? news : ifFull(world, news);
}

function contactsOf({ brand: { contacts } }: World) {
  return {
    ...(contacts.line1 && { line1: { id: contacts.line1 } }),
    ...(contacts.line2 && { line2: { id: contacts.line2 } }),
  };
}

function operationOf({ state, now }: World) {
  if (state.site !== 'maintenance') return { websiteStatus: 'ACTIVE' as const, message: null, endAt: null };
  return { websiteStatus: 'MA' as const, message: null, endAt: bangkokIso(now() + 2 * HOUR_MS) };
}

/** The brand's windows, none, or one that stays open for an hour. */
function bonusOf({ state, brand: { bonus }, now }: World): UserSetting {
  if (state.bonus === 'none') return { ...bonus, bonusMax: 0 };
  if (state.bonus === 'brand') return { ...bonus };
  return {
    ...bonus,
    bonusRate: bonus.bonusRate || 10,
    bonusTimeStart: bangkokTime(now() - HOUR_MS),
    bonusTimeEnd: bangkokTime(now() + HOUR_MS),
    endNumberBonus: bonus.endNumberBonus || 25,
    bonusMax: bonus.bonusMax || 500,
  };
}
