import { useState } from 'react';
import type { ApiError } from '#core/contract/apiError';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useBrand } from '@/brand/useBrand';
import { checkInValue } from '#core/brand/prizes';
import { useBangkokDay } from '@/lib/useBangkokTime';
import { baseApi } from '@/api/baseApi';
import type { Keyed } from '@/api/idempotencyKey';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';
import { isMoment } from '@/lib/formatDate';
import { bangkokDay } from '#core/time/bangkok';

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
    streak: streakOf(last, day),
    got,
    error,
    isPending,
    isError,
    refetch,
    perform,
  };
}

/** Days in a row up to the last check-in; 0 after a missed day, undefined where the back end does not report it. */
function streakOf(last: CheckInRow | null, day: number): number | undefined {
  // On the first of a month the list is empty, although yesterday may have been checked in.
  if (last === null) return day === 1 ? undefined : 0;
  return last.json.day >= day - 1 ? last.streak : 0;
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

export type CheckInRow = Received<'GET /api/auth/game/check-in'>[number];
export type CheckedIn = Received<'POST /api/auth/game/check-in'>;

/** The daily check-in. */
export const checkInApi = baseApi.enhanceEndpoints({ addTagTypes: ['CheckIn'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * The check-ins of this month, oldest first; the Bangkok day `YYYY-MM-DD` is part of the cache key, so a new day
     * refetches.
     */
    getCheckIns: build.query<readonly CheckInRow[], string>({
      query: () => request('GET /api/auth/game/check-in'),
      extraOptions: { failure: 'screen' },
      providesTags: ['CheckIn'],
    }),

    /** Checks in for today, without a body; the list is updated immediately. */
    checkIn: build.mutation<CheckedIn, { readonly today: string } & Keyed>({
      query: ({ idempotencyKey }) => request('POST /api/auth/game/check-in', {}, { idempotencyKey }),
      onQueryStarted: async ({ today }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer?.data) return;
        const { gameLog, ...day } = answer.data;
        dispatch(
          checkInApi.util.updateQueryData('getCheckIns', today, (rows) => [
            ...rows,
            { ...day, id: gameLog.id, gameLogId: gameLog.id },
          ]),
        );
      },
    }),
  }),
});

export const { useGetCheckInsQuery, useCheckInMutation } = checkInApi;

/** A check-in as served: some platforms include its date, ours lists the current month only. */
interface DatedRow {
  readonly json: { readonly day: number };
  readonly createdAt?: string | null | undefined;
}

/** Day of the month of `YYYY-MM-DD`. */
export const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

/** Days of this month on which the member checked in; rows dated in another month are ignored. */
export function daysDone(rows: readonly DatedRow[], today: string): ReadonlySet<number> {
  const ofMonth = rows.filter(
    ({ createdAt }) => !isMoment(createdAt) || bangkokDay(createdAt).slice(0, 7) === today.slice(0, 7),
  );
  return new Set(ofMonth.map(({ json }) => json.day));
}

/** A month as calendar weeks starting on Sunday. */
export function monthOf(today: string): { readonly blanks: number; readonly days: readonly number[] } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    blanks: new Date(Date.UTC(year, month - 1, 1)).getUTCDay(),
    days: Array.from({ length: count }, (_, place) => place + 1),
  };
}
