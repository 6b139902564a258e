import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Shape } from '#schemas/api/answerShapes';
import type { CallKey } from '#schemas/api/contract';
import { shapes } from '#schemas/api/answerShapes?shapes';
import type { ApiError } from '#core/contract/apiError';
import { fit } from './fit';
import { isRecord, readEnvelope, toApiError } from '#core/contract/readError';

/** The response of a call, as `fetchBaseQuery` returns it. */
interface Answer {
  readonly data?: unknown;
  readonly error?: FetchBaseQueryError | undefined;
}

export type ReadAnswer = { readonly data: unknown } | { readonly error: ApiError };

/** The response is unusable. The call may have taken effect, so the status is that of a gateway error. */
const invalid: ApiError = { status: 502, code: 'ANSWER_INVALID' };

/**
 * The data of a response in the shape of the contract (see `fit`), or the error; nothing else reaches the app. A paged
 * list becomes `{ items, next }`.
 */
export function readAnswer(call: CallKey, { data: body, error }: Answer, paged = false): ReadAnswer {
  if (error) return { error: toApiError(error) };
  // A body without an envelope is data; a missing body is an envelope without data.
  if (!isRecord(body ?? {})) return { error: invalid };
  const envelope = (body ?? {}) as Record<string, unknown>;
  if (typeof envelope['status'] === 'number' && envelope['status'] >= 400)
    return { error: readEnvelope(200, envelope) };

  const data = fit(shapes[call] as Shape, envelope['data']);
  if (data === undefined) return { error: invalid };
  return { data: paged ? { items: data, next: nextOf(envelope['meta']) } : data };
}

function nextOf(meta: unknown): string | null {
  const next = isRecord(meta) ? meta['next'] : null;
  return typeof next === 'string' ? next : null;
}
