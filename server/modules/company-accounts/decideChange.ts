import { maskAccount } from '#core/identity/mask';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/handlers';
import { countOtherAdmins } from './accountRepository';
import { lockAccount } from './changeAccount';
import { insertAccount } from './insertAccount';

/**
 * A second person agrees: the account is added or changed, once.
 * @throws AppError NOT_FOUND, STATE_CHANGED, COMPANY_ACCOUNT_OWN for the proposer, SECOND_ADMIN_MISSING when the
 *   proposer is the only administrator, COMPANY_ACCOUNT_EXISTS.
 */
export async function approveChange(
  trx: Transaction,
  { brandId, origin }: StaffAct,
  id: string,
): Promise<void> {
  const change = await lockPending(trx, brandId, id);
  if (change.proposed_by === origin.actor.id) {
    const others = await countOtherAdmins(trx, brandId, origin.actor.id);
    throw fail(others === 0 ? 'SECOND_ADMIN_MISSING' : 'COMPANY_ACCOUNT_OWN');
  }
  const accountId = await carryOut(trx, brandId, change, origin.now);
  await end(trx, { brandId, origin }, change, {
    status: 'SUCCESS',
    company_account_id: accountId,
  });
}

/** Rejects a proposal; the proposer may withdraw their own. @throws AppError NOT_FOUND, STATE_CHANGED. */
export async function rejectChange(
  trx: Transaction,
  act: StaffAct,
  id: string,
  reason: string,
): Promise<void> {
  const change = await lockPending(trx, act.brandId, id);
  await end(trx, act, change, { status: 'REJECTED', refusal: reason });
}

type Pending = Awaited<ReturnType<typeof lockPending>>;

/** The proposal, locked: of all who decide at once one finds it still waiting. */
async function lockPending(trx: Transaction, brandId: string, id: string) {
  const change = await trx
    .selectFrom('company_account_changes')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!change) throw fail('NOT_FOUND');
  if (change.status !== 'PENDING') throw fail('STATE_CHANGED');
  return change;
}

/** @returns the id of the account. */
async function carryOut(trx: Transaction, brandId: string, change: Pending, now: Date): Promise<string> {
  const { company_account_id: accountId, bank_name: bankName, bank_id: bankId } = change;
  const { account_name: accountName, promptpay_id: promptPay, daily_limit: dailyLimit } = change;
  if (accountId === null)
    return insertAccount(trx, { brandId, bankName, bankId, accountName, promptPay, dailyLimit, now });
  const account = await lockAccount(trx, brandId, accountId);
  if (account.status === 'RETIRED') throw fail('STATE_CHANGED');
  await trx
    .updateTable('company_accounts')
    .set({ account_name: accountName, promptpay_id: promptPay })
    .where('brand_id', '=', brandId)
    .where('id', '=', accountId)
    .execute();
  return accountId;
}

type Outcome =
  | { readonly status: 'SUCCESS'; readonly company_account_id: string }
  | { readonly status: 'REJECTED'; readonly refusal: string };

async function end(
  trx: Transaction,
  { brandId, origin }: StaffAct,
  { id, bank_name: bank, bank_id: bankId }: Pending,
  outcome: Outcome,
): Promise<void> {
  await trx
    .updateTable('company_account_changes')
    .set({ ...outcome, handled_by: origin.actor.id, completed_at: origin.now })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute();
  await audit(trx, {
    ...origin,
    brandId,
    action: outcome.status === 'SUCCESS' ? 'companyAccount.approve' : 'companyAccount.reject',
    subject: { type: 'COMPANY_ACCOUNT_CHANGE', id },
    detail: {
      bank,
      account: maskAccount(bankId),
      ...(outcome.status === 'REJECTED' && { reason: outcome.refusal }),
    },
  });
}
