import { MINUTE_MS } from '#core/time/durations';

/** Banks tell the time of a transfer to the minute, so it may seem to come before its request. */
export const SKEW_MS = 2 * MINUTE_MS;
