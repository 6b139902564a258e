import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Database } from '#server/platform/db/connect';

/** Of a route that is asked the most when the process is too busy for anything else: whoever asks would end it for that. */
export const answersUnderPressure = { pressureHandler: () => undefined };

/**
 * `/livez`: the process answers, whatever the database does and however busy it is. `/readyz`: the database answers too,
 * and there is time for requests; `detail` names brands that are closed because their file is invalid, without making the
 * others unavailable. Both are open to everyone and tell nothing else (D12).
 */
export function registerHealth(app: FastifyInstance, db: Database, brands: BrandDirectory): void {
  app.get(
    '/livez',
    { schema: { hide: true }, logLevel: 'silent', config: answersUnderPressure },
    (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    const ready = await sql`SELECT 1`.execute(db).then(
      () => true,
      () => false,
    );
    const closed = brands.closed.map(({ id }) => id);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ok' : 'unavailable',
        ...(closed.length > 0 && { detail: { closedBrands: closed } }),
      });
  });
}
