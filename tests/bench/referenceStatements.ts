import type pg from 'pg';

/** One statement for each row and lock that a money call writes or takes; prepared under its name. */
export const statements = {
  member: `SELECT m.brand_id AS "brandId", m.id FROM sessions s
    JOIN members m ON m.brand_id = s.brand_id AND m.id = s.member_id
    WHERE s.token_hash = $1 AND s.expires_at > now() AND s.revoked_at IS NULL`,
  staff: `SELECT m.id FROM staff_sessions s
    JOIN staff m ON m.id = s.staff_id JOIN staff_roles r ON r.staff_id = m.id
    WHERE s.token_hash = $1 AND s.expires_at > now() AND s.revoked_at IS NULL`,
  deposit: `INSERT INTO deposit_requests
    (brand_id, id, member_id, company_account_id, amount, pay_amount, status, expires_at, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, 'PENDING', now() + interval '15 minutes', now())`,
  cancel: `UPDATE deposit_requests SET status = 'CANCELLED', completed_at = now()
    WHERE brand_id = $1 AND member_id = $2 AND id = $3 AND status = 'PENDING' RETURNING amount`,
  lock: `SELECT ledger_lock_member(b.brand_id, b.member_id), b.bank_name, b.bank_id, b.account_name
    FROM (SELECT * FROM member_banks WHERE brand_id = $1 AND member_id = $2 FOR UPDATE) b`,
  withdrawal: `INSERT INTO withdrawals
    (brand_id, id, member_id, amount, bank_name, bank_id, account_name, status, hold_transaction_id, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'PENDING', $8, now())`,
  reject: `UPDATE withdrawals SET status = 'REFUNDED', reason = $3, handled_by = $4, completed_at = now()
    WHERE brand_id = $1 AND id = $2 AND status = 'PENDING' RETURNING member_id AS "memberId", amount`,
  transaction: `INSERT INTO ledger_transactions
    (brand_id, id, kind, reference_type, reference_id, client_ref, created_at)
    VALUES ($1, $2, $3, 'WITHDRAWAL', $4, $5, now())`,
  entries: `INSERT INTO ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at)
    SELECT $1, a.id, 0, $2, CASE a.kind WHEN 'MEMBER' THEN -$4::bigint ELSE $4::bigint END, 0, now()
    FROM ledger_accounts a WHERE a.brand_id = $1 AND a.owner_id = $3 AND a.kind IN ('MEMBER', 'MEMBER_HELD')
    ORDER BY a.id`,
  audit: `INSERT INTO audit_log (brand_id, id, actor_kind, actor_id, action, subject_type, subject_id,
      ledger_transaction_id, detail, ip, trace_id, created_at)
    VALUES ($1, $2, $3, $4, $5, 'BENCH', $6, $7, $8, $9, $10, now())`,
  key: `INSERT INTO idempotency_keys (brand_id, actor_id, route, key, request_hash, status, body, created_at)
    VALUES ($1, $2, $3, $4, $5, 200, $6, now())`,
  hot: 'UPDATE bench_rows SET amount = amount + $1 WHERE id = 1',
  insert: 'INSERT INTO bench_entries (amount) VALUES ($1)',
} as const;

/** Runs a prepared statement. @returns its first row. */
export async function run<T extends pg.QueryResultRow>(
  client: pg.Pool | pg.PoolClient,
  name: keyof typeof statements,
  ...values: readonly unknown[]
): Promise<T | undefined> {
  return (await client.query<T>({ name, text: statements[name], values: [...values] })).rows[0];
}

/** Runs `work` in a transaction. */
export async function commit<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
