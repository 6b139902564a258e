import type { FastifyBaseLogger } from 'fastify';
import type { PortName, ProviderLimits } from '#schemas/providers/providersFile';
import type { Clock } from '#server/platform/clock';
import { StartFailure } from '#server/platform/startup/startFailure';
import { SettingsError, type PortTypes } from './kit/defineAdapter';
import type { GameProvider } from './ports/gameProvider';
import type { StaffLogin } from './ports/staffLogin';
import type { TransferPoll, TransferSource, TransferWebhook } from './ports/transferSource';
import { providerFetch } from './kit/providerFetch';
import type { ProvidersSetup } from './readProviders';

/** An outside service that brands use. */
export interface Provider<T = unknown> {
  readonly id: string;
  readonly port: PortName;
  /** Undefined for a service inside this process. */
  readonly adapter?: string | undefined;
  readonly limits: ProviderLimits;
  /** What its adapter created. */
  readonly service: T;
}

export interface Connections {
  readonly all: readonly Provider[];
  /** Whether the brand has a provider of the port. */
  has(port: PortName, brandId: string): boolean;
  /** Brands that list the provider. */
  usedBy(id: string): readonly string[];
  /** The brand's providers of a port, in the order of fallback. */
  of<P extends keyof PortTypes>(port: P, brandId: string): readonly Provider<PortTypes[P]>[];
}

/**
 * Creates the providers of a validated file.
 * @throws StartFailure for settings that an adapter refuses.
 */
export function connectProviders(
  { providers, use, brands }: ProvidersSetup,
  { brandIds, clock, log }: ConnectOptions,
): Connections {
  const all = providers.map(({ id, adapter, adapterName, settings, secrets, limits, place }): Provider => {
    try {
      const context = {
        id,
        settings,
        secrets,
        clock,
        fetch: providerFetch,
        log: log.child({ provider: id }),
      };
      return { id, port: adapter.port, adapter: adapterName, limits, service: adapter.create(context) };
    } catch (error) {
      throw error instanceof SettingsError
        ? new StartFailure(`${place}: ${error.message}`, { cause: error })
        : error;
    }
  });
  return connectionsOf(all, brandIds, (port, brandId) => providersOf({ use, brands }, port, brandId));
}

/** Ids of the brand's providers of a port, in the order of fallback; none without a file. */
export function providersOf(
  setup: Pick<ProvidersSetup, 'use' | 'brands'> | undefined,
  port: PortName,
  brandId: string,
): readonly string[] {
  return setup?.brands[brandId]?.[port] ?? setup?.use[port] ?? [];
}

export interface ConnectOptions {
  /** The brands at present: new ones are created while the server runs. */
  readonly brandIds: () => readonly string[];
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Services inside this process, for every brand: those of tests. */
export type DirectServices = {
  readonly [P in Exclude<keyof PortTypes, 'games' | 'staffLogin'>]?: PortTypes[P] | null;
} & { readonly games?: readonly GameProvider[]; readonly staffLogin?: readonly StaffLogin[] };

/** Connects services inside this process, whose calls need no repetition and no pause. */
export function connectDirectly(services: DirectServices, brandIds: ConnectOptions['brandIds']): Connections {
  const { games = [], staffLogin = [], ...others } = services;
  const limits = { attempts: 1, breakAfter: 1_000 };
  const single = Object.entries(others).flatMap(([port, service]): Provider[] =>
    service ? [{ id: `direct-${port.toLowerCase()}`, port: port as PortName, limits, service }] : [],
  );
  const all = [
    ...single,
    ...games.map((service): Provider => ({ id: service.id, port: 'games', limits, service })),
    ...staffLogin.map((service): Provider => ({ id: service.id, port: 'staffLogin', limits, service })),
  ];
  return connectionsOf(all, brandIds, (port) =>
    all.filter((provider) => provider.port === port).map(({ id }) => id),
  );
}

function connectionsOf(
  all: readonly Provider[],
  brandIds: ConnectOptions['brandIds'],
  idsOf: (port: PortName, brandId: string) => readonly string[],
): Connections {
  const byId = new Map(all.map((provider) => [provider.id, provider]));
  return {
    all,
    has: (port, brandId) => idsOf(port, brandId).length > 0,
    usedBy: (id) => {
      const port = byId.get(id)?.port;
      return brandIds().filter((brandId) => port !== undefined && idsOf(port, brandId).includes(id));
    },
    // `readProviders` has checked the port of each.
    of: (port, brandId) =>
      idsOf(port, brandId).flatMap((id) => byId.get(id) ?? []) as readonly Provider<PortTypes[typeof port]>[],
  };
}

export interface TransferProvider<S = TransferWebhook | TransferPoll> extends Provider<S> {
  /** Whether a brand accepts its transfers. */
  readonly isUsedBy: (brandId: string) => boolean;
}

/** The configured sources of transfers of a kind. */
export function transferProviders<S extends TransferWebhook | TransferPoll>(
  connections: Connections,
  kind: S['kind'],
): TransferProvider<S>[] {
  return connections.all.flatMap((provider) => {
    if (provider.port !== 'transfers') return [];
    const service = provider.service as TransferSource;
    if ('newTransfers' in service || service.kind !== kind) return [];
    const isUsedBy = (brandId: string) =>
      connections.of('transfers', brandId).some(({ id }) => id === provider.id);
    return [{ ...provider, service: service as S, isUsedBy }];
  });
}
