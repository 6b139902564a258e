import { baseApi } from '@/api/baseApi';
import { type CursorPage, cursorPages, historyQuery, type HistoryRange } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import { statusKind } from '@/ui/StatusChip';
import type { Received } from '#schemas/api/received';

/** Turnover required before a withdrawal; amounts are baht. */
export type Requirement = Received<'GET /api/auth/turnover/history'>[number];

export interface TurnoverNow {
  /** Baht to stake before a withdrawal; 0 when nothing blocks it. */
  readonly left: number;
  /** Open requirements, oldest first. */
  readonly requirements: readonly Requirement[];
}

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Turnover'] });

export const turnoverApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    getTurnover: build.query<TurnoverNow, void>({
      query: () => request('GET /api/auth/turnover'),
      extraOptions: { failure: 'screen' },
      transformResponse: ({ left, requirements }: Received<'GET /api/auth/turnover'>) => ({
        left: left ?? 0,
        requirements,
      }),
      providesTags: ['Turnover'],
    }),

    /** All requirements, newest first, page by page. */
    getTurnoverHistory: build.infiniteQuery<CursorPage<Requirement>, HistoryRange, string | null>({
      ...cursorPages<Requirement>(),
      query: ({ queryArg: range, pageParam }) =>
        request('GET /api/auth/turnover/history', { query: historyQuery(pageParam, range) }),
      providesTags: ['Turnover'],
    }),
  }),
});

export const { useGetTurnoverQuery, useGetTurnoverHistoryInfiniteQuery } = turnoverApi;

/** Statuses of a requirement. */
export const { Chip: TurnoverStatusChip } = statusKind('turnover', {
  OPEN: { tone: 'info', label: 'status.open', isOpen: true },
  MET: { tone: 'success', label: 'status.met', isOpen: false },
  EXPIRED: { tone: 'danger', label: 'status.expired', isOpen: false },
  LOST: { tone: 'neutral', label: 'status.lost', isOpen: false },
  WAIVED: { tone: 'success', label: 'status.waived', isOpen: false },
});
