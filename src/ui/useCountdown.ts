import { useEffect, useRef, useState } from 'react';

/**
 * Whole seconds left until a moment, never below zero; calls `onEnd` once.
 *
 * The difference is taken once, then counted on the monotonic clock: setting the phone's clock while the page is
 * open neither shortens nor lengthens it. `now` is the server's time as it answered, for phones whose clock is off.
 * @param until milliseconds since the epoch
 */
export function useCountdown(until: number, onEnd?: () => void, now?: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until, now ?? Date.now()));
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });

  useEffect(() => {
    const end = performance.now() + until - (now ?? Date.now());
    let last = -1;
    const tick = () => {
      const next = secondsUntil(end, performance.now());
      if (next !== last) setLeft(next);
      last = next;
      if (next > 0) return;
      clearInterval(timer);
      ended.current?.();
    };
    // Four times a second, so that a second is never seen to be skipped or to last two.
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [until, now]);

  return left;
}

function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}
