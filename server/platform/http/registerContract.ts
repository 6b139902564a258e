import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallSpec } from '#schemas/api/callSpec';
import { contract } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { PlatformDeps } from './platformDeps';
import { fail } from '#server/platform/appError';
import { authorize, namedBrand } from './authorize';
import type { Identity } from './authorize';
import { errorsText, responseSchema, schemaErrors } from './contractSchemas';
import { callOptions, refuseOtherMethods, routeOf } from './callRoute';
import { logFailure } from './errorHandler';
import type { AllHandlers, MoneyAnswer } from './handlers';
import { SENT_IMAGE } from '#server/platform/images/readUpload';
import { clientRefOf, runMoney } from './money';
import type { MoneyOutput, MoneyRequest } from './money';
import { requireOffered, requireOpen, requireRoom } from './requireOpen';
import { requirePayable } from './requirePayable';

/** A handler with erased types; `Handler<K>` has already checked them against its key. */
type AnyHandler = (context: Record<string, unknown>) => unknown;

interface CallState {
  readonly brand: Brand;
  readonly now: Date;
  readonly identity: Identity;
}

declare module 'fastify' {
  interface FastifyRequest {
    call: CallState | undefined;
  }
}

/** A call with everything needed to serve it. */
interface Served {
  readonly deps: PlatformDeps;
  readonly key: CallKey;
  readonly spec: CallSpec;
  readonly handler: AnyHandler;
  readonly check: (envelope: unknown) => void;
}

/**
 * Registers every call of the contract: authorized, validated, handled, and serialized by its schema.
 * @throws Error when a call has no handler, so that such a server does not start.
 */
export function registerContract(app: FastifyInstance, deps: PlatformDeps, handlers: AllHandlers): void {
  app.decorateRequest('call', undefined);
  const byKey = new Map(Object.entries(handlers as unknown as Record<string, AnyHandler>));
  const specs = Object.entries(contract) as [CallKey, CallSpec][];
  for (const [key, spec] of specs) {
    const handler = byKey.get(key);
    if (!handler) throw new Error(`No handler for ${key}.`);
    const check = deps.config.production ? () => undefined : responseCheck(key, spec);
    registerCall(app, { deps, key, spec, handler, check });
  }
  refuseOtherMethods(
    app,
    specs.map(([key]) => key),
  );
}

function registerCall(app: FastifyInstance, served: Served): void {
  const { deps, key, spec } = served;
  const { method, url } = routeOf(key);
  app.route({
    method,
    url,
    ...callOptions(spec),
    onRequest: async (request) => {
      const now = deps.clock.now();
      const host = deps.brands.ofCall(single(request.headers['web-hostname']), request.host);
      const identity = await authorize(deps, key, spec, request, host, now);
      const named = namedBrand(request);
      const brand = named === undefined ? host : deps.brands.byId(named);
      if (!brand) throw fail('NOT_FOUND');
      requireOffered(spec, brand);
      requireOpen(spec, identity.closing, now);
      requireRoom(spec, deps.room);
      deps.playGuard.require(spec, brand, identity.bounds, now);
      await requirePayable(deps.db, spec, brand, identity);
      request.call = { brand, now, identity };
    },
    handler: async (request, reply) => answer(served, request, reply),
  });
}

async function answer(served: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { key, spec, handler, check } = served;
  const { call } = request;
  if (!call) throw new Error('The call was not authorized.');
  const context = {
    key,
    params: request.params,
    query: request.query,
    body: request.body,
    brand: call.brand,
    now: call.now,
    ip: request.ip,
    traceId: request.id,
    request,
    reply,
    ...call.identity,
  };
  // The play is committed and must be reported even when recording the play time fails; the next play records it.
  const played = () =>
    served.deps.playGuard
      .record(served.deps.db, spec, call.brand, call.identity.member?.id, call.identity.bounds, call.now)
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'play not recorded');
      });
  if (spec.money) {
    const done = (await handler({ ...context, money: moneyOf(served, call, request, reply) })) as MoneyAnswer;
    if (done.status === 200) await played();
    return sendMoney(reply, done);
  }
  const result = await handler(context);
  await played();
  if (spec.file !== undefined) return sendFile(reply, spec.file, result as Buffer | Readable);
  if (spec.stream) return reply.headers(EVENT_STREAM).send(result);
  const envelope = {
    status: 200,
    message: 'success',
    ...(spec.paged ? (result as object) : { data: result }),
  };
  check(envelope);
  return reply.send(envelope);
}

function moneyOf(
  { deps, key, check }: Served,
  call: CallState,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { member, staff } = call.identity;
  const money: Omit<MoneyRequest, 'content'> = {
    brandId: call.brand.id,
    actorId: member?.id ?? staff?.id ?? '',
    route: key,
    key: single(request.headers['idempotency-key']),
    now: call.now,
  };
  const output: MoneyOutput<unknown> = {
    serialize: (data) => {
      const envelope = { status: 200, message: 'success', data };
      check(envelope);
      return reply.code(200).serialize(envelope) as string;
    },
    onFailure: (error, known) => {
      logFailure(request, error, known);
    },
  };
  const run = (effect: Parameters<typeof runMoney>[3], file?: string) => {
    const content = { params: request.params, query: request.query, body: request.body ?? null, file };
    return runMoney(deps, { ...money, content }, output, effect);
  };
  return Object.assign(run, { clientRef: () => clientRefOf(money) });
}

function sendMoney(reply: FastifyReply, { status, body, replayed }: MoneyAnswer): FastifyReply {
  if (replayed) reply.header('idempotent-replayed', 'true');
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Proxies must neither cache nor buffer events. */
const EVENT_STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** A file, with headers that make browsers download it. */
function sendFile(reply: FastifyReply, type: string, content: Buffer | Readable): FastifyReply {
  return reply
    .headers(SENT_IMAGE)
    .type(type === 'text/csv' ? `${type}; charset=utf-8` : type)
    .send(content);
}

/**
 * Outside of production, a response that does not match its schema fails. In production the serializer drops fields
 * missing from the schema.
 */
function responseCheck(key: CallKey, spec: CallSpec): (envelope: unknown) => void {
  return (envelope) => {
    const errors = schemaErrors(responseSchema(spec), envelope);
    if (errors.length > 0)
      throw new Error(`The response of ${key} does not match its schema: ${errorsText(errors)}`);
  };
}

function single(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}
