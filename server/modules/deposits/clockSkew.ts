import { MINUTE_MS } from '#core/time/durations';

/** Banks report the time of a transfer to the minute, so it may appear to precede its request. */
export const SKEW_MS = 2 * MINUTE_MS;
