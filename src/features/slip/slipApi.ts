import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import { sendUntilRead } from './sendUntilRead';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

/** What the bank said of a slip. Amounts are baht; null is what nobody knows yet. */
export type SlipResult = Received<'POST /api/auth/slip/verify'>;
/** A slip on its way to credit. */
export type SlipRequest = Received<'GET /api/auth/slip/my/request'>[number];

interface Keyed {
  /** Made and kept before sending, so that a repeat has one effect (M6, W8). */
  readonly idempotencyKey: string;
}

type Confirmed = Calls['POST /api/auth/slip/confirm'];
type HandedOver = Calls['POST /api/auth/slip/request-deposit'];

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['SlipRequest'] });

/** Deposits by a picture of the transfer's slip. */
export const slipApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    /** The member's own slips, newest first (API-128). */
    getMySlips: build.query<readonly SlipRequest[], void>({
      query: () => request('GET /api/auth/slip/my/request'),
      extraOptions: { failure: 'screen' },
      providesTags: ['SlipRequest'],
    }),

    /** Sends the picture and looks its transfer up (API-125). */
    verifySlip: build.mutation<SlipResult, { readonly file: File } & Keyed>({
      queryFn: async ({ file, idempotencyKey }, _api, _options, send) => {
        const answer = await sendUntilRead(async () => {
          const form = new FormData();
          form.append('slip', file);
          return send(request('POST /api/auth/slip/verify', undefined, { form, idempotencyKey }));
        });
        return answer.error ? { error: answer.error } : { data: answer.data as SlipResult };
      },
      invalidatesTags: ['SlipRequest'],
    }),

    /** Turns a verified slip into credit (API-126). */
    confirmSlip: build.mutation<SlipRequest, Confirmed['body'] & Keyed>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /api/auth/slip/confirm', { body }, { idempotencyKey }),
      invalidatesTags: ['SlipRequest'],
    }),

    /** Hands a slip to staff; the amount is a hint to them (API-127). */
    handSlipOver: build.mutation<SlipRequest, HandedOver['body'] & Keyed>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /api/auth/slip/request-deposit', { body }, { idempotencyKey }),
      invalidatesTags: ['SlipRequest'],
    }),
  }),
});

export const { useGetMySlipsQuery, useVerifySlipMutation, useConfirmSlipMutation, useHandSlipOverMutation } =
  slipApi;
