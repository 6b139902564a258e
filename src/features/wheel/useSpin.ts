import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiError } from '#core/contract/apiError';
import { useMoneyAction } from '@/api/useMoneyAction';
import type { WheelMotion } from './useWheelMotion';
import { type Spin, useSpinWheelMutation, wheelApi, type WheelState } from './wheelApi';
import { evenShare, restingAngle } from './wheelGeometry';

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
