import type { Calls } from '#schemas/api/contract';
import { type Args, type Page, loggedIn, mutation, pages, query, requestOf, staffApi } from './staffApi';
import { readPreference, writePreference } from '@backoffice/browser/preferences';

type Login = Calls['POST /api/staff/login'];
export type Person = Calls['GET /api/staff/person']['data'][number];
export type AuditRow = Calls['GET /api/staff/brand/{brandId}/audit']['data'][number];

type AuditArgs = { readonly brandId: string } & Omit<
  NonNullable<Calls['GET /api/staff/audit']['query']>,
  'limit' | 'cursor'
>;

/** Storage key of the device token, which survives log-out. */
const DEVICE = 'device';

/** All brands, in a role and in the audit trail. */
export const EVERY_BRAND = '*';

const FINISH = 'POST /api/staff/sign-in/{providerId}/finish';
const CONFIRM = 'POST /api/staff/sign-in/{providerId}/second-factor';

function withDevice<T extends object>(args: T) {
  const device = readPreference(DEVICE);
  return { ...args, ...(device !== null && { device }) };
}

/** Stores the device; the action opens the session. */
function enter({ token, device }: Login['data'], email: string) {
  if (device) writePreference(DEVICE, device);
  return loggedIn({ token, email });
}

interface Started {
  readonly dispatch: (action: ReturnType<typeof loggedIn>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: Login['data'] }>;
}

async function enterAfter(_: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(enter(answer.data, answer.data.staff.email));
}

const peopleApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Login['data'], Login['body']>({
      query: (typed) => requestOf('POST /api/staff/login', withDevice(typed)),
      onQueryStarted: async ({ email }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(enter(answer.data, email));
      },
    }),
    getLoginOptions: query(build, 'GET /api/staff/sign-in'),
    beginSignIn: mutation(build, 'POST /api/staff/sign-in/{providerId}'),
    finishSignIn: build.mutation<Login['data'], Args<typeof FINISH>>({
      query: (args) => requestOf(FINISH, withDevice(args)),
      onQueryStarted: enterAfter,
    }),
    confirmSignIn: build.mutation<Login['data'], Args<typeof CONFIRM>>({
      query: (args) => requestOf(CONFIRM, withDevice(args)),
      onQueryStarted: enterAfter,
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
    /** Of a brand; `EVERY_BRAND` stands for all that the person may read. */
    getAudit: build.infiniteQuery<Page<AuditRow>, AuditArgs, string | null>({
      ...pages,
      query: ({ queryArg: { brandId, ...filter }, pageParam }) => {
        const part = pageParam === null ? filter : { ...filter, cursor: pageParam };
        return brandId === EVERY_BRAND
          ? requestOf('GET /api/staff/audit', part)
          : requestOf('GET /api/staff/brand/{brandId}/audit', { brandId, ...part });
      },
      providesTags: ['Audit'],
    }),
  }),
});

/** Whether this person administers all brands, those that do not exist yet included. */
export const administersAll = ({ staff }: Calls['GET /api/staff/me']['data']): boolean =>
  staff.roles.some(({ brandId, role }) => brandId === EVERY_BRAND && role === 'admin');

export const {
  useLoginMutation,
  useGetLoginOptionsQuery,
  useBeginSignInMutation,
  useFinishSignInMutation,
  useConfirmSignInMutation,
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
