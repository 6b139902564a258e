import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from './platformDeps';
import { fail } from '#server/platform/appError';
import { schemaErrors, serialize } from './contractSchemas';
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

/** Strict bodies, and validation and serialization by the contract. */
export async function useContractFormat(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler(({ schema }) => (input) => {
    const errors = schemaErrors(schema, input);
    return errors.length === 0 ? true : { error: [...errors] };
  });
  app.setSerializerCompiler(
    ({ schema }) =>
      (data) =>
        serialize(schema, data),
  );
  useStrictJson(app);
  await app.register(multipart, { limits: UPLOAD, throwFileSizeLimit: true });
}

/** Everything under `/api`: the contract, and JSON errors for unknown routes. */
export async function api(
  app: FastifyInstance,
  { deps, handlers }: { deps: PlatformDeps; handlers: AllHandlers },
): Promise<void> {
  await useContractFormat(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store').header('trace-id', request.id);
    done();
  });
  registerContract(app, deps, handlers);
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => {
    sendError(reply, fail('NOT_FOUND'));
  });
}
