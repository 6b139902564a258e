import type { FastifyInstance } from 'fastify';
import type { PortTypes } from '#server/providers/kit/defineAdapter';
import type { Deps } from '#server/providers/deps';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import { sandboxBank, sandboxPayouts } from './bank/sandboxBank';
import { sandboxGameSite } from './games/sandboxGameSite';
import { sandboxProvider } from './games/sandboxProvider';
import { sandboxBankNames } from './bank/sandboxBankNames';
import { sandboxFeed } from './bank/sandboxFeed';
import { sandboxSlips } from './bank/sandboxSlips';
import { standInPages } from './standIns/standInPages';

export { migrateSandbox } from './db/database';
export { seedDemo } from './demo/seedDemo';
export { demoStaffNames } from './demo/seedStaff';

type SandboxServices = Pick<PortTypes, 'bankNames' | 'transfers' | 'payouts' | 'slips'> & {
  readonly games: readonly PortTypes['games'][];
};

/** The sandbox bank and games in place of real services. */
export function sandboxPorts(db: Database, clock: Clock): SandboxServices {
  return {
    bankNames: sandboxBankNames(db),
    transfers: sandboxFeed(db, clock),
    payouts: sandboxPayouts,
    slips: sandboxSlips(db),
    games: [sandboxProvider(db)],
  };
}

/** The pages of a demo: sandbox bank, sandbox games, stand-ins for other providers. */
export async function registerSandbox(app: FastifyInstance, deps: Deps): Promise<void> {
  await standInPages(app, deps);
  await sandboxBank(app, deps);
  await sandboxGameSite(app, deps);
}
