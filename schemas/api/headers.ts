/** Headers of the member app's requests, in small letters as browsers list them in a preflight. */
export const requestHeaders: readonly string[] = [
  'authorization',
  'content-type',
  'idempotency-key',
  'platform',
  'channel',
  'web-version',
  'web-hostname',
];

/** Headers of answers for clients, which pages of another origin may read only when they are listed. */
export const answerHeaders: readonly string[] = ['idempotent-replayed', 'retry-after', 'trace-id'];
