import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#core/time/durations';
import type { PortName } from '#schemas/providers/providersFile';
import { logFailure, toAppError } from '#server/platform/http/errorHandler';
import type { PlatformDeps } from '#server/platform/http/platformDeps';
import { AppError } from '#server/platform/appError';
import { parseStrictJson } from '#server/platform/http/strictJson';
import { recordCall, type CallRecord } from './calls/callRepository';
import type { VerifyCall } from './ports/verifyCall';

/** What a provider may call: `POST /api/provider/<id>/<path>`, on every host. */
export interface IncomingRoute<P = unknown> {
  readonly path: string;
  readonly port: PortName;
  /** Of each provider, in this process: a bound on one that calls without end. */
  readonly callsPerMinute: number;
  readonly providers: readonly { readonly id: string; readonly verify: VerifyCall; readonly provider: P }[];
  /** Is called with the body of a verified call. What it throws is answered as in other calls. */
  handle(provider: P, body: unknown, log: FastifyBaseLogger): Promise<IncomingAnswer>;
}

const statuses = {
  OK: 200,
  VALIDATION: 400,
  SIGNATURE_MISSING: 401,
  SIGNATURE_WRONG: 401,
  SIGNATURE_EXPIRED: 401,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNKNOWN_PLAYER: 404,
  PLAY_NOT_ALLOWED: 409,
  INSUFFICIENT_FUNDS: 409,
  ROUND_UNKNOWN: 409,
  ROUND_ENDED: 409,
  BET_REFUNDED: 409,
  REFERENCE_REUSED: 409,
  TRANSFERS_REFUSED: 422,
  RATE_LIMITED: 429,
  GENERIC: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;
type Code = keyof typeof statuses;

export interface IncomingAnswer {
  readonly code: Code;
  /** English. */
  readonly message?: string;
  readonly data?: unknown;
  /** Replaces the complete body. */
  readonly body?: unknown;
  /** For the record of the call, without account numbers. */
  readonly outcome?: string;
  readonly about?: Pick<CallRecord, 'reference' | 'subject' | 'brandId'>;
}

const messages: Partial<Record<Code, string>> = {
  VALIDATION: 'The body is not valid JSON.',
  SIGNATURE_MISSING: 'The signature header is missing or malformed.',
  SIGNATURE_WRONG: 'The signature does not fit the body.',
  SIGNATURE_EXPIRED: 'The time of the signature differs from ours by more than five minutes.',
  NOT_FOUND: 'No such provider receives calls here.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  RATE_LIMITED: 'Too many calls.',
  GENERIC: 'The call failed. Send it again.',
  SERVICE_UNAVAILABLE: 'The call cannot be processed now. Send it again.',
};

type IncomingDeps = Pick<PlatformDeps, 'db' | 'clock' | 'room'>;

/** Receives the signed calls of providers. Nothing is read or changed before the signature is verified. */
export async function incomingCalls(
  app: FastifyInstance,
  { deps, routes }: { deps: IncomingDeps; routes: readonly IncomingRoute[] },
): Promise<void> {
  app.removeAllContentTypeParsers();
  // The signature is of the bytes, whatever their type is called.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    logFailure(request, error, known);
    const code = known.code in statuses ? (known.code as Code) : 'GENERIC';
    if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
    send(reply, { code });
  });
  for (const route of routes) {
    const count = callCounter(route.callsPerMinute);
    app.post<{ Params: { id: string } }>(
      `/api/provider/:id/${route.path}`,
      { schema: { hide: true } },
      async (request, reply) =>
        send(reply, await receive(deps, { route, count }, request.params.id, request)),
    );
  }
}

/**
 * Counts calls by provider in windows of a minute. In memory, because a counter in the database is a row that all calls
 * of a provider would wait for.
 */
function callCounter(limit: number): (id: string, now: Date) => void {
  const windows = new Map<string, { readonly endsAt: number; calls: number }>();
  return (id, now) => {
    const current = windows.get(id);
    const isOver = !current || current.endsAt <= now.getTime();
    const window = isOver ? { endsAt: now.getTime() + MINUTE_MS, calls: 0 } : current;
    windows.set(id, window);
    window.calls += 1;
    if (window.calls <= limit) return;
    throw new AppError(
      'RATE_LIMITED',
      undefined,
      undefined,
      Math.ceil((window.endsAt - now.getTime()) / 1_000),
    );
  };
}

interface CountedRoute {
  readonly route: IncomingRoute;
  /** @throws AppError RATE_LIMITED with `Retry-After`. */
  readonly count: (id: string, now: Date) => void;
}

async function receive(
  deps: IncomingDeps,
  { route, count }: CountedRoute,
  id: string,
  request: FastifyRequest,
): Promise<IncomingAnswer> {
  const { db, clock, room } = deps;
  const known = route.providers.find((entry) => entry.id === id);
  if (!known) return { code: 'NOT_FOUND' };
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const problem = known.verify({ headers: request.headers, body: bytes });
  if (problem) {
    request.log.warn({ event: 'provider.refused', provider: id, code: problem, ip: request.ip });
    return { code: problem };
  }
  const [now, start] = [clock.now(), performance.now()];
  if (room && !room.enough()) return { code: 'SERVICE_UNAVAILABLE' };
  // Strangers cannot use the limit up, because only signed calls count.
  count(id, now);
  const answer = await handle(route, known.provider, bytes, request);
  await recordCall(db, {
    ...{
      brandId: null,
      ...answer.about,
      provider: id,
      port: route.port,
      operation: `receive ${route.path}`,
      direction: 'IN',
    },
    ...{ attempts: 1, latencyMs: performance.now() - start, startedAt: now },
    result: answer.code === 'OK' ? 'OK' : statuses[answer.code] < 500 ? 'REFUSED' : 'FAILED',
    detail: answer.outcome ?? answer.message ?? messages[answer.code],
  }).catch((error: unknown) => {
    request.log.error({ err: error, provider: id }, 'call of a provider could not be recorded');
  });
  return answer;
}

async function handle(
  route: IncomingRoute,
  provider: unknown,
  bytes: Buffer,
  { log }: FastifyRequest,
): Promise<IncomingAnswer> {
  let body: unknown;
  try {
    body = parseStrictJson(bytes);
  } catch {
    return { code: 'VALIDATION' };
  }
  return route.handle(provider, body, log);
}

function send(
  reply: FastifyReply,
  { code, message = messages[code], data, body }: IncomingAnswer,
): FastifyReply {
  const status = statuses[code];
  if (status === 503) reply.header('retry-after', 30);
  const answer =
    code === 'OK'
      ? { status, message: 'success', data }
      : { status, code, message, ...(data !== undefined && { data }) };
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'trace-id': reply.request.id })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body ?? answer));
}
