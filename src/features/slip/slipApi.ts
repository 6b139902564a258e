import { baseApi } from '@/api/baseApi';
import { type Keyed, type KeyedArgs, keyedCall } from '@/api/idempotencyKey';
import { request } from '#core/contract/request';
import { abortPoll, onSuccess, type RequestLifecycle } from '@/api/requestLifecycle';
import type { Received } from '#schemas/api/received';

/** The bank's data of a slip. Amounts are baht; null means unknown. */
export type SlipResult = Received<'POST /api/auth/slip/verify'>;
/** A slip with its status. */
export type SlipRequest = Received<'GET /api/auth/slip/my/request'>[number];

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['SlipRequest'] });

/** Deposits by an image of the transfer slip. */
export const slipApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    /** The member's own slips, newest first. */
    getMySlips: build.query<readonly SlipRequest[], void>({
      query: () => request('GET /api/auth/slip/my/request'),
      extraOptions: { failure: 'screen' },
      providesTags: ['SlipRequest'],
    }),

    /** One slip by its id; the list is updated with the result. */
    getSlip: build.query<SlipRequest, string>({
      query: (uuid) => request('GET /api/auth/slip/my/request/{uuid}', { params: { uuid } }),
      extraOptions: { failure: 'screen' },
      onQueryStarted: (_, lifecycle) => onSuccess(lifecycle, updateList),
    }),

    /** Uploads the image and looks up its transfer. */
    verifySlip: build.mutation<SlipResult, { readonly file: File } & Keyed>({
      queryFn: async ({ file, idempotencyKey }, _api, _options, send) => {
        const answer = await sendUntilRead(async () => {
          const form = new FormData();
          form.append('slip', file);
          return send(request('POST /api/auth/slip/verify', {}, { form, idempotencyKey }));
        });
        return answer.error ? { error: answer.error } : { data: answer.data as SlipResult };
      },
      onQueryStarted: (_, lifecycle) =>
        onSuccess(lifecycle, (result, dispatch) => {
          // A credited slip that is uploaded again is reported as a duplicate; the list still shows it as credited.
          if (!result.duplicate) return store(asRequest(result), dispatch);
        }),
      invalidatesTags: ['SlipRequest'],
    }),

    /** Turns a verified slip into credit. */
    confirmSlip: build.mutation<SlipRequest, KeyedArgs<'POST /api/auth/slip/confirm'>>({
      query: keyedCall('POST /api/auth/slip/confirm'),
      onQueryStarted: (_, lifecycle) => storeSlip(lifecycle),
      invalidatesTags: ['SlipRequest'],
    }),

    /** Submits a slip to staff; the amount is a hint for them. */
    handSlipOver: build.mutation<SlipRequest, KeyedArgs<'POST /api/auth/slip/request-deposit'>>({
      query: keyedCall('POST /api/auth/slip/request-deposit'),
      onQueryStarted: (_, lifecycle) => storeSlip(lifecycle),
      invalidatesTags: ['SlipRequest'],
    }),
  }),
});

type Lifecycle = RequestLifecycle<SlipRequest>;
type Dispatch = Lifecycle['dispatch'];

function updateList(slip: SlipRequest, dispatch: Dispatch): void {
  const withIt = (slips: readonly SlipRequest[]) =>
    slips.some(({ slipUuid }) => slipUuid === slip.slipUuid)
      ? slips.map((one) => (one.slipUuid === slip.slipUuid ? slip : one))
      : [slip, ...slips];
  dispatch(slipApi.util.updateQueryData('getMySlips', undefined, withIt));
}

async function store(slip: SlipRequest, dispatch: Dispatch): Promise<void> {
  await abortPoll(dispatch(slipApi.util.getRunningQueryThunk('getMySlips', undefined)));
  await abortPoll(dispatch(slipApi.util.getRunningQueryThunk('getSlip', slip.slipUuid)));
  await dispatch(slipApi.util.upsertQueryData('getSlip', slip.slipUuid, slip));
  updateList(slip, dispatch);
}

const storeSlip = (lifecycle: Lifecycle) => onSuccess(lifecycle, store);

/** Maps a slip that was just verified to the shape of the list. */
export function asRequest(result: SlipResult): SlipRequest {
  return {
    slipUuid: result.slipUuid,
    amount: result.amount ?? null,
    status: result.status,
    code: result.code ?? null,
    reason: result.reason ?? null,
    createdAt: new Date().toISOString(),
  };
}

export const {
  useGetMySlipsQuery,
  useGetSlipQuery,
  useVerifySlipMutation,
  useConfirmSlipMutation,
  useHandSlipOverMutation,
} = slipApi;

interface Answer {
  readonly error?: { readonly code: string } | undefined;
}

/** Delay in milliseconds before each retry. */
const PAUSES = [2_000, 4_000, 8_000, 8_000];

/**
 * Retries a slip that the server had no time to read, which is no evidence of a bad image. The button shows progress
 * meanwhile.
 */
export async function sendUntilRead<A extends Answer>(
  send: () => Promise<A>,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<A> {
  let answer = await send();
  for (const ms of PAUSES) {
    if (answer.error?.code !== 'SLIP_READ_LATER') return answer;
    await pause(ms);
    answer = await send();
  }
  return answer;
}
