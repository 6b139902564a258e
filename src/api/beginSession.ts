import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';
import type { Proof } from '#schemas/common/proofOfWork';
import type { ApiError } from '#core/contract/apiError';
import { type HttpRequest, request } from '#core/contract/request';
import { proofEnded, proofStarted } from './service';
import type { AppEnvironment } from './transport';

interface Sent {
  readonly data?: unknown;
  readonly error?: unknown;
}

type SessionCall = 'POST /api/auth/login' | 'POST /api/user/register';

/** Storage key of the token that identifies this browser to the back end; it survives log-out. */
const DEVICE = 'device';

/**
 * Sends a call that opens a session, with the token of this browser and with a proof of work where the back end
 * requires one. Back ends without either get only the typed values.
 */
export async function beginSession<K extends SessionCall>(
  key: K,
  body: Calls[K]['body'],
  api: BaseQueryApi,
  send: (args: HttpRequest) => Sent | PromiseLike<Sent>,
): Promise<{ data: Received<K> } | { error: ApiError }> {
  const { storage } = api.extra as AppEnvironment;
  const device = storage.getItem(DEVICE);
  const attempt = async (proof?: Proof) => {
    const sent = { ...(body as object), ...(device && { device }), ...(proof && { proof }) };
    return send(request<SessionCall>(key, { body: sent as Calls[SessionCall]['body'] }));
  };
  let answer = await attempt();
  if ((answer.error as ApiError | undefined)?.code === 'PROOF_REQUIRED') {
    // Loaded only when a proof is required; if loading fails, the refusal is returned.
    const prover = await import('@/lib/withProof').catch(() => null);
    if (prover) answer = await prover.answerWithProof(answer, attempt, () => api.dispatch(proofStarted()));
    api.dispatch(proofEnded());
  }
  if (answer.error) return { error: answer.error as ApiError };
  const data = answer.data as Received<SessionCall>;
  const given = (data as typeof data | null)?.device;
  if (given) storage.setItem(DEVICE, given);
  return { data: data as Received<K> };
}
