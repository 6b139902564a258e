import { useEffect, useLayoutEffect, useState } from 'react';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { formatTime } from './formatDate';

/** The calendar day in Bangkok as `YYYY-MM-DD`. Updates at midnight and when the page becomes visible. */
export function useBangkokDay(): string {
  const [day, setDay] = useState(() => bangkokDay(Date.now()));
  useEffect(() => {
    const look = () => setDay(bangkokDay(Date.now()));
    const midnight = Date.parse(`${addDays(day, 1)}T00:00:00+07:00`);
    const timer = setTimeout(look, Math.max(1_000, midnight - Date.now()));
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day]);
  return day;
}

/** The clock is read at every new minute, and at least this often, because a browser suspends timers. */
const STEP = 15_000;

/** Start of the current minute, in ms since the epoch; null until hydration, because a prerendered page has no current time. */
export function useMinute(): number | null {
  const [minute, setMinute] = useState<number | null>(null);
  // A layout effect runs before the first paint, so no frame is painted without the time.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const passed = Date.now() % MINUTE_MS;
      setMinute(Date.now() - passed);
      timer = setTimeout(tick, Math.min(STEP, MINUTE_MS - passed));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return minute;
}

/** `HH:MM` in Bangkok, updated; null until hydration. */
export function useBangkokMinute(): string | null {
  const minute = useMinute();
  return minute === null ? null : formatTime(minute);
}
