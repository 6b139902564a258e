import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { count, dateTime, flag, text, uuid } from '#schemas/common/scalars';
import { portNames, providerId } from '#schemas/providers/providersFile';
import type { ContractArea } from './callSpec';
import { brandId, byBrand, byBrandAndUuid, needs, withReason } from './callParts';
import { pagedList } from './page';

/** Providers that a brand uses, over all ports. */
const PROVIDERS = 220;

const provider = object({
  id: text,
  port: oneOf(portNames),
  /** Null for a service inside the server's process. */
  adapter: nullable(text),
  /** False where calls do not depend on a switch, such as those of incoming transfers and files. */
  switchable: flag,
  /** Null while it is switched on for the brand. */
  off: nullable(object({ by: text, at: dateTime, reason: text })),
  /** Of the period, by the brand or by no single one. */
  calls: count,
  failures: count,
  medianMs: nullable(count),
  lastFailure: nullable(
    object({
      at: dateTime,
      operation: text,
      result: oneOf(['FAILED', 'TIMEOUT']),
      detail: nullable(text),
    }),
  ),
  /** Requests of the Bangkok day, over all brands. */
  quota: nullable(object({ used: count, limit: count })),
});

const providerCall = object({
  uuid,
  at: dateTime,
  provider: text,
  port: text,
  operation: text,
  direction: oneOf(['IN', 'OUT']),
  reference: nullable(text),
  attempts: count,
  latencyMs: count,
  result: oneOf(['OK', 'FAILED', 'TIMEOUT', 'REFUSED']),
  detail: nullable(text),
});

const switching = {
  ...needs('providers.switch'),
  ...withReason,
  params: object({ brandId, provider: providerId }),
  data: provider,
} as const;

/** Outside services of a brand as its staff watch and switch them. */
export const staffProviders = {
  'GET /api/staff/brand/{brandId}/provider': {
    ...needs('providers.read'),
    summary: 'Providers of the brand by port, in the order of use, with their calls of the last hour or day.',
    params: byBrand,
    query: object({}, { period: oneOf(['hour', 'day']) }),
    data: list(provider, PROVIDERS),
  },
  'POST /api/staff/brand/{brandId}/provider/{provider}/off': {
    ...switching,
    summary: 'Switch a provider off for the brand; the next one of its port is used from the next call on.',
    errors: ['STATE_CHANGED', 'PROVIDER_NOT_SWITCHABLE'],
  },
  'POST /api/staff/brand/{brandId}/provider/{provider}/on': {
    ...switching,
    summary: 'Switch a provider on again for the brand.',
    errors: ['STATE_CHANGED'],
  },
  'GET /api/staff/brand/{brandId}/provider-call/{uuid}': {
    ...needs('providers.read'),
    summary:
      'Calls about a deposit request with its slips, a slip or a withdrawal, newest first; kept for 90 days.',
    params: byBrandAndUuid,
    ...pagedList(providerCall),
  },
} as const satisfies ContractArea;
