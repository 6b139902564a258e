import './localhost';
import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from './startServer';

interface Watch {
  /** Policy violations and uncaught errors of the journey; a journey that provokes them on purpose empties it. */
  readonly browserErrors: string[];
}

interface Own {
  readonly server: RunningServer;
  /** Sessions of this server by staff member. */
  readonly tokens: Map<string, Promise<string>>;
}

/**
 * Playwright's `test` with a server that no other worker uses, because all staff of a server share drafts, published
 * revisions and queues. Studio and desk share this one, since a start is slow. A journey also
 * fails on a policy violation (W1) or an uncaught error.
 */
export const test = base.extend<Watch, Own>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  tokens: [async ({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],
  browserErrors: async ({ browserName: _ }, use) => {
    const browserErrors: string[] = [];
    await use(browserErrors);
    expect(browserErrors, 'policy violations and uncaught errors').toEqual([]);
  },
});

export { expect };
