import { randomInt } from 'node:crypto';
import pg from 'pg';
import { migrateDatabase } from '#server/platform/db/migrate';
import { migrations } from '#server/platform/db/migrations/all';
import { uuidv7 } from '#server/platform/id';
import { makePasswords } from '#server/platform/crypto/password';
import { TEST_PASSWORD } from '#server/testing/builders';

/** The last migration of the first release, from which every later release must be able to upgrade. */
const LAST = '0001_baseline';

/** Ids of one brand's rows in a database of the first release. */
export interface OldSite {
  readonly member: string;
  readonly username: string;
  readonly staffEmail: string;
  /** Transferred and not yet approved: 500.01 baht. */
  readonly deposit: string;
  /** Held and pending: 200 baht of the member's 1,000. */
  readonly withdrawal: string;
}

/**
 * Creates the schema of the first release with a site's rows, as that release wrote them. @param owner connection
 * string.
 */
export async function makeFirstRelease(owner: string, brandId: string): Promise<OldSite> {
  const then = Object.entries(migrations).filter(([name]) => name <= LAST);
  await migrateDatabase(owner, Object.fromEntries(then));
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    return await insertSite(client, brandId, await makePasswords().hash(TEST_PASSWORD));
  } finally {
    await client.end();
  }
}

async function insertSite(client: pg.Client, brandId: string, passwordHash: string): Promise<OldSite> {
  const [member, account, deposit, withdrawal, staff, slip] = newIds();
  const [credited, held, spendable, holding, received] = newIds();
  const username = `old${String(randomInt(1e6))}`;
  const staffEmail = `${username}@staff.example`;
  const write = (text: string, values: readonly unknown[]) => client.query(text, [brandId, ...values]);
  await write(
    `INSERT INTO members (brand_id, id, username, phone_e164, name, password_hash, aff_code, deposit_total, created_at)
     VALUES ($1, $2, $3, '+66812345678', 'สมชาย ใจดี', $4, 'AFF00001', 100000, now() - interval '40 days')`,
    [member, username, passwordHash],
  );
  await write(
    `INSERT INTO member_banks (brand_id, member_id, id, bank_name, bank_id, account_name, changed_at)
     VALUES ($1, $2, $3, 'KBANK', '1234567890', 'สมชาย ใจดี', now() - interval '40 days')`,
    [member, uuidv7()],
  );
  await write(
    `INSERT INTO member_addresses (brand_id, member_id, id, receiver, phone, line, subdistrict, district, province, postcode, updated_at)
     VALUES ($1, $2, $3, 'สมชาย', '0812345678', '1', 'ก', 'ข', 'ค', '10110', now())`,
    [member, uuidv7()],
  );
  await write(
    `INSERT INTO company_accounts (brand_id, id, bank_name, bank_id, account_name, opened_at, created_at)
     VALUES ($1, $2, 'SCB', '9876543210', 'บจก. ศาลา', now() - interval '1 year', now() - interval '1 year')`,
    [account],
  );
  await write(
    `INSERT INTO ledger_accounts (brand_id, id, kind, owner_id)
     VALUES ($1, $2, 'MEMBER', $6), ($1, $3, 'MEMBER_HELD', $6), ($1, $4, 'BANK', $5)`,
    [spendable, holding, received, account, member],
  );
  // A deposit of 1,000 baht, of which 200 are held for a withdrawal.
  const moves = [
    [credited, 'DEPOSIT', slip, received, spendable, 100_000],
    [held, 'WITHDRAW_HOLD', withdrawal, spendable, holding, 20_000],
  ] as const;
  for (const [id, kind, reference, from, to, amount] of moves) {
    await client.query('BEGIN');
    await write(
      `INSERT INTO ledger_transactions (brand_id, id, kind, reference_type, reference_id, created_at)
       VALUES ($1, $2, $3, $4, $5, now() - interval '1 day')`,
      [id, kind, kind === 'DEPOSIT' ? 'SLIP' : 'WITHDRAWAL', reference],
    );
    await write(
      `INSERT INTO ledger_entries (brand_id, account_id, transaction_id, amount, created_at)
       VALUES ($1, $2, $4, -$5::bigint, now()), ($1, $3, $4, $5, now())`,
      [from, to, id, amount],
    );
    await client.query('COMMIT');
  }
  await write(
    `INSERT INTO deposit_requests (brand_id, id, member_id, company_account_id, amount, pay_amount, status, expires_at, transferred_at, created_at)
     VALUES ($1, $2, $3, $4, 50000, 50001, 'TRANSFERRED', now() + interval '1 hour', now(), now())`,
    [deposit, member, account],
  );
  await write(
    `INSERT INTO slips (brand_id, id, member_id, company_account_id, image_hash, file_name, sending_bank, trans_ref, amount, status, ledger_transaction_id, created_at)
     VALUES ($1, $2, $3, $4, '\\x00', 'x.jpg', '004', 'REF000000001', 100000, 'SUCCESS', $5, now())`,
    [slip, member, account, credited],
  );
  await write(
    `INSERT INTO transfer_claims (brand_id, sending_bank, trans_ref, member_id, paid_type, paid_id, amount, ledger_transaction_id, created_at)
     VALUES ($1, '004', 'REF000000001', $2, 'SLIP', $3, 100000, $4, now())`,
    [member, slip, credited],
  );
  await write(
    `INSERT INTO withdrawals (brand_id, id, member_id, amount, bank_name, bank_id, account_name, status, hold_transaction_id, created_at)
     VALUES ($1, $2, $3, 20000, 'KBANK', '1234567890', 'สมชาย ใจดี', 'PENDING', $4, now() - interval '1 day')`,
    [withdrawal, member, held],
  );
  await client.query(
    `INSERT INTO staff (id, email, name, password_hash, created_at) VALUES ($1, $2, 'x', $3, now())`,
    [staff, staffEmail, passwordHash],
  );
  await client.query(`INSERT INTO staff_roles (staff_id, brand_id, role) VALUES ($1, '*', 'admin')`, [staff]);
  await write(
    `INSERT INTO audit_log (brand_id, id, actor_kind, actor_id, action, subject_type, created_at)
     VALUES ($1, $2, 'MEMBER', $2, 'withdrawal.requested', 'WITHDRAWAL', now())`,
    [member],
  );
  return { member, username, staffEmail, deposit, withdrawal };
}

function newIds(): readonly [string, string, string, string, string, string] {
  return [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
}
