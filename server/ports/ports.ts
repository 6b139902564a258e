import type { Clock } from '#server/clock';
import type { Config } from '#server/config';
import type { Database } from '#server/db/connect';
import type { BankFeed } from './bank/bankFeed';
import type { BankNames } from './bank/bankNames';
import type { Payouts } from './bank/payouts';
import type { GameProvider } from './games/gameProvider';
import { notConnected } from './notConnected';
import { sandboxProvider } from './sandbox/games/sandboxProvider';
import { sandboxBankNames } from './sandbox/sandboxBankNames';
import { sandboxFeed } from './sandbox/sandboxFeed';
import { sandboxPayouts } from './sandbox/sandboxPayouts';
import { sandboxSlips } from './sandbox/sandboxSlips';
import type { SlipVerifier } from './slip/slipVerifier';

/** What a port's adapter may be built from. */
export interface PortContext {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
}

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

/** The adapters that this process uses; a test passes its own to `buildApp`. */
export function makePorts({ config, db, clock }: PortContext): Ports {
  if (!config.demo) return notConnected;
  return {
    bankNames: sandboxBankNames(db),
    bankFeed: sandboxFeed(db, clock),
    payouts: sandboxPayouts,
    slips: sandboxSlips(db),
    games: [sandboxProvider(db)],
  };
}
