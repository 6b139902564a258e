import { baseApi } from '@/api/baseApi';
import { type NumberedPage, numberedPages } from '@/api/numberedPages';
import type { Keyed } from '@/api/idempotencyKey';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type WheelState = Received<'GET /api/auth/wheel'>;
export type Segment = WheelState['segments'][number];
export type Spin = Received<'POST /api/auth/wheel/reward'>;
export type PlayRow = Received<'POST /api/auth/wheel/log'>[number];

/** The prize wheel: segments, a spin, and the log of spins. */
export const wheelApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wheel', 'WheelLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Segments, and the plays left today. */
    getWheel: build.query<WheelState, void>({
      query: () => request('GET /api/auth/wheel'),
      extraOptions: { failure: 'screen' },
      providesTags: ['Wheel'],
    }),

    /**
     * One spin. Nothing is refetched on the response, because plays left and log would reveal the result before the
     * wheel stops; `useSpin` refetches them then.
     */
    spinWheel: build.mutation<Spin, Keyed>({
      query: ({ idempotencyKey }) => request('POST /api/auth/wheel/reward', { body: {} }, { idempotencyKey }),
    }),

    /** The member's spins, newest first. */
    getWheelLog: build.infiniteQuery<NumberedPage<PlayRow>, void, number>({
      ...numberedPages<PlayRow>(),
      query: ({ pageParam: page }) => request('POST /api/auth/wheel/log', { body: { page } }),
      extraOptions: { paged: true, failure: 'screen' },
      providesTags: ['WheelLog'],
    }),
  }),
});

export const { useGetWheelQuery, useSpinWheelMutation, useGetWheelLogInfiniteQuery } = wheelApi;
