import { baseApi } from '@/api/baseApi';
import { beginSession } from '@/api/beginSession';
import { request } from '#core/contract/request';
import { loggedIn } from '@/api/session';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type Registered = Calls['POST /api/user/register'];
type Available = Received<'GET /api/user/checkPhone/{value}'>;
type NamedAccount = Calls['POST /api/bank/name'];

/** A bank account as its owner typed it. */
export type BankAccount = NamedAccount['body'];

/** What failed is shown at its field, never in a toast. */
const screen = { failure: 'screen' } as const;

/** Becoming a member. */
export const registerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the member; where the answer has a session, it begins (API-153). */
    register: build.mutation<Received<'POST /api/user/register'>, Registered['body']>({
      queryFn: (body, api, _, send) =>
        beginSession('POST /api/user/register', body, api, async (args) => send(args)),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data) dispatch(loggedIn(answer.data));
      },
    }),

    /** Is this phone number free (API-154). */
    checkPhone: build.query<Available, string>({
      query: (value) => request('GET /api/user/checkPhone/{value}', { params: { value } }),
      extraOptions: screen,
    }),

    /** Is this username free (API-157). */
    checkUsername: build.query<Available, string>({
      query: (value) => request('GET /api/user/checkUsername/{value}', { params: { value } }),
      extraOptions: screen,
    }),

    /** Is this bank account free (API-155). */
    checkBankAccount: build.query<Available, BankAccount>({
      query: ({ bankId, bankName }) =>
        request('POST /api/user/checkBankId/{bankId}', { params: { bankId }, body: { bankName } }),
      extraOptions: screen,
    }),

    /** Whose account it is (API-158). A query, so that asking twice for one account costs one call. */
    getAccountName: build.query<Received<'POST /api/bank/name'>, BankAccount>({
      query: (body) => request('POST /api/bank/name', { body }),
      extraOptions: screen,
    }),

    /** The masked name behind an inviter's code (API-156). */
    getInviter: build.query<Received<'GET /api/user/inviter/{afCode}'>, string>({
      query: (afCode) => request('GET /api/user/inviter/{afCode}', { params: { afCode } }),
      extraOptions: screen,
    }),
  }),
});

export const { useRegisterMutation, useGetInviterQuery, useGetAccountNameQuery } = registerApi;
