import type { Calls } from '#schemas/api/contract';
import { type Page, loggedIn, mutation, pages, query, requestOf, staffApi } from './staffApi';
import { readPreference, writePreference } from '../browser/preferences';

type Login = Calls['POST /api/staff/login'];
export type Person = Calls['GET /api/staff/person']['data'][number];
export type AuditRow = Calls['GET /api/staff/brand/{brandId}/audit']['data'][number];

/** Storage key of the device token, which survives log-out. */
const DEVICE = 'device';

/** All brands, in a role and in the audit trail. */
export const EVERY_BRAND = '*';

const peopleApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Login['data'], Login['body']>({
      query: (typed) => {
        const device = readPreference(DEVICE);
        return requestOf('POST /api/staff/login', { ...typed, ...(device !== null && { device }) });
      },
      onQueryStarted: async ({ email }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        if (answer.data.device) writePreference(DEVICE, answer.data.device);
        dispatch(loggedIn({ token: answer.data.token, email }));
      },
    }),
    logout: mutation(build, 'POST /api/staff/logout'),
    getMe: query(build, 'GET /api/staff/me', { providesTags: ['Me'] }),
    changePassword: mutation(build, 'POST /api/staff/password'),
    beginSecondFactor: mutation(build, 'POST /api/staff/second-factor'),
    confirmSecondFactor: mutation(build, 'POST /api/staff/second-factor/confirm', {
      invalidatesTags: (_, error) => (error ? [] : ['Me', 'Brand', 'Person']),
    }),
    acceptInvitation: mutation(build, 'POST /api/staff/accept'),
    takeReset: mutation(build, 'POST /api/staff/reset'),
    getPeople: query(build, 'GET /api/staff/person', { providesTags: ['Person'] }),
    invite: mutation(build, 'POST /api/staff/invitation', { invalidatesTags: ['Audit'] }),
    offerReset: mutation(build, 'POST /api/staff/person/{uuid}/reset', { invalidatesTags: ['Audit'] }),
    setRole: mutation(build, 'POST /api/staff/person/{uuid}/role', {
      invalidatesTags: ['Person', 'Brand', 'Audit', 'Checklist'],
    }),
    setStatus: mutation(build, 'POST /api/staff/person/{uuid}/status', {
      invalidatesTags: ['Person', 'Audit', 'Checklist'],
    }),
    /** Of a brand, or `EVERY_BRAND` for entries about all brands. */
    getAudit: build.infiniteQuery<Page<AuditRow>, string, string | null>({
      ...pages,
      query: ({ queryArg: brandId, pageParam }) => {
        const part = pageParam === null ? {} : { cursor: pageParam };
        return brandId === EVERY_BRAND
          ? requestOf('GET /api/staff/audit', part)
          : requestOf('GET /api/staff/brand/{brandId}/audit', { brandId, ...part });
      },
      providesTags: ['Audit'],
    }),
  }),
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useGetMeQuery,
  useChangePasswordMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useAcceptInvitationMutation,
  useTakeResetMutation,
  useGetPeopleQuery,
  useInviteMutation,
  useOfferResetMutation,
  useSetRoleMutation,
  useSetStatusMutation,
  useGetAuditInfiniteQuery,
} = peopleApi;
