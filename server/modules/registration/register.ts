import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { bahtToSatang } from '#core/money/money';
import { canonicalPhone } from '#core/identity/phone';
import { readProfile } from '#server/modules/members/index';
import { passwordProblem } from '#core/identity/passwordPolicy';
import { deviceOf } from '#server/platform/http/device';
import { openSession } from '#server/modules/auth/index';
import { requirePhoneTicket } from '#server/modules/codes/index';
import { findInviter } from './availability';
import { checkBank, checkPerson } from './checkPerson';
import { insertLimit, insertMember } from './insertMember';

type Register = Calls['POST /api/user/register'];

interface RequestContext {
  readonly brand: Brand;
  readonly ip: string;
  readonly now: Date;
  readonly traceId: string;
  readonly userAgent: string | undefined;
}

/** The error of each unique index of members. */
const takenBy = {
  members_phone: { field: 'phone', code: 'PHONE_USED' },
  members_username: { field: 'username', code: 'USERNAME_USED' },
  member_banks_account: { field: 'bankId', code: 'BANK_USED' },
} as const;

/** Creates a member and logs them in. Unique indexes reject duplicates, also in concurrent registrations. */
export async function register(
  deps: Deps,
  context: RequestContext,
  body: Register['body'],
): Promise<Register['data']> {
  const { brand, ip, now, traceId, userAgent } = context;
  const { db, passwords } = deps;

  const phone = canonicalPhone(body.phone);
  if (!phone) throw fail('PHONE_FORMAT', undefined, { phone: 'PHONE_FORMAT' });
  if (body.password !== body.confirmPassword) {
    throw fail('PASSWORD_MISMATCH', undefined, { confirmPassword: 'PASSWORD_MISMATCH' });
  }
  const name = body.name.trim().replace(/\s+/g, ' ');
  if (name.length < 2) throw fail('NAME_FORMAT', undefined, { name: 'NAME_FORMAT' });
  const username = body.username.toLowerCase();
  const phoneInName = canonicalPhone(username);
  // It would intercept the log-ins of the member with that phone number.
  if (phoneInName !== undefined && phoneInName !== phone)
    throw fail('USERNAME_USED', undefined, { username: 'USERNAME_USED' });
  const problem = await passwordProblem(body.password, {
    username,
    phone,
    brandName: brand.displayName,
    brandId: brand.id,
  });
  if (problem) throw fail(problem, undefined, { password: problem });
  if (brand.flags.verifyPhone) requirePhoneTicket(deps, { brandId: brand.id, phone, now }, body.phoneTicket);
  checkBank(brand, body);
  const inviter = body.afCode === undefined ? undefined : await findInviter(db, brand.id, body.afCode);
  if (body.afCode !== undefined && !inviter)
    throw fail('INVITER_NOT_FOUND', undefined, { afCode: 'INVITER_NOT_FOUND' });

  const birth = await checkPerson(deps, context, { ...body, phone, name });

  const passwordHash = await passwords.hash(body.password);
  const id = uuidv7();
  const device = deviceOf(body.device);
  const { token, sessionId } = await inTransaction(db, async (trx) => {
    await insertMember(trx, {
      id,
      brandId: brand.id,
      username,
      phone,
      passwordHash,
      name,
      bank: { bankName: body.bankName, bankId: body.bankId },
      inviterId: inviter?.id ?? null,
      campaign: { team: body.team, marketing: body.marketing, source: body.source },
      birth,
      now,
    });
    const actor = { kind: 'MEMBER', id } as const;
    const subject = { type: 'MEMBER', id };
    if (body.depositLimit !== undefined && brand.flags.responsiblePlay)
      await insertLimit(trx, brand.id, id, bahtToSatang(body.depositLimit));
    await audit(trx, { brandId: brand.id, actor, action: 'member.register', subject, ip, traceId, now });
    return openSession(trx, { brand, memberId: id, userAgent, ip, device, now });
  }).catch((error: unknown) => {
    for (const [index, { field, code }] of Object.entries(takenBy)) {
      if (violatesUnique(error, index)) throw fail(code, undefined, { [field]: code });
    }
    throw error;
  });
  return { token, user: await readProfile(db, brand.id, id, sessionId), device: device.token };
}
