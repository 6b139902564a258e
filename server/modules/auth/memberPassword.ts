import type { ErrorCode } from '#schemas/api/errors';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { MemberIdentity } from '#server/platform/http/handlers';
import { countAttempt, forgive, takeBack } from '#server/platform/http/throttle';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import { passwordProblem } from '#core/identity/passwordPolicy';
import { forgetDevices } from '#server/platform/http/device';
import { endSessions } from './memberSessions';

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

type Body = Calls['POST /api/auth/user/change-password/{uuid}']['body'];

interface RequestContext {
  readonly brand: Brand;
  readonly member: MemberIdentity;
  readonly now: Date;
  readonly ip: string;
  readonly traceId: string;
}

/** Changes the password, ends the member's other sessions and leaves this one. */
export async function changePassword(deps: Deps, context: RequestContext, body: Body): Promise<void> {
  const { brand, member, now, ip, traceId } = context;
  const { oldPassword, newPassword, confirmPassword } = body;
  if (newPassword !== confirmPassword) throw refuse('confirmPassword', 'NEW_PASSWORD_MISMATCH');
  if (newPassword === oldPassword) throw refuse('newPassword', 'PASSWORD_SAME');

  const { phone_e164: phone } = await deps.db
    .selectFrom('members')
    .select('phone_e164')
    .where('brand_id', '=', brand.id)
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const owner = { username: member.username, phone, brandName: brand.displayName, brandId: brand.id };
  const problem = await passwordProblem(newPassword, owner);
  if (problem) throw refuse('newPassword', problem);

  const proof = { brandId: brand.id, member, password: oldPassword, now };
  const oldHash = await requirePassword(deps, { ...proof, code: 'OLD_PASSWORD_WRONG', field: 'oldPassword' });
  const hash = await deps.passwords.hash(newPassword);
  await inTransaction(deps.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ password_hash: hash })
      .where('brand_id', '=', brand.id)
      .where('id', '=', member.id)
      .where('password_hash', '=', oldHash)
      .executeTakeFirst();
    // A concurrent session changed the password first.
    if (numUpdatedRows === 0n) throw refuse('oldPassword', 'OLD_PASSWORD_WRONG');
    const others = { brandId: brand.id, memberId: member.id, except: member.sessionId };
    await endSessions(trx, { ...others, now });
    await forgetDevices(trx, others);
    await audit(trx, {
      brandId: brand.id,
      actor: { kind: 'MEMBER', id: member.id },
      action: 'member.changePassword',
      subject: { type: 'MEMBER', id: member.id },
      ip,
      traceId,
      now,
    });
  });
}

function refuse(field: keyof Body, code: Parameters<typeof fail>[0]) {
  return fail(code, undefined, { [field]: code });
}
