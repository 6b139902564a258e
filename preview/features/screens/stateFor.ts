import { previewRoutes } from '#schemas/preview/routes';
import type { PreviewState } from '#schemas/preview/state';

/** The same state with somebody who may see the route. */
export function stateFor(route: string, state: PreviewState): PreviewState {
  const access = previewRoutes.find(({ path }) => path === route)?.access;
  if (access === 'member' && state.member === 'visitor') return { ...state, member: 'level-1' };
  if (access === 'public' && state.member !== 'visitor') return { ...state, member: 'visitor' };
  return state;
}
