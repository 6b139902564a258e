import { randomBytes, randomInt } from 'node:crypto';
import type { StaffRole } from '#schemas/api/staffPermissions';
import type { Brand } from '#schemas/brand/brand';
import { DAY_MS } from '#core/time/durations';
import type { Clock } from '#server/platform/clock';
import { inTransaction } from '#server/platform/db/transaction';
import { STAFF_ABSOLUTE_MS, memberSessionMs } from '#server/platform/http/sessions';
import { uuidv7 } from '#server/platform/id';
import { memberAccount } from '#server/modules/ledger/accounts';
import { post } from '#server/modules/ledger/post';
import { cheapPasswords } from './cheapPasswords';
import { createToken, hashToken } from '#server/platform/crypto/token';
import type { TestApp } from './testApp';

/** What building needs of a server; one that runs elsewhere will do. */
type Ground = Pick<TestApp, 'db' | 'brand'> & { readonly clock: Clock };

export const TEST_PASSWORD = 'correct-horse-battery';

/** Hashed once per process: hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined;

export interface TestMember {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly bankName: string;
  readonly bankId: string;
  readonly brand: Brand;
  readonly sessionId: string;
  readonly token: string;
}

export interface MemberInput {
  readonly brand?: Brand;
  readonly username?: string;
  readonly name?: string;
  /** Of the account that they are paid to, which nothing changes later. */
  readonly bankName?: string;
  readonly bankId?: string;
  readonly level?: number;
  readonly status?: 'ACTIVE' | 'SUSPENDED';
  /** Satang. */
  readonly credit?: number;
  readonly inviterId?: string;
}

/** A member with a bank account, credit and an open session, written straight into the database. */
export async function buildMember(t: Ground, input: MemberInput = {}): Promise<TestMember> {
  passwordHash ??= cheapPasswords().hash(TEST_PASSWORD);
  const brand = input.brand ?? t.brand;
  const id = uuidv7();
  const now = t.clock.now();
  const member = {
    id,
    brand,
    username: input.username ?? `m${randomBytes(6).toString('hex')}`,
    name: input.name ?? 'สมชาย ใจดี',
    phone: `08${String(randomInt(1e8)).padStart(8, '0')}`,
    bankName: input.bankName ?? 'KBANK',
    bankId: input.bankId ?? String(randomInt(1e9, 1e10)),
  };
  await t.db
    .insertInto('members')
    .values({
      brand_id: brand.id,
      id,
      username: member.username,
      phone_e164: `+66${member.phone.slice(1)}`,
      name: member.name,
      password_hash: await passwordHash,
      level: input.level ?? 1,
      status: input.status ?? 'ACTIVE',
      aff_code: randomBytes(4).toString('hex').toUpperCase(),
      inviter_id: input.inviterId ?? null,
      created_at: now,
    })
    .execute();
  await t.db
    .insertInto('member_banks')
    .values({
      brand_id: brand.id,
      member_id: id,
      id: uuidv7(),
      bank_name: member.bankName,
      bank_id: member.bankId,
      account_name: member.name,
      changed_at: now,
    })
    .execute();
  if (input.credit !== undefined && input.credit > 0) await giveCredit(t, { id, brand }, input.credit);
  return { ...member, ...(await openSession(t, { id, brand })) };
}

/** Adds credit by a manual adjustment of the ledger. @param amount satang. */
export async function giveCredit(
  t: Ground,
  member: { readonly id: string; readonly brand: Brand },
  amount: number,
): Promise<void> {
  await inTransaction(t.db, (trx) =>
    post(trx, {
      brandId: member.brand.id,
      kind: 'ADJUSTMENT',
      reference: { type: 'ADJUSTMENT', id: uuidv7() },
      now: t.clock.now(),
      entries: [
        { account: memberAccount(member.id), amount },
        { account: { kind: 'ADJUSTMENT' }, amount: -amount },
      ],
    }),
  );
}

/** Another session of a member: another device. */
export async function openSession(
  t: Ground,
  member: { readonly id: string; readonly brand: Brand },
): Promise<{ sessionId: string; token: string }> {
  const token = createToken();
  const now = t.clock.now();
  const sessionId = uuidv7();
  await t.db
    .insertInto('sessions')
    .values({
      brand_id: member.brand.id,
      id: sessionId,
      member_id: member.id,
      token_hash: hashToken(token),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + memberSessionMs(member.brand)),
    })
    .execute();
  return { sessionId, token };
}

export interface TestStaff {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A staff member with an open session. @param brandId the brand that the role counts for, `*` for all. */
export async function buildStaff(t: Ground, role: StaffRole, brandId = '*'): Promise<TestStaff> {
  passwordHash ??= cheapPasswords().hash(TEST_PASSWORD);
  const id = uuidv7();
  const now = t.clock.now();
  const email = `s${randomBytes(5).toString('hex')}@staff.example`;
  await t.db
    .insertInto('staff')
    .values({ id, email, name: role, password_hash: await passwordHash, created_at: now })
    .execute();
  await t.db.insertInto('staff_roles').values({ staff_id: id, brand_id: brandId, role }).execute();
  const token = createToken();
  await t.db
    .insertInto('staff_sessions')
    .values({
      id: uuidv7(),
      staff_id: id,
      token_hash: hashToken(token),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + STAFF_ABSOLUTE_MS),
    })
    .execute();
  return { id, email, token };
}

/** A company account that members can pay into. @param given its id and daily limit in satang. */
export async function buildCompanyAccount(
  t: Ground,
  brand: Brand = t.brand,
  given: { readonly id?: string; readonly dailyLimit?: number; readonly order?: number } = {},
): Promise<{ id: string; bankName: string; bankId: string }> {
  const { id = uuidv7(), dailyLimit = null, order = 0 } = given;
  const now = t.clock.now();
  const account = { bankName: 'SCB', bankId: String(randomInt(1e9, 1e10)) };
  await t.db
    .insertInto('company_accounts')
    .values({
      brand_id: brand.id,
      id,
      bank_name: account.bankName,
      bank_id: account.bankId,
      account_name: 'บจก. ศาลา',
      daily_limit: dailyLimit,
      sort_order: order,
      opened_at: new Date(now.getTime() - 365 * DAY_MS),
      created_at: now,
    })
    .execute();
  return { id, ...account };
}

interface BankLineInput {
  /** Who sent it, from their own account. */
  readonly member: Pick<TestMember, 'bankId' | 'name' | 'brand'>;
  /** Satang. */
  readonly amount: number;
  readonly id?: string;
  /** The receiving account; a new one by default. */
  readonly accountId?: string;
  readonly at?: Date;
  readonly transRef?: string | undefined;
}

/** A reported transfer that is not matched. @returns its id. */
export async function buildBankLine(t: Ground, input: BankLineInput): Promise<string> {
  const { member, amount, id = uuidv7(), at = t.clock.now() } = input;
  const { transRef = randomBytes(9).toString('hex').toUpperCase() } = input;
  const accountId = input.accountId ?? (await buildCompanyAccount(t, member.brand)).id;
  await t.db
    .insertInto('bank_transfers')
    .values({
      brand_id: member.brand.id,
      id,
      company_account_id: accountId,
      sending_bank: '004',
      sender_account: member.bankId,
      sender_name: member.name,
      trans_ref: transRef,
      amount,
      transferred_at: at,
      status: 'UNMATCHED',
      created_at: t.clock.now(),
    })
    .execute();
  return id;
}
