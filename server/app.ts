import { randomBytes, randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { allHandlers } from '#server/modules/handlers';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { systemClock, type Clock } from '#server/platform/clock';
import { type Config, programHosts } from '#server/platform/config/config';
import type { Database } from '#server/platform/db/connect';
import type { DiskSpace } from '#server/platform/db/diskSpace';
import { listen } from '#server/platform/db/listen';
import { ProviderCaller } from './providers/calls/providerCaller';
import { connectDirectly, connectProviders, type DirectServices } from './providers/connectProviders';
import type { Deps } from './providers/deps';
import type { ProvidersSetup } from './providers/readProviders';
import { routePorts } from './providers/routePorts';
import { incomingCalls, type IncomingRoute } from './providers/incomingCalls';
import { transferCalls } from '#server/modules/deposits/index';
import { allowOrigins } from '#server/platform/http/allowOrigins';
import { walletCalls } from '#server/modules/games/index';
import { storeReceivers } from '#server/modules/webhooks/index';
import { api } from '#server/platform/http/api';
import { handleError, sendError } from '#server/platform/http/errorHandler';
import type { AllHandlers } from '#server/platform/http/handlers';
import { fail } from '#server/platform/appError';
import { answerForClosedBrands } from '#server/platform/http/closedBrands';
import { registerHealth } from '#server/platform/http/health';
import { loggerOptions, type LogStream } from '#server/platform/http/logging';
import { registerMetrics } from '#server/platform/http/metrics';
import { registerCertificateHosts } from '#server/platform/http/certificateHosts';
import { requireBrand } from '#server/platform/http/requireBrand';
import { requireHost } from '#server/platform/http/requireHost';
import { securityHeaders } from '#server/platform/hosting/securityHeaders';
import { makePasswords, type Passwords } from '#server/platform/crypto/password';
import { playGuard } from '#server/modules/responsible-gambling/index';
import { SECRET_KEY_BYTES, makeSecretBox, type SecretBox } from '#server/platform/crypto/secretBox';

export interface BuildOptions {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly brands: BrandDirectory;
  /** The system's clock by default. */
  readonly clock?: Clock;
  /** Outside services of the configuration; without it those of `ports`, and a missing one is not connected. */
  readonly providers?: ProvidersSetup | undefined;
  /** Services inside this process: those of tests. */
  readonly ports?: DirectServices;
  /** Those of the policy by default. */
  readonly passwords?: Passwords;
  /** With a key of this process by default. */
  readonly secrets?: SecretBox;
  /** Of the disk with the database of this process. */
  readonly room?: DiskSpace | undefined;
  /** Time limit for opening an image, in ms; that of its kind by default. */
  readonly imageMs?: number;
  /** Handlers that replace those of the modules, for tests of what surrounds them. */
  readonly handlers?: Partial<AllHandlers>;
  /** Replaces the setting of the same name. */
  readonly maxEventLoopDelayMs?: number;
  /** Standard output by default. */
  readonly logStream?: LogStream;
  /** Registers what the server serves in addition to the contract: brand sites, staff programs. */
  readonly registerSites?: (app: FastifyInstance, deps: Deps) => Promise<void>;
}

/** Limits on what one client may cost. All times in ms, sizes in bytes. */
const LIMITS = {
  bodyLimit: 256 * 1024,
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  maxRequestsPerSocket: 10_000,
  // Node checks every 30 s by default: an incomplete request would stay three times its limit.
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/** The only way to build the server, in tests too. It does not listen yet. */
export async function buildApp(options: BuildOptions): Promise<FastifyInstance> {
  const { config, db, pool, brands, clock = systemClock } = options;
  const app = Fastify({
    ...LIMITS,
    routerOptions: { maxParamLength: 128 },
    logger: loggerOptions(config.production, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    requestIdHeader: false,
    // Nothing sorts by it, and UUIDv7 costs a twentieth of a balance read.
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    frameworkErrors: handleError,
  });
  const { log } = app;
  const brandIds = () => brands.all.map(({ id }) => id);
  const connections = options.providers
    ? connectProviders(options.providers, { brandIds, clock, log })
    : connectDirectly(options.ports ?? {}, brandIds);
  const providers = {
    connections,
    caller: new ProviderCaller({ db, clock, log, usedBy: (id) => connections.usedBy(id) }, connections.all),
  };
  const listening = {
    connectionString: pool.options.connectionString ?? '',
    onError: (error: unknown) => {
      log.error({ err: error }, 'subscription to database notifications failed');
    },
  };
  const deps: Deps = {
    config,
    db,
    clock,
    brands,
    passwords: options.passwords ?? makePasswords(),
    playGuard,
    ports: routePorts(providers),
    providers,
    listen: (listener) => listen({ ...listener, ...listening }),
    onClosing: (end) => app.addHook('preClose', end),
    secrets: options.secrets ?? makeSecretBox(randomBytes(SECRET_KEY_BYTES)),
    room: options.room,
    imageMs: options.imageMs,
  };
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => {
    sendError(reply, fail('NOT_FOUND'));
  });
  await securityHeaders(app, config.production);
  requireHost(app);
  const isAllowed = (origin: string) => config.corsOrigins.includes(origin);
  if (config.corsOrigins.length > 0) await allowOrigins(app, isAllowed);
  const staffHosts = programHosts(config);
  requireBrand(app, brands, { ...config, staffHosts, isAllowed });
  answerForClosedBrands(app, brands, staffHosts);
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs ?? config.maxEventLoopDelayMs,
    retryAfter: 5,
  });
  registerMetrics(app, { pool, db, clock, room: options.room, more: providers.caller.metrics });
  registerHealth(app, db, brands);
  registerCertificateHosts(app, brands, staffHosts);
  await app.register(api, { deps, handlers: { ...allHandlers(deps), ...options.handlers } });
  await app.register(incomingCalls, {
    deps,
    routes: [transferCalls(deps) as IncomingRoute, ...(walletCalls(deps) as IncomingRoute[])],
  });
  await storeReceivers(deps);
  app.addHook(
    'onClose',
    brands.onPublished((_now, before) => {
      if (before) return;
      storeReceivers(deps).catch((error: unknown) => {
        log.error({ err: error }, 'webhook receivers of a new brand were not stored');
      });
    }),
  );
  await options.registerSites?.(app, deps);
  return app;
}

/** Fastify counts hops from the nearest proxy, 0 first. */
function trusted(
  setting: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
