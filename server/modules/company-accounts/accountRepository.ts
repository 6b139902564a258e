import type { InferResult, Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { accountUse } from '#server/modules/deposits/index';
import { fail } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import type { CompanyAccounts } from '#server/platform/db/schema';

type Overview = Calls['GET /api/staff/brand/{brandId}/company-account']['data'];
export type StaffAccount = Overview['accounts'][number];
export type AccountChange = Overview['changes'][number];
type ChangeRow = InferResult<ReturnType<typeof changesOf>>[number];

/** Of accounts and of waiting changes. */
const LIMIT = 200;

/** The brand's accounts in their order, retired ones last, and the changes that wait. */
export async function findOverview(db: Database, brandId: string, now: Date): Promise<Overview> {
  const accounts = await accountsOf(db, brandId, now)
    .orderBy((of) => of('a.status', '=', 'RETIRED'))
    .orderBy('a.sort_order')
    .orderBy('a.id')
    .limit(LIMIT)
    .execute();
  const changes = await changesOf(db, brandId)
    .where('c.status', '=', 'PENDING')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(LIMIT)
    .execute();
  return { accounts: accounts.map(presentAccount), changes: changes.map(presentChange) };
}

/** @throws AppError NOT_FOUND. */
export async function findAccount(
  db: Database,
  brandId: string,
  id: string,
  now: Date,
): Promise<StaffAccount> {
  const row = await accountsOf(db, brandId, now).where('a.id', '=', id).executeTakeFirst();
  if (!row) throw fail('NOT_FOUND');
  return presentAccount(row);
}

export async function findChange(db: Database, brandId: string, id: string): Promise<AccountChange> {
  return presentChange(await changesOf(db, brandId).where('c.id', '=', id).executeTakeFirstOrThrow());
}

/** Active administrators of the brand other than this staff member. */
export async function countOtherAdmins(db: Database, brandId: string, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff as s')
    .innerJoin('staff_roles as r', 'r.staff_id', 's.id')
    .select((of) => of.fn.count<number>('s.id').distinct().as('count'))
    .where('s.status', '=', 'ACTIVE')
    .where('s.id', '<>', staffId)
    .where('r.role', '=', 'admin')
    .where('r.brand_id', 'in', [brandId, '*'])
    .executeTakeFirstOrThrow();
  return count;
}

function accountsOf(db: Database, brandId: string, now: Date) {
  return db
    .selectFrom('company_accounts as a')
    .selectAll('a')
    .select(accountUse('a', now).as('used_today'))
    .where('a.brand_id', '=', brandId);
}

function changesOf(db: Database, brandId: string) {
  return db
    .selectFrom('company_account_changes as c')
    .innerJoin('staff as p', 'p.id', 'c.proposed_by')
    .leftJoin('staff as d', 'd.id', 'c.handled_by')
    .selectAll('c')
    .select(['p.email as proposer', 'd.email as decider'])
    .where('c.brand_id', '=', brandId);
}

function presentAccount(row: Selectable<CompanyAccounts> & { readonly used_today: number }): StaffAccount {
  return {
    uuid: row.id,
    ...identityOf(row),
    status: row.status,
    usedToday: satangToBaht(row.used_today),
    createdAt: bangkokIso(row.created_at),
  };
}

function presentChange(row: ChangeRow): AccountChange {
  return {
    uuid: row.id,
    kind: row.kind,
    accountUuid: row.company_account_id,
    ...identityOf(row),
    status: row.status,
    proposedBy: row.proposer,
    createdAt: bangkokIso(row.created_at),
    decidedBy: row.decider,
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    refusal: row.refusal,
  };
}

function identityOf(row: {
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
  readonly promptpay_id: string | null;
  readonly daily_limit: number | null;
}) {
  return {
    bankName: row.bank_name,
    bankId: row.bank_id,
    accountName: row.account_name,
    promptPay: row.promptpay_id,
    dailyLimit: row.daily_limit === null ? null : satangToBaht(row.daily_limit),
  };
}
