import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { Device } from '#server/platform/http/device';
import { countAttempt, type Attempt } from '#server/platform/http/throttle';
import { stepOf } from './totp';

interface Found {
  readonly id: string;
  readonly totp_key: Buffer | null;
  readonly isKnownDevice: boolean;
}

/**
 * There are few codes, so guesses are always delayed. Only someone with the password reaches this step, and a
 * known device is delayed by its own guesses only.
 */
export function codeAttempt({ id, isKnownDevice }: Found, { hash }: Device, now: Date): Attempt {
  const key = isKnownDevice ? `code ${id} ${hash.toString('hex')}` : `code ${id}`;
  return { brandId: '*', scope: 'staff', key, now };
}

/** Throttles the code of the second factor. @throws AppError OTP_INVALID, LOGIN_THROTTLED. */
export async function codeStep(
  { db, secrets }: Deps,
  { id, totp_key }: Found,
  otp: string | undefined,
  guess: Attempt,
): Promise<number> {
  await countAttempt(db, guess);
  const step = totp_key ? stepOf(secrets.open(totp_key, id), otp ?? '', guess.now) : undefined;
  if (step === undefined) throw fail('OTP_INVALID');
  return step;
}

interface Proof {
  readonly now: Date;
  /** The password's hash that was compared, and the one to store. */
  readonly password?: { readonly compared: string; readonly stored: string };
  /** Step of the code; without one they must have no second factor, unless an identity provider answers for it. */
  readonly step?: number | undefined;
  readonly factorByProvider?: boolean;
}

/**
 * Enters only with the password and the factor that were compared, and with a code that was not used before.
 * @throws AppError AUTH_INVALID, OTP_INVALID.
 */
export async function enter(
  trx: Transaction,
  { id, totp_key }: Pick<Found, 'id' | 'totp_key'>,
  { now, password, step, factorByProvider }: Proof,
): Promise<void> {
  let entering = trx
    .updateTable('staff')
    .set({
      last_login_at: now,
      ...(password && { password_hash: password.stored }),
      ...(step !== undefined && { totp_last_step: step }),
    })
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE');
  if (password) entering = entering.where('password_hash', '=', password.compared);
  if (step !== undefined)
    entering = entering
      .where('totp_key', '=', totp_key)
      .where((of) => of.or([of('totp_last_step', 'is', null), of('totp_last_step', '<', step)]));
  else if (!factorByProvider) entering = entering.where('totp_confirmed_at', 'is', null);
  const { numUpdatedRows } = await entering.executeTakeFirst();
  if (numUpdatedRows === 0n) throw fail(step === undefined ? 'AUTH_INVALID' : 'OTP_INVALID');
}
