import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { passwordProblem } from '#core/identity/passwordPolicy';
import { requireCode, requirePhone, sendCode, useUpCode } from '#server/modules/codes/index';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { forgetDevices } from '#server/platform/http/device';
import type { Deps } from '#server/providers/deps';
import { endSessions } from './memberSessions';

interface RequestContext {
  readonly brand: Brand;
  readonly ip: string;
  readonly now: Date;
  readonly traceId: string;
}

type Start = Calls['POST /api/user/password/code'];

/**
 * Sends a code to the member with this phone number. Unknown numbers and those of suspended
 * members get the same answer.
 * @throws AppError PHONE_FORMAT, CODE_WAIT, CODE_UNAVAILABLE, RATE_LIMITED.
 */
export async function sendPasswordCode(
  deps: Deps,
  { brand, ip, now }: RequestContext,
  body: Start['body'],
  onFailure: (error: unknown) => void,
): Promise<Start['data']> {
  const phone = requirePhone(body.phone);
  const member = await findActive(deps.db, brand.id, phone);
  const { language } = body;
  return sendCode(deps, {
    ...{ brand, phone, language, ip, now, onFailure },
    purpose: 'PASSWORD',
    isMeant: member !== undefined,
  });
}

/**
 * Sets a new password with the code, ends all sessions and forgets all devices. For an unknown number
 * every code is wrong, because none was sent.
 * @throws AppError PHONE_FORMAT, CODE_WRONG, CODE_EXPIRED, PASSWORD_MISMATCH, the password's faults, RATE_LIMITED.
 */
export async function resetPassword(
  deps: Deps,
  { brand, ip, now, traceId }: RequestContext,
  { phone: typed, code, password, confirmPassword }: Calls['POST /api/user/password/reset']['body'],
): Promise<void> {
  const phone = requirePhone(typed);
  if (password !== confirmPassword) throw refuse('confirmPassword', 'PASSWORD_MISMATCH');
  const brandId = brand.id;
  const codeId = await requireCode(deps, { brandId, purpose: 'PASSWORD', phone, code, ip, now });
  const member = await findActive(deps.db, brandId, phone);
  if (!member) throw refuse('code', 'CODE_EXPIRED');
  const owner = { username: member.username, phone, brandName: brand.displayName, brandId };
  const problem = await passwordProblem(password, owner);
  if (problem) throw refuse('password', problem);
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps.db, async (trx) => {
    await useUpCode(trx, codeId, now);
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ password_hash: passwordHash })
      .where('brand_id', '=', brandId)
      .where('id', '=', member.id)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw refuse('code', 'CODE_EXPIRED');
    const all = { brandId, memberId: member.id };
    await endSessions(trx, { ...all, now });
    await forgetDevices(trx, all);
    await audit(trx, {
      brandId,
      actor: { kind: 'MEMBER', id: member.id },
      action: 'member.resetPassword',
      subject: { type: 'MEMBER', id: member.id },
      ip,
      traceId,
      now,
    });
  });
}

function findActive(db: Database, brandId: string, phone: string) {
  return db
    .selectFrom('members')
    .select(['id', 'username'])
    .where('brand_id', '=', brandId)
    .where('phone_e164', '=', phone)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
}

function refuse(field: 'code' | 'password' | 'confirmPassword', code: Parameters<typeof fail>[0]) {
  return fail(code, undefined, { [field]: code });
}
