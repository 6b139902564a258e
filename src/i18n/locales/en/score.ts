import type { score as th } from '../th/score';

export const score: Record<keyof typeof th, string> = {
  'live.title': 'Live football results',
  'live.lead': 'Live results from every league',
  'table.title': 'Standings',
  'table.lead': 'Positions and points in each league',
  empty: 'Nothing to show yet',
  'empty.hint': 'Please check back later',
  'action.home': 'Back home',
};
