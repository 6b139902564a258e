import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { makeAjv } from '#schemas/ajv';
import type { PlatformDeps } from './platformDeps';
import { fail } from '#server/platform/appError';
import { sendError } from './errorHandler';
import type { AllHandlers } from './handlers';
import { registerContract } from './registerContract';
import { useStrictJson } from './strictJson';

/** One image of at most 4 MiB. */
const UPLOAD = {
  fileSize: 4 * 1024 * 1024,
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: 1024,
  fieldNameSize: 64,
  headerPairs: 32,
};

/** Everything under `/api`: strict bodies, the contract, and JSON errors for unknown routes. */
export async function api(
  app: FastifyInstance,
  { deps, handlers }: { deps: PlatformDeps; handlers: AllHandlers },
): Promise<void> {
  const ajv = makeAjv({ allErrors: true });
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema as object));
  useStrictJson(app);
  await app.register(multipart, { limits: UPLOAD, throwFileSizeLimit: true });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store').header('trace-id', request.id);
    done();
  });
  registerContract(app, deps, handlers, ajv);
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => {
    sendError(reply, fail('NOT_FOUND'));
  });
}
