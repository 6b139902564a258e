import { randomBytes, randomInt } from 'node:crypto';
import type { Brand } from '#schemas/brand/brand';
import { DAY_MS } from '#core/time/durations';
import { memberAccount, post } from '#server/modules/ledger/index';
import { createToken, hashToken } from '#server/platform/crypto/token';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';

export interface SeededMember {
  readonly id: string;
  readonly token: string;
  readonly bank: { readonly bankName: string; readonly bankId: string; readonly name: string };
}

const OWNER = 'สมชาย ใจดี';
/** Satang of a player. */
const CREDIT = 1_000_000;

/** A member with a bank account and an open session. */
export async function seedMember(db: Database, brand: Brand): Promise<SeededMember> {
  const [id, token, now] = [uuidv7(), createToken(), new Date()];
  const bank = { bankName: 'KBANK', bankId: String(randomInt(1e9, 1e10)), name: OWNER };
  const owned = { brand_id: brand.id, member_id: id };
  await db
    .insertInto('members')
    .values({
      ...{ brand_id: brand.id, id, username: `c${randomBytes(6).toString('hex')}`, name: OWNER },
      // This account has no password log-in.
      ...{ password_hash: '-', phone_e164: `+668${String(randomInt(1e8)).padStart(8, '0')}` },
      ...{ aff_code: randomBytes(4).toString('hex').toUpperCase(), created_at: now },
    })
    .execute();
  await db
    .insertInto('member_banks')
    .values({
      ...{ ...owned, id: uuidv7(), changed_at: now, account_name: OWNER },
      ...{ bank_name: bank.bankName, bank_id: bank.bankId },
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      ...{ ...owned, id: uuidv7(), token_hash: hashToken(token) },
      ...{ created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + DAY_MS) },
    })
    .execute();
  return { id, token, bank };
}

/** An account that receives deposits. */
export async function seedAccount(db: Database, brand: Brand): Promise<{ bankName: string; bankId: string }> {
  const account = { bankName: 'SCB', bankId: String(randomInt(1e9, 1e10)) };
  const now = new Date();
  await db
    .insertInto('company_accounts')
    .values({
      ...{ brand_id: brand.id, id: uuidv7(), bank_name: account.bankName, bank_id: account.bankId },
      ...{ account_name: 'บจก. ศาลา', opened_at: new Date(now.getTime() - DAY_MS), created_at: now },
    })
    .execute();
  return account;
}

/** A member with credit who has opened a game of the provider. */
export async function seedPlayer(db: Database, brand: Brand, provider: string): Promise<SeededMember> {
  const member = await seedMember(db, brand);
  const now = new Date();
  await inTransaction(db, async (trx) => {
    await post(trx, {
      ...{ brandId: brand.id, kind: 'ADJUSTMENT', reference: { type: 'ADJUSTMENT', id: uuidv7() }, now },
      entries: [
        { account: memberAccount(member.id), amount: CREDIT },
        { account: { kind: 'ADJUSTMENT' }, amount: -CREDIT },
      ],
    });
    const wallet = { brand_id: brand.id, id: uuidv7(), member_id: member.id, provider, created_at: now };
    await trx.insertInto('game_wallets').values(wallet).execute();
  });
  return member;
}
