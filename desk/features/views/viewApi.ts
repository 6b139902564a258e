import type { Calls } from '#schemas/api/contract';
import { mutation, query, staffApi } from '@backoffice/api/staffApi';

export type SavedView = Calls['GET /api/staff/view']['data'][number];
export type ViewContent = Calls['PUT /api/staff/view/{uuid}']['body'];

const ONE = '/api/staff/view/{uuid}';
const changesViews = { invalidatesTags: ['View'] } as const;

const viewApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getViews: query(build, 'GET /api/staff/view', { providesTags: ['View'] }),
    createView: mutation(build, 'POST /api/staff/view', changesViews),
    changeView: mutation(build, `PUT ${ONE}`, changesViews),
    deleteView: mutation(build, `DELETE ${ONE}`, changesViews),
  }),
});

export const { useGetViewsQuery, useCreateViewMutation, useChangeViewMutation, useDeleteViewMutation } =
  viewApi;
