import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { BankAccount } from './checkBank';

/** Whether no member of the brand has this phone, E.164. */
export async function isPhoneFree(db: Database, brandId: string, phone: string): Promise<boolean> {
  return !(await exists(db, brandId, 'phone_e164', phone));
}

/** Whether no member of the brand has this username, in small letters. */
export async function isUsernameFree(db: Database, brandId: string, username: string): Promise<boolean> {
  return !(await exists(db, brandId, 'username', username));
}

/** Whether no member of the brand has this bank account, with whatever zeros in front. */
export async function isBankFree(
  db: Database,
  brandId: string,
  { bankName, bankId }: BankAccount,
): Promise<boolean> {
  const found = await db
    .selectFrom('member_banks')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('bank_name', '=', bankName)
    .where(sql`ltrim(bank_id, '0')`, '=', bankId.replace(/^0+/, ''))
    .executeTakeFirst();
  return found === undefined;
}

export interface Inviter {
  readonly id: string;
  readonly code: string;
  /** `สม***`: enough for a friend to know, too little for a stranger. */
  readonly maskedName: string;
}

/** The active member of the brand who has this code. */
export async function findInviter(db: Database, brandId: string, code: string): Promise<Inviter | undefined> {
  const found = await db
    .selectFrom('members')
    .select(['id', 'aff_code', 'name'])
    .where('brand_id', '=', brandId)
    .where('aff_code', '=', code.toUpperCase())
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return found && { id: found.id, code: found.aff_code, maskedName: maskName(found.name) };
}

/** `สม***`; of a name of two letters one. */
function maskName(name: string): string {
  const letters = [...name];
  return `${letters.slice(0, Math.min(2, letters.length - 1)).join('')}***`;
}

async function exists(
  db: Database,
  brandId: string,
  column: 'phone_e164' | 'username',
  value: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select('id')
    .where('brand_id', '=', brandId)
    .where(column, '=', value)
    .executeTakeFirst();
  return found !== undefined;
}
