import { bankByCode } from '#schemas/common/banks';
import type { Calls } from '#schemas/api/contract';
import { maskAccount } from '#core/identity/mask';
import { bahtToSatang } from '#core/money/money';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/handlers';
import { uuidv7 } from '#server/platform/id';
import { lockAccount } from './changeAccount';

type Add = Calls['POST /api/staff/brand/{brandId}/company-account']['body'];
type Change = Calls['POST /api/staff/brand/{brandId}/company-account/{uuid}/change']['body'];

/**
 * Proposes an account; nothing changes before a second person approves.
 * @returns the id of the proposal.
 * @throws AppError BANK_FORMAT, COMPANY_ACCOUNT_EXISTS when the account is in use or already proposed.
 */
export async function proposeAddition(trx: Transaction, act: StaffAct, body: Add): Promise<string> {
  const { bankName, bankId, dailyLimit = null } = body;
  if (!bankByCode(bankName)?.lengths.includes(bankId.length))
    throw fail('BANK_FORMAT', undefined, { bankId: 'BANK_FORMAT' });
  const existing = await trx
    .selectFrom('company_accounts')
    .select('id')
    .where('brand_id', '=', act.brandId)
    .where('bank_name', '=', bankName)
    .where('bank_id', '=', bankId)
    .where('status', '<>', 'RETIRED')
    .executeTakeFirst();
  if (existing) throw fail('COMPANY_ACCOUNT_EXISTS');
  return propose(trx, act, {
    kind: 'ADD',
    bank_name: bankName,
    bank_id: bankId,
    account_name: body.accountName.trim(),
    promptpay_id: body.promptPay ?? null,
    daily_limit: dailyLimit === null ? null : bahtToSatang(dailyLimit),
  });
}

/**
 * Proposes another name or PromptPay id of an account. Its number never changes, because history refers to it.
 * @returns the id of the proposal.
 * @throws AppError NOT_FOUND, STATE_CHANGED for a retired account, COMPANY_ACCOUNT_EXISTS while another change waits.
 */
export async function proposeChange(
  trx: Transaction,
  act: StaffAct,
  id: string,
  { accountName, promptPay }: Change,
): Promise<string> {
  const account = await lockAccount(trx, act.brandId, id);
  if (account.status === 'RETIRED') throw fail('STATE_CHANGED');
  return propose(trx, act, {
    kind: 'CHANGE',
    company_account_id: id,
    bank_name: account.bank_name,
    bank_id: account.bank_id,
    account_name: accountName.trim(),
    promptpay_id: promptPay,
  });
}

interface Proposal {
  readonly kind: 'ADD' | 'CHANGE';
  readonly company_account_id?: string;
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
  readonly promptpay_id: string | null;
  readonly daily_limit?: number | null;
}

async function propose(trx: Transaction, { brandId, origin }: StaffAct, proposal: Proposal): Promise<string> {
  const id = uuidv7();
  try {
    await trx
      .insertInto('company_account_changes')
      .values({
        ...proposal,
        brand_id: brandId,
        id,
        status: 'PENDING',
        proposed_by: origin.actor.id,
        created_at: origin.now,
      })
      .execute();
  } catch (error) {
    throw violatesUnique(error, 'company_account_changes_open') ? fail('COMPANY_ACCOUNT_EXISTS') : error;
  }
  await audit(trx, {
    ...origin,
    brandId,
    action: proposal.kind === 'ADD' ? 'companyAccount.propose' : 'companyAccount.proposeChange',
    subject: { type: 'COMPANY_ACCOUNT_CHANGE', id },
    detail: { bank: proposal.bank_name, account: maskAccount(proposal.bank_id) },
  });
  return id;
}
