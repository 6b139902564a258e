import type { PlatformDeps } from '#server/platform/http/platformDeps';
import type { BankFeed } from './bank/bankFeed';
import type { Payouts } from './bank/payouts';
import type { GameProvider } from './games/gameProvider';
import type { SlipVerifier } from './slips/slipVerifier';

/** Everything that handlers and jobs work with, built once by `buildApp`. */
export interface Deps extends PlatformDeps {
  readonly ports: Ports;
}

/** Services outside of the platform, each behind an interface with a sandbox adapter. */
export interface Ports {
  readonly bankNames: BankNames;
  /** Null if no bank reports transfers; staff then check the accounts. */
  readonly bankFeed: BankFeed | null;
  readonly payouts: Payouts;
  readonly slips: SlipVerifier;
  /** Game providers, in the order in which their games are shown. */
  readonly games: readonly GameProvider[];
}

/** Looks the owner of a bank account up, so that a new member need not type a name. */
export interface BankNames {
  /**
   * @param account our bank code (`KBANK`) and the number in digits.
   * @returns the owner's name, null if the account does not exist.
   */
  find(account: { readonly bankName: string; readonly bankId: string }): Promise<string | null>;
}

/**
 * An installation without banks. Nothing pretends: members type their names, slips wait for staff,
 * payouts are made manually, and there are no games.
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
