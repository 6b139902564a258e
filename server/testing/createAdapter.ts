import type { FastifyBaseLogger } from 'fastify';
import { makeAjv } from '#schemas/ajv';
import type { Adapter, PortTypes } from '#server/providers/kit/defineAdapter';
import { providerFetch } from '#server/providers/kit/providerFetch';
import type { Clock } from '#server/platform/clock';
import { testClock } from './testClock';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The provider that an adapter creates from these settings, which have to fit its schema. */
export function createAdapter<P extends keyof PortTypes>(
  adapter: Adapter,
  _port: P,
  settings: unknown,
  secrets: Readonly<Record<string, string>> = {},
  clock: Clock = testClock(),
): PortTypes[P] {
  const ajv = makeAjv();
  if (!ajv.validate(adapter.settings as object, settings)) throw new Error(ajv.errorsText());
  return adapter.create({
    id: 'tested',
    settings,
    secrets,
    fetch: providerFetch,
    clock,
    log: silent as unknown as FastifyBaseLogger,
  }) as PortTypes[P];
}
