import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import type { DateRange } from '@/lib/dateRange';
import { splitRows } from './winlostSums';
import { useGetWinlostInfiniteQuery, type WinlostRow } from './winlostApi';

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
