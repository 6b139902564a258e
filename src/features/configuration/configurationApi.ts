import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type ConfigurationItem = Received<'GET /api/configuration'>[number];

/** Published pictures by key: one call for visitors, one for members, same shape (CF-17). */
export const configurationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicConfiguration: build.query<ConfigurationItem[], void>({
      query: () => request('GET /api/configuration'),
    }),
    getMemberConfiguration: build.query<ConfigurationItem[], void>({
      query: () => request('GET /api/auth/configuration/list'),
    }),
  }),
});

export const { useGetPublicConfigurationQuery, useGetMemberConfigurationQuery } = configurationApi;
