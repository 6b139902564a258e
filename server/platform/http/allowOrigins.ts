import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberAppCalls } from '#schemas/api/contract';
import { routeOf } from './callRoute';

/** Headers of the member app's requests, in small letters as browsers list them in a preflight. */
export const requestHeaders: readonly string[] = [
  'authorization',
  'content-type',
  'idempotency-key',
  'platform',
  'channel',
  'web-version',
  'web-hostname',
];

/** Headers of answers for clients, which pages of another origin may read only when they are listed. */
const answerHeaders: readonly string[] = ['idempotent-replayed', 'retry-after', 'trace-id'];

/**
 * Lets pages of some origins make the calls of the member app, never those of staff. Sessions are bearer tokens, so no
 * page gets `Access-Control-Allow-Credentials`: a cookie is neither sent nor read, and there is nothing to forge.
 * Register before all hooks that may answer, because a page cannot read an error without these headers.
 */
export async function allowOrigins(
  app: FastifyInstance,
  isAllowed: (origin: string) => boolean,
): Promise<void> {
  const routes = memberAppCalls.map(routeOf);
  const paths = new Set(routes.map(({ url }) => url));
  const methods = [...new Set(routes.map(({ method }) => method))];
  const originOf = ({ headers: { origin }, routeOptions: { url = '' } }: FastifyRequest) =>
    origin !== undefined && paths.has(url) && isAllowed(origin) ? origin : false;
  await app.register(cors, {
    delegator: (request, done) => {
      done(null, {
        origin: originOf(request),
        methods,
        allowedHeaders: [...requestHeaders],
        exposedHeaders: [...answerHeaders],
        maxAge: PREFLIGHT_SECONDS,
        strictPreflight: false,
      });
    },
  });
}

/** How long a browser may reuse a preflight; Chromium honours two hours at most. */
const PREFLIGHT_SECONDS = 7_200;
