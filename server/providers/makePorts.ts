import type { Clock } from '#server/platform/clock';
import type { Config } from '#server/platform/config/config';
import type { Database } from '#server/platform/db/connect';
import { notConnected } from './notConnected';
import type { Ports } from './ports';
import { sandboxProvider } from '#sandbox/games/sandboxProvider';
import { sandboxBankNames } from '#sandbox/sandboxBankNames';
import { sandboxFeed } from '#sandbox/sandboxFeed';
import { sandboxPayouts } from '#sandbox/sandboxPayouts';
import { sandboxSlips } from '#sandbox/sandboxSlips';

/** What a port's adapter may be built from. */
export interface PortContext {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
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
