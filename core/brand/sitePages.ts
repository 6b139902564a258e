import type { FeatureFlag } from '#schemas/brand/flags';

type Areas = readonly FeatureFlag[];
type Flags = Readonly<Record<FeatureFlag, boolean>>;

/** Pages for visitors, with the areas of which one must be on. A page without areas always exists. */
const publicPages = {
  '/': [],
  '/login': [],
  '/contact': [],
  '/forgot-password': ['accountRecovery'],
  '/register': ['register'],
  '/regis/:team/:marketing': ['register'],
  '/regiss/:team/:marketing': ['register'],
  '/aff/:afCode': ['register'],
  '/promotion': ['promotion'],
  '/live-score': ['liveScore'],
  '/score': ['score'],
} as const satisfies Readonly<Record<string, Areas>>;

/** Pages below `/auth/`, likewise. */
export const memberPages = {
  dashboard: [],
  deposit: [],
  'deposit/qr': ['promptPay'],
  'deposit/slip': ['slip'],
  withdraw: [],
  affiliate: ['affiliate'],
  cashback: ['cashback'],
  winlost: ['winlost'],
  'transaction/history': [],
  account: [],
  'settings/bank': ['changeBank'],
  'settings/change-password': [],
  'settings/manage-address': ['address', 'reward'],
  'settings/sessions': [],
  'settings/responsible-play': ['responsiblePlay'],
  'user/ranking': [],
  contact: [],
  'games/category': [],
  'games/:type/:slot': ['games'],
  media: ['media'],
  'media/promotion': ['promotion'],
  'media/wheel': ['wheel'],
  'media/flip-card': ['flipCard'],
  'media/flip-card-reward': ['flipCardReward'],
  'media/movie': ['movie'],
  reward: ['reward'],
  'reward/:categoryId': ['reward'],
} as const satisfies Readonly<Record<string, Areas>>;
export type MemberPage = keyof typeof memberPages;

/** The pages that members see instead of those for visitors. */
const forMembers: Readonly<Record<string, string>> = {
  '/contact': '/auth/contact',
  '/promotion': '/auth/media/promotion',
};

const areasByPage: Readonly<Record<string, Areas>> = {
  ...publicPages,
  ...Object.fromEntries(Object.entries(memberPages).map(([path, areas]) => [`/auth/${path}`, areas])),
};

/** Areas of which one must be on for the page of an address; undefined when the site has no such page. */
export function areasOf(path: string): Areas | undefined {
  const parts = path.split('/');
  const isPage = (page: string) => {
    const expected = page.split('/');
    return (
      expected.length === parts.length &&
      expected.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  };
  return Object.entries(areasByPage).find(([page]) => isPage(page))?.[1];
}

export const isOn = (areas: Areas, flags: Flags): boolean =>
  areas.length === 0 || areas.some((flag) => flags[flag]);

/**
 * The page that an internal link of the brand opens for this reader.
 * @returns null when it would open another one: the page is missing, switched off, or for visitors only.
 */
export function linkTarget(link: string, flags: Flags, isMember: boolean): string | null {
  const target = (isMember && forMembers[link]) || link;
  if (isMember && !target.startsWith('/auth/')) return null;
  const areas = areasOf(target);
  return areas && isOn(areas, flags) ? target : null;
}
