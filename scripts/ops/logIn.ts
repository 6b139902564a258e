import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Calls } from '#schemas/api/contract';
import { readChallenge, type Proof } from '#schemas/common/proofOfWork';
import { solveProof } from '#schemas/common/solveProof';
import { CallError } from '#core/contract/caller';
import type { Client } from './client';
import { promptCode, credentials } from './credentials';

/**
 * Opens a staff session with `OPS_EMAIL`, `OPS_PASSWORD` and `OPS_OTP`, or by prompting.
 * @throws CallError, UsageError when prompting is impossible.
 */
export async function logIn(
  api: Client,
  env: NodeJS.ProcessEnv,
): Promise<Calls['POST /api/staff/login']['data']> {
  const who = await credentials(env);
  const attempt = async (otp?: string) => {
    const body = { ...who, ...(otp && { otp }) };
    const send = (proof?: Proof) =>
      api.call('POST /api/staff/login', { body: { ...body, ...(proof && { proof }) } });
    return (await send().catch(async (cause: unknown) => send(await answerTo(cause)))).data;
  };
  try {
    return await attempt(env['OPS_OTP']);
  } catch (cause) {
    if (!(cause instanceof CallError) || cause.code !== 'OTP_REQUIRED') throw cause;
    return attempt(await promptCode());
  }
}

/** Solves the proof of work that an error requires. @throws any other error unchanged. */
async function answerTo(cause: unknown): Promise<Proof> {
  const challenge = cause instanceof CallError ? readChallenge(cause.params) : undefined;
  if (!(cause instanceof CallError) || cause.code !== 'PROOF_REQUIRED' || !challenge) throw cause;
  return solveProof(challenge, () => nextTurn());
}
