import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { prefersReducedMotion } from '@/theme/media';
import { angleAt, FREE_SPEED, hasStopped, landOn } from './spring';

export interface WheelMotion {
  readonly wheel: RefObject<SVGGElement | null>;
  /** Turns freely until it gets a target. */
  readonly run: () => void;
  /** Slows down until the wheel is rotated by `goal` degrees. Resolves when it stops. */
  readonly land: (goal: number) => Promise<void>;
}

/** Rotates an SVG group frame by frame, without rendering; immediately under reduced motion. */
export function useWheelMotion(): WheelMotion {
  const wheel = useRef<SVGGElement>(null);
  const angle = useRef(0);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return useMemo(() => {
    const turnTo = (next: number) => {
      angle.current = next;
      wheel.current?.setAttribute('transform', `rotate(${next.toFixed(2)})`);
    };
    const animate = (draw: (seconds: number) => boolean) => {
      cancelAnimationFrame(frame.current);
      const start = performance.now();
      const step = (now: number) => {
        if (draw(Math.max(0, now - start) / 1000)) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    };
    return {
      wheel,
      run: () => {
        if (prefersReducedMotion()) return;
        const from = angle.current;
        animate((seconds) => {
          turnTo(from + FREE_SPEED * seconds);
          return true;
        });
      },
      land: (goal) =>
        new Promise((resolve) => {
          cancelAnimationFrame(frame.current);
          if (prefersReducedMotion()) {
            turnTo(goal);
            return resolve();
          }
          const landing = landOn(angle.current, goal);
          animate((seconds) => {
            const isDone = hasStopped(landing, seconds);
            turnTo(isDone ? landing.to : angleAt(landing, seconds));
            if (isDone) resolve();
            return !isDone;
          });
        }),
    };
  }, []);
}
