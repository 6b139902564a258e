import type { Ports } from './ports';

/**
 * An installation without banks. Nothing pretends: members type their names, slips wait for staff,
 * payouts are made by hand, and there is nothing to play.
 */
export const notConnected: Ports = {
  bankNames: { find: () => Promise.resolve(null) },
  bankFeed: null,
  payouts: { pay: () => Promise.resolve({ status: 'PENDING' }) },
  slips: {
    lookUp: () => Promise.resolve({ result: 'PROVIDER_ERROR', detail: 'no look-up service is connected' }),
  },
  games: [],
};
