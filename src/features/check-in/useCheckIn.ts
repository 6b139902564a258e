import { useState } from 'react';
import type { ApiError } from '#core/contract/apiError';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useBrand } from '@/brand/useBrand';
import { checkInValue } from '#core/brand/prizes';
import { useBangkokDay } from '@/lib/useBangkokTime';
import { type CheckedIn, type CheckInRow, useCheckInMutation, useGetCheckInsQuery } from './checkInApi';
import { dayOfMonth, daysDone } from './checkInDays';

const none: readonly CheckInRow[] = [];

/** The daily check-in of the Bangkok day. @param onGot called after a check-in, which gave credit or points. */
export function useCheckIn(onGot: () => void) {
  const today = useBangkokDay();
  const { checkIn: rules } = useBrand();
  const { data, isError, refetch } = useGetCheckInsQuery(today, { refetchOnMountOrArgChange: true });
  const [send, { isLoading: isPending }] = useCheckInMutation();
  const checkIn = useMoneyAction('check-in', send);
  const [got, setGot] = useState<CheckedIn | null>(null);
  /** Day which the server reported as already done. */
  const [refusedOn, setRefusedOn] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  const [shownDay, setShownDay] = useState(today);
  if (shownDay !== today) {
    setShownDay(today);
    setGot(null);
    setError(null);
  }

  const rows = data ?? none;
  const done = daysDone(rows, today);
  const day = dayOfMonth(today);
  const last = rows[rows.length - 1] ?? null;

  const perform = async () => {
    setError(null);
    try {
      const answer = await checkIn({ today });
      if (!answer) return;
      setGot(answer);
      onGot();
    } catch (failure) {
      const refused = failure as ApiError;
      setError(refused);
      if (refused.code !== 'CHECKIN_DONE') return;
      setRefusedOn(today);
      void refetch();
    }
  };

  return {
    today,
    done: refusedOn === today ? new Set([...done, day]) : done,
    /** Undefined while the list is loading. */
    isDone: data && (done.has(day) || refusedOn === today),
    /** Kind of the prize. */
    type: last?.type ?? rules.gives,
    /** Prize of the last check-in, and of the next one. */
    current: last?.gameValue ?? null,
    next: nextValue(last, day, rules),
    got,
    error,
    isPending,
    isError,
    refetch,
    perform,
  };
}

export type CheckIn = ReturnType<typeof useCheckIn>;

/** Null where it depends on days of last month, which the list does not contain. */
function nextValue(
  last: CheckInRow | null,
  day: number,
  rules: Parameters<typeof checkInValue>[0],
): number | null {
  if (last && last.json.day >= day - 1) return last.gameValueTomorrow ?? null;
  return day === 1 ? null : checkInValue(rules, 1);
}
