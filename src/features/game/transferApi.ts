import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** A transfer of the member's credit to the games (`IN`) or back (`OUT`); the amount is baht. */
export type GameTransfer = Received<'GET /api/auth/user/game/transfer'>[number];

interface TransferPage {
  readonly rows: readonly GameTransfer[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

const transferApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's own transfers, newest first, page by page. */
    getGameTransfers: build.infiniteQuery<TransferPage, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ pageParam }) =>
        request('GET /api/auth/user/game/transfer', { query: pageParam ? { cursor: pageParam } : {} }),
      extraOptions: { paged: true, failure: 'screen' },
      transformResponse: ({ items, next }: { items: GameTransfer[]; next: string | null }) => ({
        rows: items,
        next,
      }),
    }),
  }),
});

export const { useGetGameTransfersInfiniteQuery } = transferApi;
