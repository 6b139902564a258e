import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { BankAccount } from './checkPerson';
import type { Proof } from '#schemas/common/proofOfWork';
import { HOUR_MS } from '#core/time/durations';
import type { Deps } from '#server/providers/deps';
import { bitsFor, proofRequired, redeemProof } from '#server/platform/http/proofOfWork';
import { addUse, countUse } from '#server/platform/http/rateLimit';

/** Whether no member of the brand has this phone, E.164. */
export async function isPhoneFree(db: Database, brandId: string, phone: string): Promise<boolean> {
  return !(await exists(db, brandId, 'phone_e164', phone));
}

/** Whether no member of the brand has this username, in small letters. */
export async function isUsernameFree(db: Database, brandId: string, username: string): Promise<boolean> {
  return !(await exists(db, brandId, 'username', username));
}

/** Whether no member of the brand has this bank account; leading zeros are ignored. */
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

/** Registrations in a minute from one address, with a proof of work or without: a hash each. */
const PER_MINUTE = 60;

/**
 * Counts a registration by its address, over all brands. Phones of one mobile network share addresses, so one that is
 * used a lot must send a proof of work and is not refused: a member solves one in a moment, a program that creates
 * members by the hundred pays for each.
 * @throws AppError PROOF_REQUIRED, RATE_LIMITED beyond 60 a minute.
 */
export async function admitRegistration(
  deps: Deps,
  { place, proof, now }: { readonly place: string; readonly proof: Proof | undefined; readonly now: Date },
): Promise<void> {
  const { db, config } = deps;
  const counter = { brandId: '*', key: place, now } as const;
  const use = { brandId: '*', subject: `register ${place}`, now };
  const free = config.registrationsPerAddress;
  const isProven = await redeemProof(deps, use, proof);
  const { hits } = await addUse(db, { ...counter, scope: 'register', windowMs: HOUR_MS });
  if (hits > free && !isProven) throw proofRequired(deps, use, bitsFor(hits, free));
  await countUse(db, { ...counter, scope: 'register-minute', limit: PER_MINUTE, windowMs: 60_000 });
}
