import type { BankFeed } from './bank/bankFeed';
import type { BankNames } from './bank/bankNames';
import type { Payouts } from './bank/payouts';
import type { GameProvider } from './games/gameProvider';
import type { SlipVerifier } from './slips/slipVerifier';

/** Services outside of the platform, each behind an interface with a sandbox adapter. */
export interface Ports {
  readonly bankNames: BankNames;
  /** Null where no bank reports transfers by itself: staff then look for them. */
  readonly bankFeed: BankFeed | null;
  readonly payouts: Payouts;
  readonly slips: SlipVerifier;
  /** Houses of games, in the order in which their games are shown. */
  readonly games: readonly GameProvider[];
}
