import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { maskAccount } from '#core/identity/mask';
import { matchName } from '#core/identity/matchName';
import { bangkokIso } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import { requirePassword } from '#server/modules/auth/index';
import { requireCode, sendCode, useUpCode } from '#server/modules/codes/index';
import { checkBank, isBankFree } from '#server/modules/registration/index';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { MemberIdentity } from '#server/platform/http/handlers';
import { uuidv7 } from '#server/platform/id';
import type { Deps } from '#server/providers/deps';

interface RequestContext {
  readonly brand: Brand;
  readonly member: MemberIdentity;
  readonly ip: string;
  readonly now: Date;
  readonly traceId: string;
}

type Start = Calls['POST /api/auth/user/bank/code'];
type Change = Calls['POST /api/auth/user/bank/change'];

/**
 * Sends a code to the phone on record, which confirms this account and no other. The account has to be the member's
 * own, as far as the bank tells.
 * @throws AppError PASSWORD_WRONG, LOGIN_THROTTLED, BANK_FORMAT, BANK_USED, BANK_NAME_DIFFERS, CODE_WAIT,
 *   CODE_UNAVAILABLE, RATE_LIMITED.
 */
export async function sendBankCode(
  deps: Deps,
  { brand, member, ip, now }: RequestContext,
  { password, language, bankName, bankId }: Start['body'],
  onFailure: (error: unknown) => void,
): Promise<Start['data']> {
  const { db, ports } = deps;
  const account = { bankName, bankId };
  const brandId = brand.id;
  const proof = { brandId, member, password, now, code: 'PASSWORD_WRONG', field: 'password' } as const;
  await requirePassword(deps, proof);
  checkBank(brand, account);
  if (!(await isBankFree(db, brandId, account))) throw refuse('BANK_USED');
  const { phone, name } = await findMember(db, brandId, member.id);
  const owner = await ports.bankNames.find({ brandId, ...account });
  if (owner !== null && matchName(owner, name) === 'no') throw refuse('BANK_NAME_DIFFERS');
  const purpose = 'BANK';
  return sendCode(deps, { brand, purpose, phone, account, language, ip, now, isMeant: true, onFailure });
}

/**
 * Changes the account with its code. The former one stays on record; open withdrawals stay with it, and new ones wait.
 * @throws AppError CODE_WRONG, CODE_EXPIRED, BANK_USED, RATE_LIMITED.
 */
export async function changeBank(
  deps: Deps,
  { brand, member, ip, now, traceId }: RequestContext,
  { bankName, bankId, code }: Change['body'],
): Promise<Change['data']> {
  const brandId = brand.id;
  const { phone } = await findMember(deps.db, brandId, member.id);
  const subject = { brandId, purpose: 'BANK', phone, account: { bankName, bankId } } as const;
  const codeId = await requireCode(deps, { ...subject, code, ip, now });
  const id = uuidv7();
  await inTransaction(deps.db, async (trx) => {
    await useUpCode(trx, codeId, now);
    await sql`SELECT change_member_bank(
      ${brandId}, ${member.id}, ${bankName}, ${bankId}, ${codeId}, ${id}, ${now})`.execute(trx);
    await audit(trx, {
      brandId,
      actor: { kind: 'MEMBER', id: member.id },
      action: 'member.changeBank',
      subject: { type: 'MEMBER', id: member.id },
      detail: { bank: bankName, account: maskAccount(bankId) },
      ...{ ip, traceId, now },
    });
  }).catch((error: unknown) => {
    throw violatesUnique(error, 'member_banks_account') ? refuse('BANK_USED') : error;
  });
  const from = new Date(now.getTime() + brand.limits.bankChangeHours * HOUR_MS);
  return { bank: { uuid: id, bankId, bankName }, withdrawFrom: bangkokIso(from) };
}

function findMember(db: Database, brandId: string, memberId: string) {
  return db
    .selectFrom('members')
    .select(['phone_e164 as phone', 'name'])
    .where('brand_id', '=', brandId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

function refuse(code: 'BANK_USED' | 'BANK_NAME_DIFFERS') {
  return fail(code, undefined, { bankId: code });
}
