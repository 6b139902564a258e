import type { score as th } from '../th/score';

export const score: Record<keyof typeof th, string> = {
  'live.title': 'Live football results',
  'live.lead': 'Live results from every league',
  'table.title': 'Standings',
  'table.lead': 'Places and points of each league',
  empty: 'Nothing to show yet',
  'empty.hint': 'Please look in again later',
  'action.home': 'Back to home',
};
