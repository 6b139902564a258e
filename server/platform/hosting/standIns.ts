// Declares `hide`, which keeps a route off the API page.
import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_PATH } from '#schemas/brand/patterns';
import { AppError } from '#server/platform/appError';

type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** Headers of one connection. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Answers the path of the stand-ins on every host from their own server, so that a brand's policy needs no further
 * origin. Without that server the path is not found: a brand's host would answer with the member app.
 * @param options `target` is its origin.
 */
export function standIns(
  app: FastifyInstance,
  { target, fetch }: { readonly target: string | undefined; readonly fetch: Fetch },
): void {
  app.get(`${SANDBOX_PATH}*`, { schema: { hide: true } }, async ({ host, protocol, url }, reply) => {
    if (target === undefined) {
      reply.callNotFound();
      return reply;
    }
    const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
    const answer = await fetch(new URL(url, target), { headers }).catch(() => {
      throw new AppError('SERVICE_UNAVAILABLE');
    });
    const content = Buffer.from(await answer.arrayBuffer());
    // This server's own refuse to be framed.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    for (const [name, value] of answer.headers) if (!OF_CONNECTION.includes(name)) reply.header(name, value);
    return reply.code(answer.status).send(content);
  });
}
