import type { Brand } from '#schemas/brand/brand';
import { brandChanged } from '@/brand/brandSlice';
import { baseApi } from './baseApi';
import type { AppEnvironment } from './transport';

/** `/brand.json` is a file next to the page, not a call of the contract: no envelope, no token. */
export const brandApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The published revision of the brand; a failed request leaves the current brand unchanged. */
    getBrand: build.query<Brand, void>({
      queryFn: async (_, { extra, signal }) => {
        const { transport, origin } = extra as AppEnvironment;
        try {
          const answer = await transport(`${origin}/brand.json`, { signal, cache: 'no-cache' });
          if (answer.ok) return { data: (await answer.json()) as Brand };
        } catch {
          // Offline or behind a captive portal: the next poll decides.
        }
        return { error: { status: 0, code: 'GENERIC' } };
      },
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(brandChanged(answer.data));
      },
    }),
  }),
});

export const { useGetBrandQuery } = brandApi;
