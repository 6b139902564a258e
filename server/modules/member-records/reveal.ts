import type { Calls } from '#schemas/api/contract';
import { maskAccount, maskNumbers } from '#core/identity/mask';
import { nationalPhone } from '#core/identity/phone';
import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { requireMember } from './memberRow';

type Reveal = Calls['POST /api/staff/brand/{brandId}/member/{uuid}/reveal'];

interface RevealAct extends StaffAct {
  readonly memberId: string;
}

/**
 * A complete number of a member. The audit entry is committed before the number is shown and names it masked.
 * @throws AppError NOT_FOUND.
 */
export async function reveal(
  trx: Transaction,
  { brandId, memberId, origin }: RevealAct,
  { field, accountUuid, reason }: Reveal['body'],
): Promise<Reveal['data']> {
  const { phone_e164 } = await requireMember(trx, brandId, memberId);
  const value =
    field === 'PHONE'
      ? nationalPhone(phone_e164)
      : await findAccount(trx, brandId, memberId, field === 'BANK_ACCOUNT' ? undefined : (accountUuid ?? ''));
  await audit(trx, {
    ...origin,
    brandId,
    action: 'member.reveal',
    subject: { type: 'MEMBER', id: memberId },
    detail: { field, number: field === 'PHONE' ? maskNumbers(value) : maskAccount(value), reason },
  });
  return { value };
}

/** @param formerId id of a former account; the present one if undefined. */
async function findAccount(
  trx: Transaction,
  brandId: string,
  memberId: string,
  formerId: string | undefined,
): Promise<string> {
  if (formerId === '') throw fail('NOT_FOUND');
  const rows = trx
    .selectFrom(formerId === undefined ? 'member_banks' : 'member_bank_changes')
    .select('bank_id')
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId);
  const found = await (formerId === undefined ? rows : rows.where('id', '=', formerId)).executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
  return found.bank_id;
}
