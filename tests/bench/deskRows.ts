import pg from 'pg';

/** What is written; the ids of members follow from brand and number, so that every table finds them. */
interface Rows {
  readonly owner: string;
  readonly brandIds: readonly string[];
  /** Deposit requests, slips, withdrawals and ledger entries together. */
  readonly rows: number;
  readonly now: Date;
}

/** Members of each brand. Those with an even number have a signal in each queue. */
const MEMBERS = 10_000;
/** Open items of each kind over all brands. */
export const OPEN = 4_500;
/** Days of the reports, and members of all brands who were active on each. */
export const DAYS = 90;
export const ACTIVE = 3_000;

const member = "md5('member ' || brand || ' ' || who)::uuid";
/** Every third member has one. */
const inviter = "CASE WHEN who % 3 = 1 THEN md5('member ' || brand || ' ' || who % 200)::uuid END";

/** The rows behind queues and reports, as owner and without triggers: seconds instead of many minutes. */
export async function insertDeskRows({ owner, brandIds, rows, now }: Rows): Promise<void> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  const write = (text: string) => client.query(text, text.includes('$2') ? [brandIds, now] : [brandIds]);
  try {
    await client.query("SET session_replication_role = 'replica'; SET synchronous_commit = off");
    await insertMembers(write);
    await insertRequests(write, Math.floor(rows / 4));
    await insertReports(write);
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

type Write = (text: string) => Promise<unknown>;

async function insertMembers(write: Write): Promise<void> {
  const everyone = `FROM unnest($1::text[]) WITH ORDINALITY AS b (brand, place) CROSS JOIN generate_series(0, ${MEMBERS - 1}) AS who`;
  await write(
    `INSERT INTO members (brand_id, id, username, phone_e164, name, password_hash, aff_code, level, inviter_id, deposit_total, created_at)
     SELECT brand, ${member}, 'desk' || who, '+668' || who, 'สมชาย ใจดี', 'x', 'DESK' || who, 1 + who % 6,
       ${inviter}, (who % 2) * 100,
       $2::timestamptz - interval '200 days' ${everyone}`,
  );
  await write(
    `INSERT INTO member_banks (brand_id, member_id, id, bank_name, bank_id, account_name, changed_at)
     SELECT brand, ${member}, gen_random_uuid(), 'KBANK', (1000000000 + place * 10000000 + who)::text, 'สมชาย ใจดี', $2::timestamptz - interval '200 days' ${everyone}`,
  );
  await write(
    `INSERT INTO company_accounts (brand_id, id, bank_name, bank_id, account_name, opened_at, created_at)
     SELECT brand, md5('account ' || brand)::uuid, 'SCB', '1234567890', 'บจก. ศาลา', $2::timestamptz, $2 FROM unnest($1::text[]) AS brand`,
  );
  const days = `${everyone} CROSS JOIN generate_series(0, 9) AS d`;
  await write(
    `INSERT INTO member_deposit_days (brand_id, member_id, day, total)
     SELECT brand, ${member}, $2::timestamptz::date - d, 100000 ${days}`,
  );
  await write(
    `INSERT INTO game_days (brand_id, id, member_id, inviter_id, day, rounds, turnover, win, af)
     SELECT brand, gen_random_uuid(), ${member}, ${inviter},
       $2::timestamptz::date - d, 1, 1000 + who % 2 * 1000000, 900, 10 ${days}`,
  );
}

/** Rows are a minute apart, newest first, of every brand and member in turn. The first ones wait for staff. */
async function insertRequests(write: Write, rows: number): Promise<void> {
  const series = `FROM generate_series(0, ${rows - 1}) AS n
    CROSS JOIN LATERAL (SELECT ($1::text[])[n % cardinality($1::text[]) + 1] AS brand, n / cardinality($1::text[]) % ${MEMBERS} AS who,
      n < ${OPEN} AS open, date_trunc('milliseconds', $2::timestamptz) - n * interval '1 minute' AS at) v`;
  await write(
    `INSERT INTO deposit_requests (brand_id, id, member_id, company_account_id, amount, pay_amount, credited_amount, status, expires_at, transferred_at, completed_at, created_at)
     SELECT brand, gen_random_uuid(), ${member}, md5('account ' || brand)::uuid, 50000 + n * 500, 50000 + n * 500, CASE WHEN NOT open THEN 50000 + n * 500 END,
       CASE WHEN open THEN 'TRANSFERRED' ELSE 'SUCCESS' END, at, at, CASE WHEN NOT open THEN at END, at ${series}`,
  );
  await write(
    `INSERT INTO withdrawals (brand_id, id, member_id, amount, bank_name, bank_id, account_name, status, completed_at, created_at)
     SELECT brand, gen_random_uuid(), ${member}, 50000 + n, 'KBANK', '1000000000', 'สมชาย ใจดี',
       CASE WHEN open THEN 'PENDING' ELSE 'SUCCESS' END, CASE WHEN NOT open THEN at END, at ${series}`,
  );
  await write(
    `INSERT INTO slips (brand_id, id, member_id, company_account_id, image_hash, file_name, amount, transferred_at, sender_name, status, reason, created_at)
     SELECT brand, gen_random_uuid(), ${member}, md5('account ' || brand)::uuid, sha256(n::text::bytea), 'x', 50000 + n * 500, at, 'วิชัย มั่นคง',
       CASE WHEN open THEN 'PENDING_REVIEW' ELSE 'SUCCESS' END, CASE WHEN who % 2 = 0 THEN 'SLIP_WRONG_SENDER' END, at ${series}`,
  );
  await write(
    `INSERT INTO ledger_transactions (brand_id, id, kind, reference_type, reference_id, created_at)
     SELECT brand, md5('transaction ' || n)::uuid, 'DEPOSIT', 'SLIP', gen_random_uuid(), at ${series} WHERE n % 2 = 0`,
  );
  await write(
    `INSERT INTO ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at)
     SELECT brand, CASE side WHEN 1 THEN ${member} ELSE md5('account ' || brand)::uuid END, n + 1, md5('transaction ' || n)::uuid, side * 50000, 0, at
     ${series} CROSS JOIN unnest('{1,-1}'::integer[]) AS side WHERE n % 2 = 0`,
  );
  await write(
    `INSERT INTO bank_transfers (brand_id, id, company_account_id, sending_bank, sender_account, sender_name, trans_ref, amount, transferred_at, created_at)
     SELECT brand, gen_random_uuid(), md5('account ' || brand)::uuid, '004', 'xxx', 'x', 'DESK' || n, 50000 + n * 500, at, at ${series} WHERE open AND n % 10 = 0`,
  );
  for (const [kind, table] of [
    ['deposit', "deposit_requests WHERE status = 'TRANSFERRED'"],
    ['slip', "slips WHERE status = 'PENDING_REVIEW'"],
    ['withdrawal', "withdrawals WHERE status = 'PENDING'"],
  ] as const)
    await write(
      `INSERT INTO queue_items (brand_id, kind, id, member_id, amount, created_at, since)
       SELECT brand_id, '${kind}', id, member_id, amount, created_at, created_at FROM ${table} AND brand_id = ANY ($1)`,
    );
}

/** Roll-ups: money by account, channel and level, active members, first deposits, and decisions of ten people. */
async function insertReports(write: Write): Promise<void> {
  const days = `FROM unnest($1::text[]) AS brand CROSS JOIN generate_series(0, ${DAYS - 1}) AS d`;
  const day = "($2::timestamptz AT TIME ZONE 'Asia/Bangkok')::date - d";
  await write(
    `INSERT INTO report_days (brand_id, day, account, kind, channel, level, amount, entries)
     SELECT brand, ${day}, account, 'x', channel, level, 1000, 3 ${days}
     CROSS JOIN unnest('{BANK,PAYOUT,BONUS,PRIZE,REFUND_COST,AFFILIATE_COST,ADJUSTMENT,GAME_HOUSE}'::text[]) AS account
     CROSS JOIN unnest('{BANK,QR,house}'::text[]) AS channel CROSS JOIN generate_series(1, 6) AS level`,
  );
  await write(
    `INSERT INTO report_member_days (brand_id, day, member_id, inviter_id, level, deposits, withdrawals, ggr, played)
     SELECT brand, ${day}, ${member}, ${inviter}, 1 + who % 6, 100, 0, 5, true ${days}
     CROSS JOIN generate_series(1, ${ACTIVE} / cardinality($1::text[])) AS m CROSS JOIN LATERAL (SELECT (m * 7 + d * 13) % ${MEMBERS} AS who) w`,
  );
  await write(
    `INSERT INTO report_members (brand_id, member_id, inviter_id, first_day, first_at, channel, level, amount)
     SELECT DISTINCT ON (brand_id, member_id) brand_id, member_id, inviter_id, day, day::timestamptz, 'BANK', level, 100
     FROM report_member_days WHERE brand_id = ANY ($1) ORDER BY brand_id, member_id, report_member_days.day`,
  );
  await write(
    `INSERT INTO report_decisions (brand_id, day, kind, staff_id, rejected, seconds)
     SELECT brand, ${day}, kind, md5('staff ' || person)::uuid, rejected,
       (SELECT array_agg(person * 10 + s) FROM generate_series(1, CASE WHEN rejected THEN 3 ELSE 20 END) AS s) ${days}
     CROSS JOIN unnest('{deposit,slip,withdrawal}'::text[]) AS kind CROSS JOIN generate_series(1, 10) AS person
     CROSS JOIN unnest('{true,false}'::boolean[]) AS rejected`,
  );
}
