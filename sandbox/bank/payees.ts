import type { Database } from '#server/platform/db/connect';
import { openStatuses } from '#server/modules/deposits/index';

/** Plenty for a demonstration. */
const LIMIT = 60;

export interface OpenRequest {
  readonly id: string;
  readonly brand_id: string;
  readonly username: string;
  readonly pay_amount: number;
  /** Of its QR code. */
  readonly qr_reference: string | null;
  readonly expires_at: Date;
  readonly from_bank: string;
  readonly from_account: string;
  readonly from_name: string;
  readonly to_bank: string;
  readonly to_account: string;
  readonly to_name: string;
}

export interface CompanyAccount {
  readonly id: string;
  readonly brand_id: string;
  readonly to_bank: string;
  readonly to_account: string;
  readonly to_name: string;
}

/** Deposits of all brands that wait for a transfer, the newest first. */
export function openRequests(db: Database, now: Date): Promise<OpenRequest[]> {
  return requests(db)
    .where((is) => is.or([is('r.status', '=', 'TRANSFERRED'), is('r.expires_at', '>', now)]))
    .orderBy('r.created_at', 'desc')
    .limit(LIMIT)
    .execute();
}

export function openRequest(db: Database, id: string): Promise<OpenRequest | undefined> {
  return requests(db).where('r.id', '=', id).executeTakeFirst();
}

export function companyAccounts(db: Database): Promise<CompanyAccount[]> {
  return accounts(db).orderBy('brand_id').orderBy('sort_order').limit(LIMIT).execute();
}

export function companyAccount(db: Database, id: string): Promise<CompanyAccount | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

function requests(db: Database) {
  return db
    .selectFrom('deposit_requests as r')
    .innerJoin('company_accounts as a', (on) =>
      on.onRef('a.brand_id', '=', 'r.brand_id').onRef('a.id', '=', 'r.company_account_id'),
    )
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'r.brand_id').onRef('m.id', '=', 'r.member_id'),
    )
    .innerJoin('member_banks as b', (on) =>
      on.onRef('b.brand_id', '=', 'r.brand_id').onRef('b.member_id', '=', 'r.member_id'),
    )
    .select([
      'r.id',
      'r.brand_id',
      'r.pay_amount',
      'r.qr_reference',
      'r.expires_at',
      'm.username',
      'b.bank_name as from_bank',
      'b.bank_id as from_account',
      'b.account_name as from_name',
      'a.bank_name as to_bank',
      'a.bank_id as to_account',
      'a.account_name as to_name',
    ])
    .where('r.status', 'in', openStatuses);
}

function accounts(db: Database) {
  return db
    .selectFrom('company_accounts')
    .select(['id', 'brand_id', 'bank_name as to_bank', 'bank_id as to_account', 'account_name as to_name'])
    .where('status', '=', 'ACTIVE');
}
