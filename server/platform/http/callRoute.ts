import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify';
import type { CallSpec } from '#schemas/api/callSpec';
import type { CallKey } from '#schemas/api/contract';
import { splitKey } from '#core/contract/request';
import { fail } from '#server/platform/appError';
import { responseSchema } from './contractSchemas';
import { sendError } from './errorHandler';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Converts `'GET /api/x/{id}'` to Fastify's notation. */
export function routeOf(key: CallKey): { method: HTTPMethods; url: string } {
  const { method, path } = splitKey(key);
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** The schemas of a call as options of its route. */
export function callOptions(spec: CallSpec): RouteShorthandOptions {
  return {
    schema: {
      ...(spec.params !== undefined && { params: spec.params }),
      ...(spec.query !== undefined && { querystring: spec.query }),
      ...(spec.body !== undefined && { body: spec.body }),
      ...(spec.file === undefined && !spec.stream && { response: { 200: responseSchema(spec) } }),
    },
    ...(spec.bodyOptional && {
      preValidation: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        request.body ??= {};
        done();
      },
    }),
  };
}

/** Answers unsupported methods of a path with 405. */
export function refuseOtherMethods(app: FastifyInstance, keys: readonly CallKey[]): void {
  const routes = keys.map(routeOf);
  for (const url of new Set(routes.map((route) => route.url))) {
    const allowed = routes.filter((route) => route.url === url).map(({ method }) => method);
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      schema: { hide: true },
      handler: (_request, reply) => {
        sendError(reply.header('allow', allowed.join(', ')), fail('METHOD_NOT_ALLOWED'));
      },
    });
  }
}
