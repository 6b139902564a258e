/**
 * What the API is measured against: Fastify and pg with nothing around them, on the same database, in a process of
 * its own as the API is. Prints its address. Usage: tsx tests/bench/referenceServer.ts <connection string>
 */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
await pool.query('CREATE TABLE IF NOT EXISTS bench_rows (id int PRIMARY KEY, amount bigint NOT NULL)');
await pool.query(
  'INSERT INTO bench_rows SELECT i, 0 FROM generate_series(1, 1000) AS i ON CONFLICT DO NOTHING',
);
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_entries (id bigserial PRIMARY KEY, amount bigint NOT NULL)',
);

/** Copies of the tables of money calls with their indexes, so that the books of the API stay its own. */
const copied = [
  'deposit_requests',
  'withdrawals',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'audit_log',
  'idempotency_keys',
];
for (const table of copied)
  await pool.query(`CREATE TABLE IF NOT EXISTS bench_${table} (LIKE ${table} INCLUDING ALL)`);

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

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

const statement = (name: string, text: string, ...values: readonly unknown[]): Statement => ({
  name,
  text,
  values,
});
const insert = () => statement('insert', 'INSERT INTO bench_entries (amount) VALUES ($1)', 100);
const update = () => statement('hot', 'UPDATE bench_rows SET amount = amount + $1 WHERE id = 1', 100);

/** What every money call writes besides its effect. */
const trail = () => [
  statement(
    'audit',
    "INSERT INTO bench_audit_log (brand_id, id, actor_kind, actor_id, action, subject_type, subject_id, detail, created_at) VALUES ('bench', $1, 'MEMBER', $1, 'bench', 'BENCH', $1, '{}', now())",
    randomUUID(),
  ),
  statement(
    'key',
    "INSERT INTO bench_idempotency_keys (brand_id, actor_id, route, key, request_hash, status, body, created_at) VALUES ('bench', $1, 'bench', $2, $3, 200, $3, now())",
    randomUUID(),
    randomUUID(),
    body,
  ),
];
const body = Buffer.alloc(300);

const deposit = () =>
  statement(
    'deposit',
    "INSERT INTO bench_deposit_requests (brand_id, id, member_id, company_account_id, amount, pay_amount, status, expires_at, created_at) VALUES ('bench', $1, $1, $1, 50000, 50001, 'PENDING', now(), now())",
    randomUUID(),
  );

/** A withdrawal with its posting: a transaction of two entries, each applied to an account. */
function withdrawal(): readonly Statement[] {
  const [id, transaction, from, to] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  return [
    statement(
      'accounts',
      "INSERT INTO bench_ledger_accounts (brand_id, id, kind, owner_id, balance, entry_count) VALUES ('bench', $1, 'MEMBER', $1, 0, 1), ('bench', $2, 'MEMBER_HELD', $2, 50000, 1)",
      from,
      to,
    ),
    statement(
      'transaction',
      "INSERT INTO bench_ledger_transactions (brand_id, id, kind, reference_type, reference_id, client_ref, created_at) VALUES ('bench', $1, 'WITHDRAW_HOLD', 'WITHDRAWAL', $2, gen_random_uuid()::text, now())",
      transaction,
      id,
    ),
    statement(
      'entries',
      "INSERT INTO bench_ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at) VALUES ('bench', $1, 1, $3, -50000, 0, now()), ('bench', $2, 1, $3, 50000, 50000, now())",
      from,
      to,
      transaction,
    ),
    statement(
      'withdrawal',
      "INSERT INTO bench_withdrawals (brand_id, id, member_id, amount, bank_name, bank_id, account_name, status, hold_transaction_id, created_at) VALUES ('bench', $1, $1, 50000, 'KBANK', '1000000000', 'x', 'PENDING', $2, now())",
      id,
      transaction,
    ),
  ];
}

const app = Fastify();
let turn = 0;
app.get('/select', async () => {
  turn = (turn % 1000) + 1;
  return (await pool.query<{ amount: string }>('SELECT amount FROM bench_rows WHERE id = $1', [turn]))
    .rows[0];
});
app.post('/insert', () => commit(insert()));
app.post('/hot', () => commit(update(), insert()));
app.post('/deposit', () => commit(deposit(), ...trail()));
app.post('/withdrawal', () => commit(...withdrawal(), ...trail()));
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
