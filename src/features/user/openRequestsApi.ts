import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** A deposit, slip or withdrawal that is not final. The amount is baht. */
export type OpenRequest = Received<'GET /api/auth/user/open-requests'>[number];

// The first three tags are those of the mutations of deposits, slips and withdrawals.
const withTags = baseApi.enhanceEndpoints({
  addTagTypes: ['DepositRequest', 'SlipRequest', 'Withdrawal', 'OpenRequest'],
});

/** The member's open requests of every kind; each is then polled by its id. */
export const openRequestsApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    getOpenRequests: build.query<readonly OpenRequest[], void>({
      query: () => request('GET /api/auth/user/open-requests'),
      // Without the list there is no strip; every page of money shows its own request.
      extraOptions: { failure: 'screen' },
      providesTags: ['DepositRequest', 'SlipRequest', 'Withdrawal', 'OpenRequest'],
    }),
  }),
});

export const { useGetOpenRequestsQuery } = openRequestsApi;
