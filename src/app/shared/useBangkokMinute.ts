import { useEffect, useState } from 'react';
import { formatTime } from '@/lib/formatDate';

const STEP = 15_000;

/** `HH:MM` in Bangkok, kept current; null until the page lives, since a prerendered page has no now. */
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
