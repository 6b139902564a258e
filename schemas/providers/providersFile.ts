import { list, object, type FromSchema } from '#schemas/common/schemaBuilders';

/** What outside services do for the platform. The folders of their adapters have the same names. */
export const portNames = [
  'slips',
  'transfers',
  'payouts',
  'promptpay',
  'bankNames',
  'games',
  'sms',
  'email',
  'webhooks',
  'files',
  'staffLogin',
] as const;
export type PortName = (typeof portNames)[number];

/** A provider's id is written into records of money, so it never changes. */
export const providerId = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,19}$',
  description: 'at most 20 of a-z, 0-9 and -, a letter first',
} as const;

const ms = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;
const count = (maximum: number) => ({ type: 'integer', minimum: 1, maximum }) as const;

/** Limits of calls to one provider, in each process; those of its port where left out. */
const limits = object(
  {},
  {
    /** Until a call is abandoned. */
    timeoutMs: ms(10, 120_000),
    /** Calls at once, and how many more may wait. */
    concurrency: count(100),
    queue: { type: 'integer', minimum: 0, maximum: 1_000 },
    /** Requests of one call that is safe to repeat. */
    attempts: count(5),
    /** Consecutive failures that pause calls, and the length of the pause. */
    breakAfter: count(1_000),
    pauseMs: ms(10, 3_600_000),
    /** Over all processes and brands, in a day of Bangkok. */
    callsPerDay: count(100_000_000),
  },
);

const secretReference = {
  ...object(
    {},
    {
      env: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
      file: { type: 'string', minLength: 1, maxLength: 1_000 },
    },
  ),
  minProperties: 1,
  maxProperties: 1,
  description: '{ "env": "<variable>" } or { "file": "<path>" }, never the secret itself',
} as const;

const provider = object(
  { adapter: { type: 'string', minLength: 1, maxLength: 80 } },
  {
    settings: { type: 'object' },
    secrets: { type: 'object', additionalProperties: secretReference },
    limits,
  },
);

const ids = { ...list(providerId, 20), uniqueItems: true } as const;
const use = object(
  {},
  {
    slips: ids,
    transfers: ids,
    payouts: ids,
    promptpay: ids,
    bankNames: ids,
    games: ids,
    sms: ids,
    email: ids,
    webhooks: ids,
    files: ids,
    staffLogin: ids,
  },
);

/** The file of `PROVIDERS_FILE`: outside services, and which brand uses which. An adapter has a schema of its settings. */
export const providersFile = object(
  {
    providers: { type: 'object', additionalProperties: provider },
    /** In the order of fallback, for all brands. */
    use,
  },
  {
    $schema: { type: 'string' },
    /** By brand: each list replaces that of `use`. */
    brands: { type: 'object', additionalProperties: use },
  },
);

export type ProvidersFile = FromSchema<typeof providersFile>;
export type ProviderEntry = FromSchema<typeof provider>;
export type ProviderLimits = FromSchema<typeof limits>;
