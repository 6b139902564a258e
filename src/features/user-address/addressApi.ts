import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

export type Address = NonNullable<Received<'GET /api/auth/address/mine'>>;
export type AddressForm = Calls['PATCH /api/auth/address']['body'];

/** Where rewards are sent. */
export const addressApi = baseApi.enhanceEndpoints({ addTagTypes: ['Address'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's address, or null (API-118). */
    getAddress: build.query<Address | null, void>({
      query: () => request('GET /api/auth/address/mine'),
      extraOptions: { failure: 'screen' },
      providesTags: ['Address'],
    }),
    /** Saves it (API-117). */
    saveAddress: build.mutation<Address, AddressForm>({
      query: (body) => request('PATCH /api/auth/address', { body }),
      invalidatesTags: (_, error) => (error ? [] : ['Address']),
    }),
  }),
});

export const { useGetAddressQuery, useSaveAddressMutation } = addressApi;
