import { previewRoutes } from '#schemas/preview/routes';
import type { PreviewState, StateDimension } from '#schemas/preview/state';
import type { View } from '@studio/core/browser/view';

/** What only a member has. */
const ofMembers: readonly StateDimension[] = [
  'account',
  'deposit',
  'slip',
  'withdrawal',
  'checkIn',
  'news',
  'games',
];

/** The page that shows a kind of state; the others show wherever the frames are. */
const shownAt: Partial<Record<StateDimension, string>> = {
  deposit: '/auth/deposit',
  slip: '/auth/deposit/slip',
  withdrawal: '/auth/withdraw',
  checkIn: '/auth/dashboard?check-in',
  news: '/auth/dashboard',
  games: '/auth/games/category?cat=slot',
};

/** A member's page is worth little to a visitor, and the other way round. */
const home = { visitor: '/', member: '/auth/dashboard' } as const;

/** A state with one part of it changed; what only a member has brings a member with it. */
export function withState(state: PreviewState, dimension: StateDimension, value: string): PreviewState {
  const needsMember = state.member === 'visitor' && ofMembers.includes(dimension);
  return { ...state, ...(needsMember && { member: 'level-1' }), [dimension]: value };
}

/** Where the frames go when a part of the state is chosen: where it shows, or at least where its member may be. */
export function routeFor(route: string, { member }: PreviewState, dimension: StateDimension): string {
  const isVisitor = member === 'visitor';
  const place = isVisitor ? undefined : shownAt[dimension];
  const access = previewRoutes.find(({ path }) => path === route)?.access;
  const isMembers = access === undefined ? route.startsWith('/auth') : access === 'member';
  if (place !== undefined) return place;
  return access === 'any' || isMembers !== isVisitor ? route : home[isVisitor ? 'visitor' : 'member'];
}

/** The matrix of a kind of states, on the page that shows them. */
export function matrixOf({ route, state }: View, dimension: StateDimension): Partial<View> {
  if (dimension === 'member' || dimension === 'site' || dimension === 'bonus') return { dimension };
  const first = withState(state, dimension, state[dimension]);
  return { dimension, route: routeFor(route, first, dimension) };
}

/** The same state with somebody who may see the route. */
export function stateFor(route: string, state: PreviewState): PreviewState {
  const access = previewRoutes.find(({ path }) => path === route)?.access;
  if (access === 'member' && state.member === 'visitor') return { ...state, member: 'level-1' };
  if (access === 'public' && state.member !== 'visitor') return { ...state, member: 'visitor' };
  return state;
}
