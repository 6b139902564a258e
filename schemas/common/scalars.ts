/**
 * Small schemas that everything else is composed of. Draft-07 keywords only; each pattern holds
 * under the `u` flag.
 */

/** Maximum amount of one request, in baht (M5). Brand limits are lower. */
export const maxRequestBaht = 10_000_000;

/** Greatest amount that the platform stores or answers, in baht: 10^12 satang, far below 2^53 (M5). */
export const maxStoredBaht = 10_000_000_000;

/** Baht as a JSON number with at most two decimals; the ledger stores integer satang (M5). */
export const baht = { type: 'number', format: 'baht', minimum: 0, maximum: maxStoredBaht } as const;

/** Baht that may be negative: win/loss, adjustments. */
export const signedBaht = {
  type: 'number',
  format: 'baht',
  minimum: -maxStoredBaht,
  maximum: maxStoredBaht,
} as const;

/** Requested amount in baht: at least one satang. */
export const bahtAmount = { type: 'number', format: 'baht', minimum: 0.01, maximum: maxRequestBaht } as const;

/** Requested amount in whole baht; withdrawals have no satang (VAL-07). */
export const wholeBahtAmount = { type: 'integer', minimum: 1, maximum: maxRequestBaht } as const;

export const uuid = { type: 'string', format: 'uuid' } as const;

/** ISO-8601 with an offset; the API writes `+07:00` (Asia/Bangkok). */
export const dateTime = { type: 'string', format: 'date-time' } as const;

/** Calendar day in Asia/Bangkok, `YYYY-MM-DD`. */
export const day = { type: 'string', format: 'date' } as const;

/** Time of day in Asia/Bangkok, `HH:MM:SS`. */
export const timeOfDay = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' } as const;

/**
 * One line of text that a person typed. No control characters, so no NUL reaches PostgreSQL and no
 * line break reaches a log, and no half of a surrogate pair, which UTF-8 cannot carry.
 */
export const line = {
  type: 'string',
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$',
} as const;

/** Such a line with at least one character that is not a space. */
export const filledLine = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: '^(?=.*\\S)[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$',
} as const;

/** Text that the platform itself wrote into an answer. */
export const text = { type: 'string' } as const;

export const flag = { type: 'boolean' } as const;

/** A number of things. */
export const count = { type: 'integer', minimum: 0 } as const;

export const level = { type: 'integer', minimum: 1, maximum: 6 } as const;

/** Nothing: a call that only does something. */
export const nothing = { type: 'null' } as const;
