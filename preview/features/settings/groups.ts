import { pointerKeys } from '#core/brand/json';

/** Pages of the form, in order: each holds some top-level keys of a brand file. Its id is part of the address. */
export const groups = {
  identity: ['displayName', 'tagline', 'description', 'hostnames', 'primary', 'clientId', 'id', 'version'],
  theme: ['theme'],
  look: ['look'],
  layout: ['layout', 'bottomBar', 'footer'],
  images: ['images', 'art', 'assetsBase'],
  banners: ['banners'],
  games: ['gameCategories', 'providers'],
  contacts: ['contacts', 'chat'],
  flags: ['flags'],
  levels: ['levels'],
  bonus: ['bonus', 'turnover'],
  limits: ['limits'],
  prizes: ['wheel', 'flipCard', 'flipCardReward', 'checkIn'],
  rewards: ['rewards'],
  leaderboard: ['leaderboard'],
  embeds: ['embeds'],
  texts: ['texts'],
  desk: ['desk'],
  technical: ['origins', 'api', 'session', 'poll', 'legal', 'publishing'],
} as const;

export type GroupId = keyof typeof groups;
export const groupIds = Object.keys(groups) as GroupId[];

/** The page of the form that an address names: a page, or any top-level key of a brand file; else the first. */
export function groupNamed(name: string): GroupId {
  return groupIds.find((id) => id === name) ?? groupOf(`/${name}`) ?? 'identity';
}

/** The page that holds a setting. */
export function groupOf(path: string): GroupId | undefined {
  const [key] = pointerKeys(path);
  return groupIds.find((id) => (groups[id] as readonly string[]).includes(key ?? ''));
}
