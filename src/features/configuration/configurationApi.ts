import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import type { Calls } from '#schemas/api/contract';

export type ConfigurationItem = Calls['GET /api/configuration']['data'][number];

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
