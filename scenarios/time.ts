export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Bangkok has no summer time. */
const OFFSET_MS = 7 * HOUR_MS;

/** ISO-8601 as the API writes it. @param at milliseconds since the epoch. */
export function bangkokIso(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().replace('Z', '+07:00');
}

/** `HH:MM:SS` in Bangkok. */
export function bangkokTime(at: number): string {
  return bangkokIso(at).slice(11, 19);
}
