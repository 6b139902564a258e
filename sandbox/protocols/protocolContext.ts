import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { makeAjv } from '#schemas/ajv';
import type { FromSchema, JsonSchema } from '#schemas/common/schemaBuilders';
import type { Clock } from '#server/platform/clock';
import { hashToken } from '#server/platform/crypto/token';
import type { Database } from '#server/platform/db/connect';
import { parseStrictJson } from '#server/platform/http/strictJson';
import type { Chaos, ChaosPort } from '../chaos/chaos';
import type { SandboxKeys } from './keys';

/** What the services of the sandbox work with. */
export interface ProtocolContext {
  /** With the tables of the sandbox; the protocols touch no others. */
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: SandboxKeys;
  readonly chaos: Chaos;
}

/** Whether a call has the service's key: `authorization: Bearer <key>`. */
export function isAuthorized(
  { headers }: FastifyRequest,
  { keys }: ProtocolContext,
  port: ChaosPort,
): boolean {
  const given = headers.authorization ?? '';
  return timingSafeEqual(hashToken(given), hashToken(`Bearer ${keys[port]}`));
}

/** Reads bodies of this schema; undefined for any other. */
export function bodyReader<const S extends JsonSchema>(
  schema: S,
): (request: FastifyRequest) => FromSchema<S> | undefined {
  const isBody = makeAjv().compile(schema as object);
  return ({ body }) => {
    try {
      const value = parseStrictJson(body as Buffer);
      return isBody(value) ? (value as FromSchema<S>) : undefined;
    } catch {
      return undefined;
    }
  };
}
