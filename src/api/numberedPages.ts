import type { DateRange } from '@/lib/dateRange';

/** One page of a numbered list. */
export interface NumberedPage<Row> {
  readonly rows: readonly Row[];
  /** Number of the next page; null on the last page. */
  readonly next: number | null;
}

/** A page as returned by `baseQuery`. */
interface PagedAnswer<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

/** Shared options of infinite endpoints over numbered pages; use with `extraOptions: { paged: true }`. */
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

/** One page of a list with cursors. */
export interface CursorPage<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** Shared options of infinite endpoints over cursors, whose failures the screen shows. */
export function cursorPages<Row>() {
  return {
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (page: CursorPage<Row>) => page.next,
    },
    extraOptions: { paged: true, failure: 'screen' },
    transformResponse: ({ items, next }: PagedAnswer<Row>): CursorPage<Row> => ({ rows: items, next }),
  } as const;
}

/** The query of a page; the first page has no cursor. */
export const cursorQuery = (cursor: string | null) => (cursor ? { cursor } : {});

/** Bangkok days that a history covers, both inclusive; undefined for all. */
export type HistoryRange = DateRange | undefined;

/** A history with the member's uuid in its address. */
export interface OwnHistory {
  readonly uuid: string;
  readonly range?: HistoryRange;
}

/** The query of a history's page. */
export const historyQuery = (cursor: string | null, range: HistoryRange) => ({
  ...cursorQuery(cursor),
  ...range,
});
