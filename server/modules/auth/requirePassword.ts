import type { ErrorCode } from '#schemas/api/errors';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { MemberIdentity } from '#server/platform/http/handlers';
import { countAttempt, forgive, takeBack } from '#server/platform/http/throttle';

interface Proof {
  readonly brandId: string;
  readonly member: MemberIdentity;
  readonly password: string;
  readonly now: Date;
  /** Error code of a wrong password, and the field that it belongs to. */
  readonly code: ErrorCode;
  readonly field: string;
}

/**
 * Verifies the password of a member who is logged in. Attempts are throttled as at log-in, but
 * counted separately: a stranger who guesses there must not block the member here.
 * @returns the stored hash that the password fits.
 * @throws AppError `code`, or LOGIN_THROTTLED.
 */
export async function requirePassword({ db, passwords }: Deps, proof: Proof): Promise<string> {
  const { brandId, member, password, now, code, field } = proof;
  passwords.requireRoom();
  const attempt = { brandId, scope: 'account', key: `proof ${member.id}`, now } as const;
  await countAttempt(db, attempt);
  const { password_hash: stored } = await db
    .selectFrom('members')
    .select('password_hash')
    .where('brand_id', '=', brandId)
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const isRight = await passwords.verify(stored, password).catch(async (error: unknown) => {
    await takeBack(db, attempt);
    throw error;
  });
  if (!isRight) throw fail(code, undefined, { [field]: code });
  await forgive(db, attempt);
  return stored;
}
