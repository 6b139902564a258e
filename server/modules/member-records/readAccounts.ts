import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { maskAccount } from '#core/identity/mask';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { MemberKey } from './readFigures';

type MemberRecord = Calls['GET /api/staff/brand/{brandId}/member/{uuid}']['data'];

/** The account that withdrawals go to, and the former ones, newest first. */
export async function readAccounts(
  db: Database,
  { brandId, memberId }: MemberKey,
): Promise<Pick<MemberRecord, 'account' | 'formerAccounts'>> {
  const present = await db
    .selectFrom('member_banks')
    .select(['bank_name', 'bank_id', 'account_name', 'changed_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const former = await db
    .selectFrom('member_bank_changes')
    .select(['id', 'bank_name', 'bank_id', 'account_name', 'created_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return {
    account: present ? { ...accountOf(present), since: bangkokIso(present.changed_at) } : null,
    formerAccounts: former.map((row) => ({
      uuid: row.id,
      ...accountOf(row),
      until: bangkokIso(row.created_at),
    })),
  };
}

function accountOf(row: {
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
}) {
  return { bankName: row.bank_name, bankId: maskAccount(row.bank_id), accountName: row.account_name };
}

interface HolderRow {
  readonly brand_id: string;
  readonly id: string;
  readonly username: string;
  readonly name: string;
}

/** Other members at these brands whose present or former account is the member's present one. */
export async function findSameAccount(
  db: Database,
  { brandId, memberId }: MemberKey,
  brands: readonly Brand[],
): Promise<MemberRecord['sameAccount']> {
  const { rows } = await sql<HolderRow>`
    SELECT DISTINCT m.brand_id, m.id, m.username, m.name
    FROM member_banks own
    CROSS JOIN LATERAL (
      SELECT b.brand_id, b.member_id FROM member_banks b
      WHERE b.bank_name = own.bank_name AND b.bank_id = own.bank_id
      UNION ALL
      SELECT c.brand_id, c.member_id FROM member_bank_changes c
      WHERE c.bank_name = own.bank_name AND ltrim(c.bank_id, '0') = ltrim(own.bank_id, '0')
    ) AS other
    JOIN members m ON m.brand_id = other.brand_id AND m.id = other.member_id
    WHERE own.brand_id = ${brandId} AND own.member_id = ${memberId}
      AND other.brand_id = ANY(${brands.map(({ id }) => id)}::text[])
      AND (other.brand_id, other.member_id) <> (own.brand_id, own.member_id)
    ORDER BY m.brand_id, m.username LIMIT 20`.execute(db);
  return presentHolders(rows, brands);
}

/** Other members of the brand who logged in on a device of the member's latest log-ins. */
export async function findSameDevice(
  db: Database,
  { brandId, memberId }: MemberKey,
  brand: Brand,
): Promise<MemberRecord['sameDevice']> {
  const { rows } = await sql<HolderRow>`
    SELECT DISTINCT m.brand_id, m.id, m.username, m.name
    FROM (
      SELECT DISTINCT device_hash FROM (
        SELECT device_hash FROM sessions WHERE brand_id = ${brandId} AND member_id = ${memberId}
        ORDER BY created_at DESC, id DESC LIMIT 50
      ) AS latest
    ) AS own
    CROSS JOIN LATERAL (
      SELECT s.member_id FROM sessions s
      WHERE s.brand_id = ${brandId} AND s.device_hash = own.device_hash LIMIT 500
    ) AS other
    JOIN members m ON m.brand_id = ${brandId} AND m.id = other.member_id
    WHERE m.id <> ${memberId} ORDER BY m.username LIMIT 20`.execute(db);
  return presentHolders(rows, [brand]);
}

function presentHolders(rows: readonly HolderRow[], brands: readonly Brand[]): MemberRecord['sameAccount'] {
  return rows.map((row) => ({
    brandId: row.brand_id,
    brandName: brands.find(({ id }) => id === row.brand_id)?.displayName ?? row.brand_id,
    uuid: row.id,
    username: row.username,
    name: row.name,
  }));
}
