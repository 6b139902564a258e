import { accountCodes } from '#server/providers/promptpay/own/ownCodes';
import type { DirectServices } from '#server/providers/connectProviders';
import { scriptedGames } from './scriptedGames';
import { scriptedPayouts } from './scriptedPayouts';

/** Services of a test that brings none: every account has an owner, every order is paid, and no slip is known. */
export function standardServices(): DirectServices {
  const payouts = scriptedPayouts();
  payouts.answer = { status: 'PAID' };
  return {
    bankNames: { find: ({ bankId }) => Promise.resolve(bankId.endsWith('0000') ? null : 'สมชาย ใจดี') },
    payouts,
    promptpay: accountCodes(),
    slips: { lookUp: () => Promise.resolve({ result: 'NOT_FOUND' }) },
    games: [scriptedGames()],
  };
}
