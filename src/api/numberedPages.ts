/** One page of a list that is asked for by its number. */
export interface NumberedPage<Row> {
  readonly rows: readonly Row[];
  /** Number of the next page; null on the last. */
  readonly next: number | null;
}

/** A page as `baseQuery` hands it on. */
interface PagedAnswer<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

/** What every infinite endpoint over numbered pages has in common; use with `extraOptions: { paged: true }`. */
export function numberedPages<Row>() {
  return {
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (page: NumberedPage<Row>) => page.next,
    },
    transformResponse: ({ items, next }: PagedAnswer<Row>): NumberedPage<Row> => ({
      rows: items,
      next: Number(next) || null,
    }),
  };
}
