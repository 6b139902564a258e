import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

export type Address = NonNullable<Received<'GET /api/auth/address/mine'>>;
export type AddressForm = Calls['PATCH /api/auth/address']['body'];

/** Delivery address of rewards. */
export const addressApi = baseApi.enhanceEndpoints({ addTagTypes: ['Address'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's address, or null. */
    getAddress: build.query<Address | null, void>({
      query: () => request('GET /api/auth/address/mine'),
      extraOptions: { failure: 'screen' },
      providesTags: ['Address'],
    }),
    /** Saves it. */
    saveAddress: build.mutation<Address, AddressForm>({
      query: (body) => request('PATCH /api/auth/address', { body }),
      invalidatesTags: (_, error) => (error ? [] : ['Address']),
    }),
  }),
});

export const { useGetAddressQuery, useSaveAddressMutation } = addressApi;
