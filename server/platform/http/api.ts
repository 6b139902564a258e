import multipart from '@fastify/multipart';
import type { Ajv } from 'ajv';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
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

/** Strict bodies, and validation and serialization by the contract. */
export async function useContractFormat(app: FastifyInstance, ajv: Ajv): Promise<void> {
  app.setValidatorCompiler(({ schema }) => validatorOf(ajv, schema as object));
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as Schema));
  useStrictJson(app);
  await app.register(multipart, { limits: UPLOAD, throwFileSizeLimit: true });
}

/** Everything under `/api`: the contract, and JSON errors for unknown routes. */
export async function api(
  app: FastifyInstance,
  { deps, handlers }: { deps: PlatformDeps; handlers: AllHandlers },
): Promise<void> {
  const ajv = makeAjv({ allErrors: true });
  await useContractFormat(app, ajv);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store').header('trace-id', request.id);
    done();
  });
  registerContract(app, deps, handlers, ajv);
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => {
    sendError(reply, fail('NOT_FOUND'));
  });
}

/** Compiled by the first request, because compiling all calls takes half of the time in which a server starts. */
function validatorOf(ajv: Ajv, schema: object) {
  let validate: ReturnType<Ajv['compile']> | undefined;
  return (input: unknown) => {
    validate ??= ajv.compile(schema);
    return validate(input) ? true : { error: validate.errors ?? [] };
  };
}

/** Compiled by the first response, likewise. */
function serializerOf(schema: Schema): (data: unknown) => string {
  let serialize: ReturnType<typeof fastJsonStringify> | undefined;
  return (data) => {
    serialize ??= fastJsonStringify(schema);
    return serialize(data as object);
  };
}
