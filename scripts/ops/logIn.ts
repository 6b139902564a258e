import type { Calls } from '#schemas/api/contract';
import { type Client, Refusal } from './client';
import { askCode, credentials } from './credentials';

/**
 * Opens a staff session: `OPS_EMAIL`, `OPS_PASSWORD` and `OPS_OTP`, or by asking.
 * @throws Refusal, UsageError where nobody can be asked.
 */
export async function logIn(
  api: Client,
  env: NodeJS.ProcessEnv,
): Promise<Calls['POST /api/staff/login']['data']> {
  const who = await credentials(env);
  const attempt = async (otp?: string) =>
    (await api.call('POST /api/staff/login', { body: { ...who, ...(otp && { otp }) } })).data;
  try {
    return await attempt(env['OPS_OTP']);
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.code !== 'OTP_REQUIRED') throw cause;
    return attempt(await askCode());
  }
}
