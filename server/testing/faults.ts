import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Deps } from '#server/providers/deps';
import type { Adapter } from '#server/providers/kit/defineAdapter';
import type { ProvidersSetup } from '#server/providers/readProviders';
import { projectRoot } from '#server/platform/root';
import type { LocalProvider, ProviderReply, ReceivedRequest } from './localProvider';
import { testApp, type TestApp, type TestAppOptions } from './testApp';

/** What can go wrong with a service that we call. */
export const outgoingFaults = [
  ...(['slow', 'hanging', 'error 500', 'malformed', 'wrong amount', 'wrong account'] as const),
  ...(['unknown outcome', 'duplicate', 'switched off'] as const),
] as const;
/** What can go wrong with a service that calls us. */
export const incomingFaults = [
  ...(['wrong signature', 'replayed', 'out of order', 'duplicate', 'wrong amount'] as const),
  ...(['clock skew of ten minutes', 'switched off'] as const),
] as const;

/** A test here, a test elsewhere, or why the fault cannot happen at this port. */
export type Cell =
  | (() => Promise<void>)
  | { readonly file: string; readonly title: string }
  | { readonly impossible: string };

/** The cells of a port; the compiler asks for each. A test elsewhere has to exist under its title. */
export function faultTests<F extends string>(
  port: string,
  faults: readonly F[],
  cells: Readonly<Record<F, Cell>>,
): void {
  describe(`${port} under faults`, () => {
    for (const fault of faults) {
      const cell = cells[fault];
      if (typeof cell === 'function') it(fault, cell);
      else if ('title' in cell)
        it(`${fault}: “${cell.title}” in ${cell.file}`, () => {
          const file = path.join(projectRoot, cell.file);
          expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(cell.title);
        });
    }
  });
}

export type ServiceFault = 'none' | 'slow' | 'hanging' | 'error 500' | 'malformed' | 'unknown outcome';

/** A service that is honest until the test sets a fault. After an unknown outcome it has acted and not said so. */
export function faultyService(
  server: LocalProvider,
  honest: (request: ReceivedRequest) => ProviderReply,
): { fault: ServiceFault } {
  const service: { fault: ServiceFault } = { fault: 'none' };
  const replies: Record<ServiceFault, (request: ReceivedRequest) => ProviderReply | Promise<ProviderReply>> =
    {
      none: honest,
      slow: async (request) => {
        await sleep(50);
        return honest(request);
      },
      hanging: () => new Promise<never>(() => undefined),
      'error 500': () => ({ status: 500, body: '<html>' }),
      malformed: () => ({ body: '{"status":' }),
      'unknown outcome': (request) => {
        honest(request);
        return { status: 504, body: '<html>' };
      },
    };
  server.reply = (request) => replies[service.fault](request);
  return service;
}

/** One provider for all brands, which is given 300 ms for an answer. */
export function oneProvider(id: string, adapter: Adapter, settings: unknown): ProvidersSetup {
  const limits = { timeoutMs: 300, attempts: 1, breakAfter: 1_000 };
  return {
    providers: [{ id, adapter, settings, secrets: { key: 'secret-key' }, limits, place: 'test' }],
    use: { [adapter.port]: [id] },
    brands: {},
  };
}

/** A server with configured providers, and what its jobs work with. */
export async function configuredApp(
  options: TestAppOptions & { readonly providers: ProvidersSetup },
): Promise<{ readonly t: TestApp; readonly deps: Deps }> {
  let deps: Deps | undefined;
  const t = await testApp({
    ...options,
    registerSites: (_app, built) => {
      deps = built;
      return Promise.resolve();
    },
  });
  if (!deps) throw new Error('The server was not built.');
  return { t, deps };
}

/** Staff switch the provider off at the first brand, or on again. */
export async function setSwitch(
  t: TestApp,
  provider: string,
  staffId: string,
  state: 'on' | 'off',
): Promise<void> {
  const own = { brand_id: t.brand.id, provider };
  if (state === 'off') {
    const row = { ...own, staff_id: staffId, reason: 'test', created_at: t.clock.now() };
    await t.db.insertInto('provider_switches').values(row).execute();
  } else await t.db.deleteFrom('provider_switches').where('provider', '=', provider).execute();
}
