import { useEffect, useState } from 'react';
import { addDays, bangkokDay } from '#core/time/bangkok';
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

const STEP = 15_000;

/** `HH:MM` in Bangkok, updated; null until hydration, because a prerendered page has no current time. */
export function useBangkokMinute(): string | null {
  const [minute, setMinute] = useState<string | null>(null);
  useEffect(() => {
    const tick = () => setMinute(formatTime(Date.now()));
    tick();
    const timer = setInterval(tick, STEP);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
