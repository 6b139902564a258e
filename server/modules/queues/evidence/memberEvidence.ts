import { sql } from 'kysely';
import { maskAccount } from '#core/identity/mask';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { readBalances } from '#server/modules/ledger/index';
import type { Evidence } from './evidence';

type Member = NonNullable<Evidence['member']>;

/** The bank account that a member registered. */
export interface OwnBank {
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
}

/** The member's present bank account. */
export function findBank(db: Database, brandId: string, memberId: string): Promise<OwnBank | undefined> {
  return db
    .selectFrom('member_banks')
    .select(['bank_name', 'bank_id', 'account_name'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Who the member is: status, balances, totals and bank accounts, the newest first. */
export async function readMember(db: Database, brandId: string, memberId: string): Promise<Member> {
  const [member, balances, accounts] = await Promise.all([
    db
      .selectFrom('members as m')
      .select(['m.id', 'm.username', 'm.name', 'm.level', 'm.status', 'm.created_at', 'm.last_login_at'])
      .select([
        'm.deposit_total',
        sql<number>`(SELECT coalesce(sum(w.amount), 0)::bigint FROM withdrawals w
          WHERE w.brand_id = m.brand_id AND w.member_id = m.id AND w.status = 'SUCCESS')`.as('withdrawn'),
      ])
      .where('m.brand_id', '=', brandId)
      .where('m.id', '=', memberId)
      .executeTakeFirstOrThrow(),
    readBalances(db, brandId, memberId),
    readAccounts(db, brandId, memberId),
  ]);
  return {
    uuid: member.id,
    username: member.username,
    name: member.name,
    level: member.level,
    status: member.status,
    createdAt: bangkokIso(member.created_at),
    lastLoginAt: member.last_login_at && bangkokIso(member.last_login_at),
    credit: satangToBaht(balances.available),
    held: satangToBaht(balances.held),
    depositTotal: satangToBaht(member.deposit_total),
    withdrawnTotal: satangToBaht(member.withdrawn),
    accounts,
  };
}

interface AccountRow extends OwnBank {
  readonly since: Date | null;
  readonly until: Date | null;
}

/** A former account was replaced when the next one began. */
async function readAccounts(db: Database, brandId: string, memberId: string): Promise<Member['accounts']> {
  const { rows } = await sql<AccountRow>`
    SELECT bank_name, bank_id, account_name, lag(until) OVER (ORDER BY until NULLS LAST) AS since, until
    FROM (
      SELECT bank_name, bank_id, account_name, NULL::timestamptz AS until FROM member_banks
      WHERE brand_id = ${brandId} AND member_id = ${memberId}
      UNION ALL
      SELECT bank_name, bank_id, account_name, created_at FROM member_bank_changes
      WHERE brand_id = ${brandId} AND member_id = ${memberId}
    ) a ORDER BY until DESC NULLS FIRST LIMIT 10`.execute(db);
  return rows.map((row) => ({
    ...maskedAccount(row),
    since: row.since && bangkokIso(row.since),
    until: row.until && bangkokIso(row.until),
  }));
}

export function maskedAccount({ bank_name: bankName, bank_id: bankId, account_name: accountName }: OwnBank) {
  return { bankName, bankId: maskAccount(bankId), accountName };
}
