import { baseApi } from '@/api/baseApi';
import { type NumberedPage, numberedPages } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type WheelState = Received<'GET /api/auth/wheel'>;
export type Segment = WheelState['segments'][number];
export type Spin = Received<'POST /api/auth/wheel/reward'>;
export type PlayRow = Received<'POST /api/auth/wheel/log'>[number];

/** The prize wheel: what is on it, a spin, and the spins so far. */
export const wheelApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wheel', 'WheelLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Segments, and how often the member may still spin today (API-143). */
    getWheel: build.query<WheelState, void>({
      query: () => request('GET /api/auth/wheel'),
      extraOptions: { failure: 'screen' },
      providesTags: ['Wheel'],
    }),

    /**
     * One spin (API-144). Nothing is fetched again when it is answered: rights and log would tell the result
     * before the wheel stands still. `useSpin` renews them then.
     */
    spinWheel: build.mutation<Spin, { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey }) => request('POST /api/auth/wheel/reward', { body: {} }, { idempotencyKey }),
    }),

    /** The member's spins, newest first (API-145). */
    getWheelLog: build.infiniteQuery<NumberedPage<PlayRow>, void, number>({
      ...numberedPages<PlayRow>(),
      query: ({ pageParam: page }) => request('POST /api/auth/wheel/log', { body: { page } }),
      extraOptions: { paged: true, failure: 'screen' },
      providesTags: ['WheelLog'],
    }),
  }),
});

export const { useGetWheelQuery, useSpinWheelMutation, useGetWheelLogInfiniteQuery } = wheelApi;
