import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { createToken, hashToken } from '#server/platform/crypto/token';

/** A browser or program that logs in. It stores the token; the database stores its hash with each session. */
export interface Device {
  readonly token: string;
  readonly hash: Buffer;
}

/** The device that presents this token, or a new one. */
export function deviceOf(presented: string | undefined): Device {
  const token = presented ?? createToken();
  return { token, hash: hashToken(token) };
}

interface ForgetOptions {
  readonly brandId: string;
  readonly memberId: string;
  /** The session whose device is not forgotten. */
  readonly except?: string;
  /** Forget the device of this session only. */
  readonly only?: string;
}

/** Forgets devices of a member: the next log-in from them is throttled like one from an unknown device. */
export async function forgetDevices(
  db: Database | Transaction,
  { brandId, memberId, except, only }: ForgetOptions,
): Promise<void> {
  const hashOf = (session: string) =>
    db.selectFrom('sessions').select('device_hash').where('brand_id', '=', brandId).where('id', '=', session);
  let query = db
    .updateTable('sessions')
    .set({ device_hash: null })
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('device_hash', 'is not', null);
  if (except !== undefined) query = query.where('device_hash', 'is distinct from', hashOf(except));
  if (only !== undefined) query = query.where('device_hash', '=', hashOf(only));
  await query.execute();
}
