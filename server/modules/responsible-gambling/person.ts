import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';

/** What identifies a person at another brand or under another name. */
export interface Person {
  /** E.164. */
  readonly phone: string;
  readonly bankName: string;
  readonly bankId: string;
  /** `YYYY-MM-DD`; with `nameKey`, since a birthday alone is shared by thousands. */
  readonly birthDate: string | null;
  readonly nameKey: string | null;
}

/** A query of `brand_id` and `id` of the members of these brands who are this person, by phone, account, or name and birth date. */
export function membersOfPerson(
  brandIds: readonly string[],
  { phone, bankName, bankId, birthDate, nameKey }: Person,
): RawBuilder<unknown> {
  return sql`
    SELECT brand_id, id FROM members WHERE brand_id = ANY (${brandIds}) AND phone_e164 = ${phone}
    UNION SELECT brand_id, member_id FROM member_banks
      WHERE brand_id = ANY (${brandIds}) AND bank_name = ${bankName} AND ltrim(bank_id, '0') = ${bankId.replace(/^0+/, '')}
    UNION SELECT brand_id, member_id FROM member_bank_changes
      WHERE brand_id = ANY (${brandIds}) AND bank_name = ${bankName} AND ltrim(bank_id, '0') = ${bankId.replace(/^0+/, '')}
    UNION SELECT brand_id, id FROM members
      WHERE brand_id = ANY (${brandIds}) AND birth_date = ${birthDate}::date AND name_key = ${nameKey}`;
}

/** Who a member is. */
export async function findPerson(db: Database, brandId: string, memberId: string): Promise<Person> {
  const { rows } = await sql<Person>`
    SELECT m.phone_e164 AS phone, b.bank_name AS "bankName", b.bank_id AS "bankId",
           to_char(m.birth_date, 'YYYY-MM-DD') AS "birthDate", m.name_key AS "nameKey"
    FROM members m JOIN member_banks b ON b.brand_id = m.brand_id AND b.member_id = m.id
    WHERE m.brand_id = ${brandId} AND m.id = ${memberId}`.execute(db);
  const [person] = rows;
  if (!person) throw new Error('A member has no bank account.');
  return person;
}

/** Ids of the brands that one operator runs, this one first; a brand without an operator is alone. */
export function operatorBrands({ all }: Pick<BrandDirectory, 'all'>, { id, legal }: Brand): string[] {
  const isSibling = (other: Brand) => other.id !== id && other.legal.operatorId === legal.operatorId;
  return [id, ...(legal.operatorId === '' ? [] : all.filter(isSibling).map((other) => other.id))];
}
