import type { Selectable } from 'kysely';
import type { CompanyAccountStatus } from '#schemas/api/shapes/companyAccount';
import { maskAccount } from '#core/identity/mask';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { fail } from '#server/platform/appError';
import { audit, type AuditLine } from '#server/platform/audit/audit';
import type { CompanyAccounts } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/handlers';

type Account = Selectable<CompanyAccounts>;

/** The account, locked against other changes. @throws AppError NOT_FOUND. */
export async function lockAccount(trx: Transaction, brandId: string, id: string): Promise<Account> {
  const account = await trx
    .selectFrom('company_accounts')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw fail('NOT_FOUND');
  return account;
}

/** From which status each step leads where. */
const steps = {
  pause: { from: ['ACTIVE'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'ACTIVE' },
  retire: { from: ['ACTIVE', 'PAUSED'], to: 'RETIRED' },
} as const satisfies Record<string, { from: readonly CompanyAccountStatus[]; to: CompanyAccountStatus }>;
export type AccountStep = keyof typeof steps;

/** Pauses, resumes or retires an account at once. @throws AppError NOT_FOUND, STATE_CHANGED. */
export async function setAccountStatus(
  trx: Transaction,
  act: StaffAct,
  id: string,
  step: AccountStep,
): Promise<void> {
  const account = await lockAccount(trx, act.brandId, id);
  const { from, to } = steps[step];
  if (!from.some((status) => status === account.status)) throw fail('STATE_CHANGED');
  await update(trx, act.brandId, id, { status: to });
  await auditAccount(trx, act, account, `companyAccount.${step}`);
}

/** Sets what an account may receive on a Bangkok day. @param baht null for no limit. @throws AppError NOT_FOUND, STATE_CHANGED. */
export async function setDailyLimit(
  trx: Transaction,
  act: StaffAct,
  id: string,
  baht: number | null,
): Promise<void> {
  const account = await lockAccount(trx, act.brandId, id);
  if (account.status === 'RETIRED') throw fail('STATE_CHANGED');
  await update(trx, act.brandId, id, { daily_limit: baht === null ? null : bahtToSatang(baht) });
  const before = account.daily_limit === null ? null : satangToBaht(account.daily_limit);
  await auditAccount(trx, act, account, 'companyAccount.limit', { limit: baht, before, after: baht });
}

/**
 * Sets the order in which deposits use the accounts.
 * @param order the ids of all accounts that are not retired.
 * @throws AppError STATE_CHANGED when these are others, for instance because one was added meanwhile.
 */
export async function setAccountOrder(
  trx: Transaction,
  { brandId, origin }: StaffAct,
  order: readonly string[],
): Promise<void> {
  const accounts = await trx
    .selectFrom('company_accounts')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('status', '<>', 'RETIRED')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const known = new Set(accounts.map(({ id }) => id));
  if (
    order.length !== known.size ||
    new Set(order).size !== known.size ||
    !order.every((id) => known.has(id))
  )
    throw fail('STATE_CHANGED');
  for (const [index, id] of order.entries()) await update(trx, brandId, id, { sort_order: index });
  await audit(trx, {
    ...origin,
    brandId,
    action: 'companyAccount.order',
    subject: { type: 'COMPANY_ACCOUNT' },
  });
}

async function update(
  trx: Transaction,
  brandId: string,
  id: string,
  change: Partial<Pick<Account, 'status' | 'daily_limit' | 'sort_order'>>,
): Promise<void> {
  await trx
    .updateTable('company_accounts')
    .set(change)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute();
}

function auditAccount(
  trx: Transaction,
  { brandId, origin }: StaffAct,
  { id, bank_name: bank, bank_id: bankId }: Account,
  action: string,
  more: AuditLine['detail'] = {},
): Promise<void> {
  const subject = { type: 'COMPANY_ACCOUNT', id };
  const detail = { bank, account: maskAccount(bankId), ...more };
  return audit(trx, { ...origin, brandId, action, subject, detail });
}
