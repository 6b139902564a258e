import { useCallback, useMemo, useState } from 'react';
import { mergeSlips } from './mergeSlips';
import { type SlipRequest, type SlipResult, useGetMySlipsQuery } from './slipApi';
import { slipStatus } from './slipStatuses';

const none: readonly SlipRequest[] = [];

/** The member's slips, looked at again every `everyMs` ms while one is open (API-128, ST-24). */
export function useSlips(everyMs: number) {
  const [answered, setAnswered] = useState(none);
  const [mustWatch, setMustWatch] = useState(false);
  const list = useGetMySlipsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: mustWatch ? everyMs : 0,
    skipPollingIfUnfocused: true,
  });
  const slips = useMemo(() => mergeSlips(list.data ?? none, answered), [list.data, answered]);
  const isAnyOpen = slips.some((slip) => slipStatus(slip.status).isOpen);
  if (isAnyOpen !== mustWatch) setMustWatch(isAnyOpen);

  /** Takes over what a call just answered, without waiting for the next look. */
  const remember = useCallback((slip: SlipRequest) => {
    setAnswered((before) => [...before.filter(({ slipUuid }) => slipUuid !== slip.slipUuid), slip]);
  }, []);

  return {
    slips,
    remember,
    isLoading: list.isLoading,
    failed: list.isError && !list.data,
    refetch: list.refetch,
  };
}

/** A slip that was just looked up, as the list will name it. */
export function asRequest(result: SlipResult): SlipRequest {
  return {
    slipUuid: result.slipUuid,
    amount: result.amount ?? null,
    status: result.status,
    code: result.code ?? null,
    reason: result.reason ?? null,
    createdAt: new Date().toISOString(),
  };
}
