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
  /** What a wrong password is called here, and at which field it stands. */
  readonly code: ErrorCode;
  readonly field: string;
}

/**
 * Asks a member who is logged in for the password again. Guesses are throttled as at log-in, but
 * counted apart from it: a stranger who guesses there must not keep the member from acting here.
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
