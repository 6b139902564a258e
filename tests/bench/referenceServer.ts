/**
 * What the API is measured against: Fastify and pg with nothing around them, in a process of its own as the API is, on
 * a database with the same schema in the same cluster. Prints its address.
 * Usage: tsx tests/bench/referenceServer.ts <connection string of the owner>
 */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { migrateDatabase } from '#server/platform/db/migrate';

const MEMBERS = 1_000;
const url = new URL(process.argv[2] ?? '');
const admin = new pg.Client({ connectionString: url.href });
await admin.connect();
await admin.query('CREATE DATABASE reference').catch(() => undefined);
await admin.end();
url.pathname = '/reference';
await migrateDatabase(url.href);

const pool = new pg.Pool({ connectionString: url.href, max: 10 });
pool.on('error', () => undefined);
// Member n has the id of its account with a last digit of 0, and the held account one of 1.
await pool.query(`
  CREATE TABLE IF NOT EXISTS bench_rows (id int PRIMARY KEY, amount bigint NOT NULL);
  INSERT INTO bench_rows SELECT i, 0 FROM generate_series(1, ${MEMBERS}) AS i ON CONFLICT DO NOTHING;
  CREATE TABLE IF NOT EXISTS bench_entries (id bigserial PRIMARY KEY, amount bigint NOT NULL);
  INSERT INTO members (brand_id, id, username, phone_e164, name, password_hash, aff_code, created_at)
    SELECT 'bench', lpad(i || '0', 32, '0')::uuid, i, i, 'x', 'x', i, now() FROM generate_series(1, ${MEMBERS}) AS i
    ON CONFLICT DO NOTHING;
  INSERT INTO ledger_accounts (brand_id, id, kind, owner_id, balance)
    SELECT 'bench', lpad(i || k.digit, 32, '0')::uuid, k.kind, lpad(i || '0', 32, '0')::uuid, 1000000000000
    FROM generate_series(1, ${MEMBERS}) AS i, (VALUES ('0', 'MEMBER'), ('1', 'MEMBER_HELD')) AS k (digit, kind)
    ON CONFLICT DO NOTHING;
  INSERT INTO company_accounts (brand_id, id, bank_name, bank_id, account_name, opened_at, created_at)
    VALUES ('bench', lpad('0', 32, '0')::uuid, 'SCB', '2000000000', 'x', now(), now()) ON CONFLICT DO NOTHING;
`);

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const statement = (name: string, text: string, ...values: readonly unknown[]): Statement => ({
  name,
  text,
  values,
});

/** Runs the statements of one request in a transaction. */
async function commit(...statements: readonly Statement[]): Promise<{ ok: true }> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const { name, text, values } of statements) await client.query({ name, text, values: [...values] });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  return { ok: true };
}

const insert = () => statement('insert', 'INSERT INTO bench_entries (amount) VALUES ($1)', 100);
const update = () => statement('hot', 'UPDATE bench_rows SET amount = amount + $1 WHERE id = 1', 100);

const answer = Buffer.alloc(300);
/** What every money call writes besides its effect. */
const trail = () => [
  statement(
    'audit',
    `INSERT INTO audit_log (brand_id, id, actor_kind, actor_id, action, subject_type, subject_id, detail, created_at)
     VALUES ('bench', $1, 'MEMBER', $1, 'bench', 'BENCH', $1, '{}', now())`,
    randomUUID(),
  ),
  statement(
    'key',
    `INSERT INTO idempotency_keys (brand_id, actor_id, route, key, request_hash, status, body, created_at)
     VALUES ('bench', $1, 'bench', $2, $3, 200, $3, now())`,
    randomUUID(),
    randomUUID(),
    answer,
  ),
];

const deposit = (member: string) =>
  statement(
    'deposit',
    `INSERT INTO deposit_requests
       (brand_id, id, member_id, company_account_id, amount, pay_amount, status, expires_at, created_at)
     VALUES ('bench', $1, $2, lpad('0', 32, '0')::uuid, 50000, 50001, 'CANCELLED', now(), now())`,
    randomUUID(),
    member,
  );

/** A withdrawal with its posting: triggers apply its two entries to their accounts. */
function withdrawal(member: string): readonly Statement[] {
  const [id, transaction] = [randomUUID(), randomUUID()];
  return [
    statement(
      'transaction',
      `INSERT INTO ledger_transactions (brand_id, id, kind, reference_type, reference_id, client_ref, created_at)
       VALUES ('bench', $1, 'WITHDRAW_HOLD', 'WITHDRAWAL', $2, gen_random_uuid()::text, now())`,
      transaction,
      id,
    ),
    statement(
      'entries',
      `INSERT INTO ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at)
       VALUES ('bench', $1, 0, $3, -100, 0, now()), ('bench', $2, 0, $3, 100, 0, now())`,
      member,
      member.replace(/0$/, '1'),
      transaction,
    ),
    statement(
      'withdrawal',
      `INSERT INTO withdrawals
         (brand_id, id, member_id, amount, bank_name, bank_id, account_name, status, hold_transaction_id, created_at)
       VALUES ('bench', $1, $2, 100, 'KBANK', '1000000000', 'x', 'REFUNDED', $3, now())`,
      id,
      member,
      transaction,
    ),
  ];
}

let turn = 0;
const next = () => {
  turn = (turn % MEMBERS) + 1;
  return turn;
};
const nextMember = () =>
  `${String(next())}0`.padStart(32, '0').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const app = Fastify();
app.get('/select', async () => {
  return (await pool.query<{ amount: string }>('SELECT amount FROM bench_rows WHERE id = $1', [next()]))
    .rows[0];
});
app.post('/insert', () => commit(insert()));
app.post('/hot', () => commit(update(), insert()));
app.post('/deposit', () => commit(deposit(nextMember()), ...trail()));
app.post('/withdrawal', () => commit(...withdrawal(nextMember()), ...trail()));
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
