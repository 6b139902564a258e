import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { LoadMore } from './LoadMore';
import { SkeletonList } from './SkeletonList';
import { RowList } from './Stack';

/** The part of an infinite query that the list uses. */
export interface PagedQuery<Row> {
  readonly currentData?: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface Props<Row> {
  readonly query: PagedQuery<Row>;
  /** Shown while there are no rows. */
  readonly empty: ReactNode;
  /** Number of rows of the skeleton. */
  readonly skeleton?: number;
  /** The `li` of a row. */
  readonly children: (row: Row, index: number) => ReactNode;
}

/** The rows of an infinite query with a button for more: a skeleton while they load, a retry after a failure. */
export function PagedList<Row>({ query, empty, skeleton = 4, children }: Props<Row>) {
  const rows = query.currentData?.pages.flatMap((page) => page.rows) ?? [];
  if (query.isError && rows.length === 0) return <ErrorState onRetry={() => void query.refetch()} />;
  if (!query.currentData) return <SkeletonList rows={skeleton} />;
  if (rows.length === 0) return empty;
  return (
    <>
      <RowList>{rows.map(children)}</RowList>
      <LoadMore
        hasMore={query.hasNextPage}
        pending={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
