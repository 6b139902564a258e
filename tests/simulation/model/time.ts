export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const BANGKOK = 7 * HOUR;

/** Number of the Bangkok day; consecutive days differ by one. */
export const dayOf = (at: number): number => Math.floor((at + BANGKOK) / DAY);
export const midnightAfter = (at: number): number => (dayOf(at) + 1) * DAY - BANGKOK;

export function monthOf(at: number): number {
  const here = new Date(at + BANGKOK);
  return here.getUTCFullYear() * 12 + here.getUTCMonth();
}

/** `HH:MM:SS.mmm` in Bangkok. */
export const clockOf = (at: number): string => new Date(at + BANGKOK).toISOString().slice(11, 23);
