import Fastify, { type FastifyInstance } from 'fastify';
import { securityHeaders } from '#server/platform/hosting/securityHeaders';
import type { BankDeps } from './bank/bankPages';
import { sandboxBank } from './bank/sandboxBank';
import { sandboxGameSite } from './games/sandboxGameSite';
import { registerProtocols, type ProtocolOptions, type Protocols } from './protocols/index';
import { standInPages } from './standIns/standInPages';

export interface Sandbox extends Protocols {
  /** It does not listen yet. */
  readonly app: FastifyInstance;
}

/** The outside world of a demonstration: bank, games, gateways, and stand-ins for other providers. */
export async function buildSandbox(
  options: ProtocolOptions & Omit<BankDeps, 'deliverDue'>,
): Promise<Sandbox> {
  const app = Fastify({
    // The API passes requests for stand-ins on.
    trustProxy: 'loopback',
    forceCloseConnections: true,
    logger: { level: 'warn' },
  });
  await securityHeaders(app, false);
  const protocols = await registerProtocols(app, options);
  await sandboxBank(app, { ...options, ...protocols });
  await sandboxGameSite(app, { ...options, ...protocols });
  await standInPages(app, options.clock);
  return { app, ...protocols };
}
