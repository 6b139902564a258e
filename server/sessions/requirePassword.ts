import type { ErrorCode } from '#schemas/api/errors';
import type { Deps } from '#server/deps';
import { fail } from '#server/http/appError';
import type { MemberIdentity } from '#server/http/handlers';
import { countAttempt, forgive } from './throttle';

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
 * Asks a member who is logged in for the password again (A7, A9); guesses are throttled as at log-in.
 * @throws AppError `code`, or LOGIN_THROTTLED.
 */
export async function requirePassword({ db, passwords }: Deps, proof: Proof): Promise<void> {
  const { brandId, member, password, now, code, field } = proof;
  const attempt = { brandId, scope: 'account', key: member.username, now } as const;
  await countAttempt(db, attempt);
  const stored = await db
    .selectFrom('members')
    .select('password_hash')
    .where('brand_id', '=', brandId)
    .where('id', '=', member.id)
    .executeTakeFirst();
  if (!(await passwords.verify(stored?.password_hash, password))) throw fail(code, undefined, { [field]: code });
  await forgive(db, attempt);
}
