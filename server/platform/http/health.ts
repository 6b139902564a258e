import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Database } from '#server/platform/db/connect';

/**
 * Exempts a route from overload rejection: an orchestrator would restart a busy process that fails its liveness
 * check.
 */
export const answersUnderPressure = { pressureHandler: () => undefined };

/**
 * `/livez`: the process responds, independent of the database and the load. `/readyz`: the database responds too
 * and there is capacity; `detail` lists brands closed by an invalid file, which do not affect readiness. Both are
 * public and reveal nothing else.
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
