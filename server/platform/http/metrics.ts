import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics, type Metric } from 'prom-client';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import type { DiskSpace } from '#server/platform/db/diskSpace';
import { fail } from '#server/platform/appError';
import { trialBalanceMetrics } from './trialBalanceMetrics';
import { answersUnderPressure } from './health';

interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

interface Measured {
  readonly pool: PoolCounts;
  readonly db: Database;
  readonly clock: Clock;
  readonly room: Pick<DiskSpace, 'free'> | undefined;
  /** Metrics of other parts of the server. */
  readonly more: readonly Metric[];
}

/** Prometheus metrics at `/metrics`, for this machine only. */
export function registerMetrics(app: FastifyInstance, { pool, db, clock, room, more }: Measured): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of more) registry.registerMetric(metric);
  const duration = new Histogram({
    name: 'sala_http_request_seconds',
    help: 'Time to answer a request, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'sala_database_connections',
    help: 'Connections of the pool by state; waiting counts requests without one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const refreshTrialBalances = trialBalanceMetrics(registry, db, clock);
  if (room) {
    new Gauge({
      name: 'sala_disk_free_bytes',
      help: 'Free on the disk of the embedded database; below 64 MB no money moves.',
      registers: [registry],
      collect() {
        this.set(room.free());
      },
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const options = { schema: { hide: true }, logLevel: 'silent', config: answersUnderPressure } as const;
  app.get('/metrics', options, async (request, reply) => {
    if (!isLocal(request)) throw fail('NOT_FOUND');
    await refreshTrialBalances();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Host names of a direct local request. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])?$/;

/** Requests passed on by a local proxy are not local; they carry a site's host or a forwarding header. */
function isLocal({ socket, headers, hostname }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
  return (
    forwarded === undefined &&
    OWN_NAME.test(hostname) &&
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  );
}
