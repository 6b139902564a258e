import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Shape } from '#schemas/api/answerShapes';
import type { CallKey } from '#schemas/api/contract';
import { shapes } from '#schemas/api/answerShapes?shapes';
import type { ApiError } from '#core/contract/apiError';
import { fit } from './fit';
import { isRecord, readEnvelope, toApiError } from '#core/contract/readError';

/** What came back for a call, as `fetchBaseQuery` answers it. */
interface Answer {
  readonly data?: unknown;
  readonly error?: FetchBaseQueryError | undefined;
}

export type ReadAnswer = { readonly data: unknown } | { readonly error: ApiError };

/** Nothing of the answer can be used. What the call was to do may have been done, so its status is a gateway's. */
const invalid: ApiError = { status: 502, code: 'ANSWER_INVALID' };

/**
 * The data of an answer as the contract has it (see `fit`), or the error; nothing else of an answer reaches the app.
 * A paged list becomes `{ items, next }`.
 */
export function readAnswer(call: CallKey, { data: body, error }: Answer, paged = false): ReadAnswer {
  if (error) return { error: toApiError(error) };
  // A body without an envelope; none at all is an envelope without data.
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
