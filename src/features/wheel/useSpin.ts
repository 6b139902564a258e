import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiError } from '#core/contract/apiError';
import { useMoneyAction } from '@/api/useMoneyAction';
import { type Spin, useSpinWheelMutation, wheelApi, type WheelState } from './wheelApi';
import { evenShare, restingAngle, angleAt, FREE_SPEED, hasStopped, landOn } from './wheelGeometry';
import { prefersReducedMotion } from '@/theme/media';

/** One spin at a time: the server draws, the wheel lands on the result, and only then the page shows it. */
export function useSpin(state: WheelState, { run, land }: WheelMotion, onResult: (spin: Spin) => void) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [send] = useSpinWheelMutation();
  const draw = useMoneyAction('wheel', send);
  const [isSpinning, setSpinning] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  /** Refetches plays left and log; the button waits for it. */
  const renew = () => {
    dispatch(wheelApi.util.invalidateTags(['WheelLog']));
    return dispatch(
      wheelApi.endpoints.getWheel.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  };

  const spin = async () => {
    setError(null);
    setSpinning(true);
    run();
    try {
      const drawn = await draw({});
      if (!drawn) return;
      const place = state.segments.findIndex(({ id }) => id === drawn.segmentId);
      // A wheel that was changed meanwhile may lack this segment: it stops anywhere, and the dialog shows the prize.
      await land(place < 0 ? 0 : restingAngle(place, state.segments.length, evenShare()));
      onResult(drawn);
    } catch (failure) {
      setError(failure as ApiError);
      await land(0);
    } finally {
      await renew();
      setSpinning(false);
    }
  };

  return { spin, isSpinning, error };
}

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
