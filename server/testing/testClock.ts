import type { Clock } from '#server/platform/clock';

/** A clock that stops until a test sets it. */
export interface TestClock extends Clock {
  set(instant: string | Date): void;
  advance(ms: number): void;
}

/** Starts at the instant of appendix G, Sat 14 Nov 2026 09:00 in Bangkok, by default. */
export function testClock(start: string | Date = '2026-11-14T09:00:00+07:00'): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant).getTime();
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
