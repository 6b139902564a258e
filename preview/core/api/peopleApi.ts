import type { Calls } from '#schemas/api/contract';
import { request } from '#core/contract/request';
import { loggedIn, staffApi } from './staffApi';
import { readPreference, writePreference } from '../browser/preferences';

type Login = Calls['POST /api/staff/login'];
type RoleChange = Calls['POST /api/staff/person/{uuid}/role'];
type StatusChange = Calls['POST /api/staff/person/{uuid}/status'];

type Me = Calls['GET /api/staff/me']['data'];
export type Person = Calls['GET /api/staff/person']['data'][number];
type Invitation = Calls['POST /api/staff/invitation'];
export type AuditRow = Calls['GET /api/staff/brand/{brandId}/audit']['data'][number];

/** Storage key of the device token, which survives log-out. */
const DEVICE = 'device';

/** All brands, in a role and in the audit trail. */
export const EVERY_BRAND = '*';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

const peopleApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Login['data'], Login['body']>({
      query: (typed) => {
        const device = readPreference(DEVICE);
        const body = { ...typed, ...(device !== null && { device }) };
        return request('POST /api/staff/login', { body });
      },
      onQueryStarted: async ({ email }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        if (answer.data.device) writePreference(DEVICE, answer.data.device);
        dispatch(loggedIn({ token: answer.data.token, email }));
      },
    }),
    logout: build.mutation<unknown, void>({ query: () => request('POST /api/staff/logout') }),
    getMe: build.query<Me, void>({
      query: () => request('GET /api/staff/me'),
      providesTags: ['Me'],
    }),
    changePassword: build.mutation<unknown, Calls['POST /api/staff/password']['body']>({
      query: (body) => request('POST /api/staff/password', { body }),
    }),
    beginSecondFactor: build.mutation<
      Calls['POST /api/staff/second-factor']['data'],
      Calls['POST /api/staff/second-factor']['body']
    >({
      query: (body) => request('POST /api/staff/second-factor', { body }),
    }),
    confirmSecondFactor: build.mutation<unknown, Calls['POST /api/staff/second-factor/confirm']['body']>({
      query: (body) => request('POST /api/staff/second-factor/confirm', { body }),
      invalidatesTags: (_, error) => (error ? [] : ['Me', 'Brand', 'Person']),
    }),
    acceptInvitation: build.mutation<unknown, Calls['POST /api/staff/accept']['body']>({
      query: (body) => request('POST /api/staff/accept', { body }),
    }),
    takeReset: build.mutation<unknown, Calls['POST /api/staff/reset']['body']>({
      query: (body) => request('POST /api/staff/reset', { body }),
    }),
    getPeople: build.query<readonly Person[], void>({
      query: () => request('GET /api/staff/person'),
      providesTags: ['Person'],
    }),
    invite: build.mutation<Invitation['data'], Invitation['body']>({
      query: (body) => request('POST /api/staff/invitation', { body }),
      invalidatesTags: ['Audit'],
    }),
    offerReset: build.mutation<Calls['POST /api/staff/person/{uuid}/reset']['data'], string>({
      query: (uuid) => request('POST /api/staff/person/{uuid}/reset', { params: { uuid } }),
      invalidatesTags: ['Audit'],
    }),
    setRole: build.mutation<Person, { uuid: string } & RoleChange['body']>({
      query: ({ uuid, ...body }) => request('POST /api/staff/person/{uuid}/role', { params: { uuid }, body }),
      invalidatesTags: ['Person', 'Brand', 'Audit'],
    }),
    setStatus: build.mutation<Person, { uuid: string } & StatusChange['body']>({
      query: ({ uuid, ...body }) =>
        request('POST /api/staff/person/{uuid}/status', { params: { uuid }, body }),
      invalidatesTags: ['Person', 'Audit'],
    }),
    /** Of a brand, or `EVERY_BRAND` for entries about all brands. */
    getAudit: build.infiniteQuery<Page<AuditRow>, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: brandId, pageParam: cursor }) => {
        const query = cursor === null ? {} : { cursor };
        return brandId === EVERY_BRAND
          ? request('GET /api/staff/audit', { query })
          : request('GET /api/staff/brand/{brandId}/audit', { params: { brandId }, query });
      },
      extraOptions: { paged: true },
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
