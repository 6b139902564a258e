import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { type DateRange, daysOf } from '@/lib/dateRange';
import { baseApi } from '@/api/baseApi';
import { type CursorPage, cursorPages } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** Number of pages fetched automatically, so that totals cover the complete range: a thousand rows. */
const PAGES = 10;

const none: readonly WinlostRow[] = [];

/** Win/loss between two days; further pages load by a button, and totals are marked as incomplete until then. */
export function useWinlost(range: DateRange) {
  const username = useSelector(selectUser)?.user_pass.username ?? '';
  const list = useGetWinlostInfiniteQuery(
    { username, ...range },
    { skip: !username, refetchOnMountOrArgChange: true },
  );
  const { currentData, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const pages = currentData?.pages ?? [];
  const goesOn = hasNextPage && pages.length > 0 && pages.length < PAGES && !isFetching && !isError;

  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  const rows = pages.length === 0 ? none : pages.flatMap((page) => page.rows);
  return {
    ...splitRows(rows, username),
    isLoading: !isError && (currentData === undefined || (hasNextPage && pages.length < PAGES)),
    failed: isError,
    hasMore: hasNextPage,
    isFetchingMore: list.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void list.refetch(),
  };
}

/** Win/loss of one member on one day, in baht. */
export type WinlostRow = Received<'POST /api/auth/log/affiliate/{username}'>[number];

/** Win/loss of the member and of the downline. */
export const winlostApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Rows between two days, in pages of the maximum size, because totals need all rows. */
    getWinlost: build.infiniteQuery<
      CursorPage<WinlostRow>,
      DateRange & { readonly username: string },
      string | null
    >({
      ...cursorPages<WinlostRow>(),
      query: ({ queryArg: { username, ...range }, pageParam }) =>
        request('POST /api/auth/log/affiliate/{username}', {
          params: { username },
          query: { limit: '100', ...(pageParam && { cursor: pageParam }) },
          body: { type: 'wl', ...range },
        }),
    }),
  }),
});

export const { useGetWinlostInfiniteQuery } = winlostApi;

/** Baht. */
export interface Sums {
  readonly winlost: number;
  readonly turnover: number;
  readonly amount: number;
}

/** Sums of rows, exact to the satang. */
export function sumsOf(rows: readonly WinlostRow[]): Sums {
  const sum = (part: 'winlost' | 'turnover' | 'amount') =>
    rows.reduce((satang, row) => satang + Math.round((row[part] ?? 0) * 100), 0) / 100;
  return { winlost: sum('winlost'), turnover: sum('turnover'), amount: sum('amount') };
}

/** Win/loss in baht of every day of a range, first to last; a day without play is zero. */
export function daysOfRows(rows: readonly WinlostRow[], range: DateRange): { day: string; baht: number }[] {
  return daysOf(range).map((day) => ({
    day,
    baht: sumsOf(rows.filter(({ date }) => date === day)).winlost,
  }));
}

/** Splits rows into the member's own and those of others. */
export function splitRows(rows: readonly WinlostRow[], username: string) {
  return {
    mine: rows.filter((row) => row.username === username),
    downline: rows.filter((row) => row.username !== username),
  };
}
