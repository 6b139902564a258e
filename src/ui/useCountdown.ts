import { useEffect, useRef, useState } from 'react';

/**
 * Whole seconds left until a time, never below zero; calls `onEnd` once.
 * The difference is computed once and then counted on the monotonic clock, so that changing the phone's clock has no
 * effect. `now` is the server's time of its response, for phones whose clock is wrong.
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
    // Four ticks per second, so that no second is visibly skipped or doubled.
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [until, now]);

  return left;
}

function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}
