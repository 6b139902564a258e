import { baseApi } from '@/api/baseApi';
import { beginSession } from '@/api/beginSession';
import { request } from '#core/contract/request';
import { onSuccess } from '@/api/requestLifecycle';
import { loggedIn } from '@/api/session';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type Registered = Calls['POST /api/user/register'];
type Available = Received<'GET /api/user/checkPhone/{value}'>;
type PhoneCode = Calls['POST /api/user/phone/code']['body'];
type TypedCode = Calls['POST /api/user/phone/verify']['body'];
type NamedAccount = Calls['POST /api/bank/name'];

/** A bank account as typed. */
export type BankAccount = NamedAccount['body'];

/** Failures are shown at their field, never in a toast. */
const screen = { failure: 'screen' } as const;

/** Registration calls. */
export const registerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Creates the member; a session in the response is opened. */
    register: build.mutation<Received<'POST /api/user/register'>, Registered['body']>({
      queryFn: (body, api, _, send) =>
        beginSession('POST /api/user/register', body, api, async (args) => send(args)),
      onQueryStarted: (_, lifecycle) =>
        onSuccess(lifecycle, (session, dispatch) => session && dispatch(loggedIn(session))),
    }),

    sendPhoneCode: build.mutation<Received<'POST /api/user/phone/code'>, PhoneCode>({
      query: (body) => request('POST /api/user/phone/code', { body }),
    }),

    verifyPhone: build.mutation<Received<'POST /api/user/phone/verify'>, TypedCode>({
      query: (body) => request('POST /api/user/phone/verify', { body }),
    }),

    /** Whether this phone number is available. */
    checkPhone: build.query<Available, string>({
      query: (value) => request('GET /api/user/checkPhone/{value}', { params: { value } }),
      extraOptions: screen,
    }),

    /** Whether this username is available. */
    checkUsername: build.query<Available, string>({
      query: (value) => request('GET /api/user/checkUsername/{value}', { params: { value } }),
      extraOptions: screen,
    }),

    /** Whether this bank account is available. */
    checkBankAccount: build.query<Available, BankAccount>({
      query: ({ bankId, bankName }) =>
        request('POST /api/user/checkBankId/{bankId}', { params: { bankId }, body: { bankName } }),
      extraOptions: screen,
    }),

    /** The owner's name of an account. A query, so that repeated look-ups of one account cost one call. */
    getAccountName: build.query<Received<'POST /api/bank/name'>, BankAccount>({
      query: (body) => request('POST /api/bank/name', { body }),
      extraOptions: screen,
    }),

    /** The masked name of an inviter's code. */
    getInviter: build.query<Received<'GET /api/user/inviter/{afCode}'>, string>({
      query: (afCode) => request('GET /api/user/inviter/{afCode}', { params: { afCode } }),
      extraOptions: screen,
    }),
  }),
});

export const {
  useRegisterMutation,
  useSendPhoneCodeMutation,
  useVerifyPhoneMutation,
  useGetInviterQuery,
  useGetAccountNameQuery,
} = registerApi;
