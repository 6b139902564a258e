import { bangkokDay } from '#core/time/bangkok';
import pg from 'pg';
import type { Clock } from '#server/platform/clock';
import type { TestMember } from '#server/testing/builders';
import type { TestApp } from '#server/testing/testApp';

/** Rows of each kind; a tenth of them are the member's own. */
export const ROWS = 100_000;
/** Days on which the member played: one row each, so a member never has as many as of other rows. */
export const DAYS = 2_000;

/** The part of a server that this needs. */
type Ground = Pick<TestApp, 'db' | 'brand' | 'access'> & { readonly clock: Clock };

/**
 * Fills every table that a list reads, as owner and without triggers, which takes seconds instead of minutes. The rows
 * are one second apart, newest first from the clock's time.
 */
export async function insertManyRows(
  t: Ground,
  member: TestMember,
  account: { readonly id: string },
  rows = ROWS,
): Promise<void> {
  const others = await t.db
    .selectFrom('members')
    .select('id')
    .where('id', '<>', member.id)
    .limit(9)
    .execute();
  const owners = [member.id, ...others.map(({ id }) => id)];
  const client = new pg.Client({ connectionString: t.access.owner });
  await client.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    const series = `FROM generate_series(1, ${String(rows)}) AS n
      CROSS JOIN LATERAL (SELECT gen_random_uuid() AS id, ($2::uuid[])[n % cardinality($2::uuid[]) + 1] AS owner, $3::timestamptz - n * interval '1 second' AS at) v`;
    const values: [string, string[], Date] = [t.brand.id, owners, t.clock.now()];
    await client.query(
      `INSERT INTO deposit_requests (brand_id, id, member_id, company_account_id, amount, pay_amount, credited_amount, status, expires_at, created_at)
       SELECT $1, id, owner, $4, 10000, 10001, 10001, (ARRAY['SUCCESS', 'CANCELLED', 'EXPIRED'])[n % 3 + 1], at, at ${series}`,
      [...values, account.id],
    );
    await client.query(
      `INSERT INTO withdrawals (brand_id, id, member_id, amount, bank_name, bank_id, account_name, status, created_at)
       SELECT $1, id, owner, 10000, 'KBANK', '1234567890', 'x', (ARRAY['SUCCESS', 'REFUNDED'])[n % 2 + 1], at ${series}`,
      values,
    );
    await client.query(
      `INSERT INTO slips (brand_id, id, member_id, image_hash, file_name, status, created_at)
       SELECT $1, id, owner, '\\x00', 'x', (ARRAY['SUCCESS', 'INVALID', 'REJECTED'])[n % 3 + 1], at ${series}`,
      values,
    );
    await client.query(
      `INSERT INTO webhook_deliveries (brand_id, id, provider, event, subject_type, detail, status, due_at, give_up_at, completed_at, created_at)
       SELECT $1, id, 'relay', 'withdrawal.paid', 'WITHDRAWAL', '{}', (ARRAY['DELIVERED', 'FAILED'])[n % 2 + 1], at, at, at, at
       FROM generate_series(1, ${String(rows)}) AS n
       CROSS JOIN LATERAL (SELECT gen_random_uuid() AS id, $2::timestamptz - n * interval '1 second' AS at) v`,
      [t.brand.id, t.clock.now()],
    );
    // Entries about all brands have a separate list.
    for (const place of [t.brand.id, '*'])
      await client.query(
        `INSERT INTO audit_log (brand_id, id, actor_kind, actor_id, action, subject_type, created_at)
         SELECT $1, id, 'MEMBER', owner, 'x', 'WITHDRAWAL', at ${series}`,
        [place, owners, t.clock.now()],
      );
    await client.query(
      `INSERT INTO audit_log (brand_id, id, actor_kind, actor_id, action, subject_type, created_at)
       SELECT $1, id, 'STAFF', owner, 'withdrawal.freeze', 'BRAND', at ${series}`,
      values,
    );
    await client.query(
      `INSERT INTO alerts (brand_id, id, kind, subject, detail, created_at)
       SELECT $1, id, 'provider-down', n::text, '{}', at ${series}`,
      values,
    );
    await client.query(
      `INSERT INTO brand_revisions (brand_id, revision, kind, file, note, created_at)
       SELECT $1, n + 1, 'publish', '{}', 'x', $2::timestamptz FROM generate_series(1, ${String(rows)}) AS n`,
      [t.brand.id, t.clock.now()],
    );
    await insertLedger(client, t, member, rows);
    await insertFriends(client, t, member, rows);
    await insertPrizes(client, series, values, rows);
    await insertGameTransfers(client, series, values);
    await insertAdjustments(client, series, values);
    await insertBankLines(client, series, [...values, account.id]);
    await insertTurnovers(client, series, values);
    await insertLevelGrants(client, series, values);
    await client.query(
      `INSERT INTO trial_balances (brand_id, id, day, accounts, entries, liabilities, house, issued, points, discrepancies, balanced, created_at)
       SELECT $1, id, '2026-01-01', 0, 0, 0, 0, 0, 0, '[]', true, at ${series}`,
      values,
    );
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/** Alternating entries of +1 and -1 satang between the member and one account of the brand, so that sums do not change. */
async function insertLedger(client: pg.Client, t: Ground, member: TestMember, rows: number): Promise<void> {
  const values = [t.brand.id, t.clock.now(), member.id];
  await client.query(
    `CREATE TEMP TABLE made AS SELECT gen_random_uuid() AS id, n, $1::timestamptz - n * interval '1 second' AS at FROM generate_series(1, ${String(rows / 2)}) AS n`,
    [t.clock.now()],
  );
  await client.query(
    `INSERT INTO ledger_transactions (brand_id, id, kind, reference_type, reference_id, created_at)
     SELECT $1, id, 'ADJUSTMENT', 'ADJUSTMENT', id, at FROM made`,
    [t.brand.id],
  );
  await client.query(
    `INSERT INTO ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at)
     SELECT $1, a.id, a.entry_count + m.n, m.id, CASE WHEN a.kind = 'MEMBER' THEN s.sign ELSE -s.sign END, a.balance, m.at + ($2::timestamptz - $2::timestamptz)
     FROM made m CROSS JOIN LATERAL (SELECT (m.n % 2) * 2 - 1 AS sign) s
     JOIN ledger_accounts a ON a.brand_id = $1 AND (a.kind = 'ADJUSTMENT' OR (a.kind = 'MEMBER' AND a.owner_id = $3))`,
    values,
  );
  await client.query(
    `UPDATE ledger_accounts a SET entry_count = entry_count + ${String(rows / 2)}
     WHERE brand_id = $1 AND (kind = 'ADJUSTMENT' OR (kind = 'MEMBER' AND owner_id = $2))`,
    [t.brand.id, member.id],
  );
}

/** Friends whom the member invited, with one day of play each in the first week of the month; the member's own days. */
async function insertFriends(client: pg.Client, t: Ground, member: TestMember, rows: number): Promise<void> {
  await client.query(
    `INSERT INTO members (brand_id, id, username, phone_e164, name, password_hash, aff_code, inviter_id, created_at)
     SELECT $1, gen_random_uuid(), 'friend' || n, '+66friend' || n, 'x', 'x', 'FRIEND' || n, $2, $3::timestamptz - n * interval '1 second'
     FROM generate_series(1, ${String(rows)}) AS n`,
    [t.brand.id, member.id, t.clock.now()],
  );
  await client.query(
    `INSERT INTO game_days (brand_id, id, member_id, inviter_id, day, rounds, turnover, win)
     SELECT brand_id, gen_random_uuid(), id, inviter_id, date '2026-11-01' + (row_number() OVER ())::integer % 7, 1, 10000, 9000
     FROM members WHERE brand_id = $1 AND inviter_id = $2`,
    [t.brand.id, member.id],
  );
  await client.query(
    `INSERT INTO game_days (brand_id, id, member_id, day, rounds, turnover, win)
     SELECT $1, gen_random_uuid(), $2, $3::date - n, 1, 10000, 9000
     FROM generate_series(1, ${String(DAYS)}) AS n`,
    [t.brand.id, member.id, bangkokDay(t.clock.now())],
  );
}

/** Credit that was transferred to a game provider and back. */
async function insertGameTransfers(
  client: pg.Client,
  series: string,
  values: readonly [brandId: string, owners: readonly string[], now: Date],
): Promise<void> {
  const [brandId, owners, now] = values;
  await client.query(
    `INSERT INTO game_wallets (brand_id, id, member_id, provider, created_at)
     SELECT $1, owner, owner, 'x', $3::timestamptz FROM unnest($2::uuid[]) AS owner`,
    [brandId, owners, now],
  );
  await client.query(
    `INSERT INTO game_transfers (brand_id, id, wallet_id, member_id, direction, amount, status, due_at, created_at, completed_at)
     SELECT $1, id, owner, owner, (ARRAY['IN', 'OUT'])[n % 2 + 1], 10000, (ARRAY['DONE', 'REFUSED'])[n / 2 % 2 + 1], at, at, at ${series}`,
    [brandId, owners, now],
  );
  await client.query(
    `INSERT INTO game_sessions (brand_id, id, wallet_id, member_id, provider, game, rounds, bet, win, created_at, ended_at)
     SELECT $1, id, owner, owner, 'house', 'one', 1, 10000, 5000, at, at ${series}`,
    [brandId, owners, now],
  );
}

/** Plays of both logs with a request for each, and redemptions; numbered per member, 1 for the oldest. */
async function insertPrizes(
  client: pg.Client,
  series: string,
  values: readonly [brandId: string, owners: readonly string[], now: Date],
  rows: number,
): Promise<void> {
  const [brandId, owners, now] = values;
  const number = `(${String(rows)} - n) / cardinality($2::uuid[]) + 1`;
  await client.query(
    `INSERT INTO fair_seeds (brand_id, id, member_id, seed, commitment, client_seed, first_nonce, nonce, created_at)
     SELECT $1, owner, owner, z.seed, sha256(z.seed), 'x', 0, ${String(rows)}, $3::timestamptz
     FROM unnest($2::uuid[]) AS owner, (SELECT decode(repeat('00', 32), 'hex') AS seed) z`,
    [brandId, owners, now],
  );
  await client.query(
    `INSERT INTO prize_tables (brand_id, hash, prizes, created_at)
     VALUES ($1, decode(repeat('00', 32), 'hex'), '[{"weight": 1}]', $2)`,
    [brandId, now],
  );
  await client.query(
    `INSERT INTO prize_plays (brand_id, id, member_id, game, seq, seed_id, nonce, revision, table_hash, drawn, given, label, type, cost, created_at)
     SELECT $1, id, owner, (ARRAY['WHEEL', 'FLIP_CARD'])[n / cardinality($2::uuid[]) % 2 + 1], ${number}, owner, ${number}, 1,
            decode(repeat('00', 32), 'hex'), 0, 0, 'x', 'ITEM', 0, at ${series}`,
    [brandId, owners, now],
  );
  await client.query(
    `INSERT INTO prize_rights (brand_id, member_id, game, day, used, plays)
     SELECT brand_id, member_id, game, '2026-11-01', 1, max(seq) FROM prize_plays WHERE brand_id = $1
     GROUP BY brand_id, member_id, game`,
    [brandId],
  );
  await client.query(
    `INSERT INTO game_reward_requests (brand_id, id, member_id, play_id, label, status, created_at)
     SELECT brand_id, id, member_id, id, label, (ARRAY['PENDING', 'SUCCESS', 'REJECTED'])[nonce % 3 + 1], created_at
     FROM prize_plays WHERE brand_id = $1`,
    [brandId],
  );
  await client.query(
    `INSERT INTO queue_items (brand_id, kind, id, member_id, created_at, since)
     SELECT brand_id, 'prize', id, member_id, created_at, created_at FROM game_reward_requests WHERE brand_id = $1`,
    [brandId],
  );
  await client.query(
    `INSERT INTO reward_requests (brand_id, id, member_id, seq, item, name, point, credit, limited, status, ledger_transaction_id, created_at)
     SELECT $1, id, owner, ${number}, 'x', 'x', 1, 0, false,
            (ARRAY['PENDING', 'APPROVED', 'SHIPPED', 'SUCCESS', 'REJECTED'])[n % 5 + 1], id, at ${series}`,
    [brandId, owners, now],
  );
}

/** Adjustments by one staff member. */
async function insertAdjustments(
  client: pg.Client,
  series: string,
  [brandId, owners, now]: readonly [brandId: string, owners: readonly string[], now: Date],
): Promise<void> {
  const staff = `(SELECT id FROM staff ORDER BY id LIMIT 1)`;
  await client.query(
    `INSERT INTO adjustments (brand_id, id, member_id, direction, amount, kind, reason, status, proposed_by, handled_by, alone, created_at, completed_at)
     SELECT $1, id, owner, 'ADD', 100, 'CORRECTION', 'x', CASE WHEN n % 9 = 0 THEN 'REJECTED' ELSE 'SUCCESS' END, ${staff}, ${staff}, true, at, at ${series}`,
    [brandId, owners, now],
  );
}

/** Bank lines in every status. */
async function insertBankLines(
  client: pg.Client,
  series: string,
  values: readonly [brandId: string, owners: readonly string[], now: Date, accountId: string],
): Promise<void> {
  await client.query(
    `INSERT INTO bank_transfers (brand_id, id, company_account_id, sending_bank, sender_account, sender_name, trans_ref, amount, transferred_at, status, created_at)
     SELECT $1, id, $4, '004', 'xxx', 'x', 'MANY' || n, 77700, at,
       (ARRAY['MATCHED', 'UNMATCHED', 'LINKED', 'REFUNDED'])[n % 4 + 1], at ${series}`,
    [...values],
  );
}

/** Turnover requirements, half of those of another member still open. */
async function insertTurnovers(
  client: pg.Client,
  series: string,
  values: readonly [brandId: string, owners: readonly string[], now: Date],
): Promise<void> {
  const status = `CASE WHEN n % 20 = 1 THEN 'OPEN' ELSE (ARRAY['MET', 'EXPIRED', 'LOST', 'WAIVED'])[n / 2 % 4 + 1] END`;
  await client.query(
    `INSERT INTO turnover_requirements (brand_id, id, member_id, source, source_id, given, deposit, multiple, required, progress, games, at_expiry, lost_below, status, expires_at, due_at, waived_by, waiver_by, waiver_reason, waiver_at, created_at, completed_at)
     SELECT $1, id, owner, 'WHEEL', id, 100, 0, 1, 100, CASE WHEN s = 'MET' THEN 100 ELSE 0 END, '{}', 'LAPSE', 100, s,
       at + interval '7 days', at + interval '7 days', CASE WHEN s = 'WAIVED' THEN p END,
       CASE WHEN s = 'WAIVED' THEN p END, CASE WHEN s = 'WAIVED' THEN 'x' END, CASE WHEN s = 'WAIVED' THEN at END,
       at, CASE WHEN s <> 'OPEN' THEN at END ${series} CROSS JOIN LATERAL (SELECT ${status} AS s, (SELECT id FROM staff ORDER BY id LIMIT 1) AS p) z`,
    [...values],
  );
}

/** Level grants, approved and rejected. */
async function insertLevelGrants(
  client: pg.Client,
  series: string,
  values: readonly [brandId: string, owners: readonly string[], now: Date],
): Promise<void> {
  await client.query(
    `INSERT INTO level_grants (brand_id, id, member_id, direction, level, level_before, level_after, reason, status, proposed_by, handled_by, created_at, completed_at)
     SELECT $1, id, owner, 'GIVE', 6, CASE WHEN n % 2 = 0 THEN 1 END, CASE WHEN n % 2 = 0 THEN 6 END, 'x',
       CASE WHEN n % 2 = 0 THEN 'SUCCESS' ELSE 'REJECTED' END, (SELECT id FROM staff ORDER BY id LIMIT 1), owner, at, at ${series}`,
    [...values],
  );
}
