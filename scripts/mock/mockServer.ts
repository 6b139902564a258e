import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { CallSpec } from '#schemas/api/callSpec';
import { callSpecs, type MemberAppCall, memberAppCalls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { PreviewState } from '#schemas/preview/state';
import { hostTable } from '#core/brand/host';
import { fail } from '#server/platform/appError';
import { allowOrigins } from '#server/platform/http/allowOrigins';
import { useContractFormat } from '#server/platform/http/api';
import { presentedToken } from '#server/platform/http/authorize';
import { callOptions, refuseOtherMethods, routeOf } from '#server/platform/http/callRoute';
import { handleError, sendError } from '#server/platform/http/errorHandler';
import { requireBrand, webHostname } from '#server/platform/http/requireBrand';
import { requireHost } from '#server/platform/http/requireHost';
import { requireOffered } from '#server/platform/http/requireOpen';
import { readUpload } from '#server/platform/images/readUpload';
import { Replies } from './replies';
import { scenarioPage } from './scenarioPage';
import { Scenarios } from './scenarios';
import { Sessions } from './sessions';

/** Pages in development, at any port. */
const isLocal = (origin: string): boolean => /^http:\/\/([a-z0-9-]+\.)*localhost(:\d+)?$/.test(origin);

interface Mock {
  readonly brandOf: (request: FastifyRequest) => Brand;
  readonly scenarios: Scenarios;
  readonly sessions: Sessions;
  readonly replies: Replies;
}

/**
 * Every call of the member app from scenarios, with the routes, validation, errors and brand rules of the reference
 * API, sessions that end, and idempotency keys. It does not listen yet.
 */
export async function mockServer(brands: readonly Brand[], state: PreviewState): Promise<FastifyInstance> {
  const hosts = hostTable(brands);
  const mock: Mock = {
    brandOf: (request) => hosts.listed(webHostname(request)) ?? hosts.brandFor(request.host),
    scenarios: new Scenarios(state),
    sessions: new Sessions(),
    replies: new Replies(),
  };
  const app = Fastify({ genReqId: () => randomUUID(), frameworkErrors: handleError });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => {
    sendError(reply, fail('NOT_FOUND'));
  });
  requireHost(app);
  await allowOrigins(app, isLocal);
  const rule = { production: false, defaultBrand: undefined, isAllowed: isLocal, staffHosts: [] };
  requireBrand(app, { listing: hosts.listed }, rule);
  scenarioPage(app, mock.scenarios, () => {
    mock.sessions.endAll();
    mock.replies.forget();
  });
  await app.register(async (api) => {
    await useContractFormat(api);
    api.addHook('onRequest', (request, reply, done) => {
      reply.header('cache-control', 'no-store').header('trace-id', request.id);
      done();
    });
    for (const key of memberAppCalls) registerCall(api, key, callSpecs[key], mock);
    refuseOtherMethods(api, memberAppCalls);
  });
  return app;
}

function registerCall(app: FastifyInstance, key: MemberAppCall, spec: CallSpec, mock: Mock): void {
  const { brandOf, scenarios, sessions, replies } = mock;
  app.route({
    ...routeOf(key),
    ...callOptions(spec),
    onRequest: (request, _reply, done) => {
      const brand = brandOf(request);
      if (spec.access === 'member') sessions.require(presentedToken(request), brand.id);
      requireOffered(spec, brand);
      done();
    },
    handler: async (request, reply) => {
      if (spec.upload !== undefined) await readUpload(request, { ...SLIP, field: spec.upload });
      // As without a network: the connection breaks.
      if (scenarios.state.site === 'offline') return reply.hijack().raw.destroy();
      const brand = brandOf(request);
      const token = presentedToken(request);
      const answer = async () => {
        const response = await scenarios.of(brand).transport(asSent(request));
        const body = (await response.json()) as object;
        const { status } = response;
        return { status, body: response.ok ? sessions.apply(key, body, { token, brandId: brand.id }) : body };
      };
      const idempotencyKey = request.headers['idempotency-key'];
      if (!spec.money || typeof idempotencyKey !== 'string') {
        const { status, body } = await answer();
        return reply.code(status).send(body);
      }
      const content = JSON.stringify([request.url, request.body]);
      const claim = { owner: `${token ?? ''} ${key}`, key: idempotencyKey, content };
      const { status, body, replayed } = await replies.once(claim, answer);
      if (replayed) reply.header('idempotent-replayed', 'true');
      return reply.code(status).send(body);
    },
  });
}

/** The request for a scenario, which reads neither images nor the host. */
function asSent({ url, method, body }: FastifyRequest): Request {
  return new Request(`http://mock.invalid${url}`, {
    method,
    headers: { authorization: 'Bearer mock', 'content-type': 'application/json' },
    ...(body !== undefined && body !== null && { body: JSON.stringify(body) }),
  });
}

const SLIP = {
  maxBytes: 4 * 1024 * 1024,
  errors: { required: 'SLIP_REQUIRED', size: 'SLIP_SIZE', type: 'SLIP_TYPE' },
} as const;
