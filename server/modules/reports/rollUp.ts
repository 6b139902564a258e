import { sql } from 'kysely';
import type { Deps } from '#server/providers/deps';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { houseAccounts } from './columnAccounts';
import { movements } from './movements';

/** Most entries of one account in one transaction. */
const STEP = 1_000;

interface Span {
  readonly id: string;
  readonly kind: string;
  /** The last entry that is counted, and the last one to count now. */
  readonly after: number;
  readonly until: number;
}

/**
 * Counts new entries of the house accounts of every brand. The position advances in the transaction of the counts, so
 * each entry is counted once. Entries of one account have no gaps and commit in order, because each one locks the
 * account: none is missed, however long its transaction took.
 */
export async function rollUp({ db, brands }: Pick<Deps, 'db' | 'brands'>, step = STEP): Promise<void> {
  for (const { id: brandId } of brands.all)
    while (await inTransaction(db, (trx) => countEntries(trx, brandId, step)));
}

/** @returns whether entries remain. */
async function countEntries(trx: Transaction, brandId: string, step: number): Promise<boolean> {
  if (!(await lockReports(trx, brandId))) return false;
  const { rows: spans } = await sql<Span>`
    SELECT a.id, a.kind, coalesce(p.seq, 0) AS after, least(a.entry_count, coalesce(p.seq, 0) + ${step}) AS until
    FROM ledger_accounts a LEFT JOIN report_positions p ON p.brand_id = a.brand_id AND p.account_id = a.id
    WHERE a.brand_id = ${brandId} AND a.kind = ANY (${[...houseAccounts]}) AND a.entry_count > coalesce(p.seq, 0)`.execute(
    trx,
  );
  if (spans.length === 0) return false;
  await addEntries(trx, brandId, spans);
  return spans.some(({ after, until }) => until - after === step);
}

/** One job at a time counts for a brand. @returns false while another one does. */
export async function lockReports(trx: Transaction, brandId: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`reports ${brandId}`}, 0)) AS locked`.execute(trx);
  return rows[0]?.locked ?? false;
}

/** One statement; the level of a member’s day is the one of its first movement. */
async function addEntries(trx: Transaction, brandId: string, spans: readonly Span[]): Promise<void> {
  const column = <K extends keyof Span>(name: K) => spans.map((span) => span[name]);
  await sql`
    WITH h AS (
      SELECT ${brandId}::text AS brand_id, * FROM unnest(${column('id')}::uuid[], ${column('kind')}::text[],
        ${column('after')}::bigint[], ${column('until')}::bigint[]) AS s (id, kind, after, until)
    ), moved AS (
      ${movements(sql`h JOIN ledger_entries e ON e.brand_id = h.brand_id AND e.account_id = h.id AND e.seq > h.after AND e.seq <= h.until`)}
    ), member_days AS (
      INSERT INTO report_member_days AS d (brand_id, day, member_id, inviter_id, level, deposits, withdrawals, ggr, played)
      SELECT brand_id, day, member_id, inviter_id, min(present_level),
        coalesce(-sum(amount) FILTER (WHERE account = 'BANK'), 0), coalesce(sum(amount) FILTER (WHERE account = 'PAYOUT'), 0),
        coalesce(sum(amount) FILTER (WHERE account = 'GAME_HOUSE'), 0), bool_or(account = 'GAME_HOUSE')
      FROM moved WHERE member_id IS NOT NULL GROUP BY brand_id, day, member_id, inviter_id
      ON CONFLICT (brand_id, day, member_id) DO UPDATE SET deposits = d.deposits + excluded.deposits,
        withdrawals = d.withdrawals + excluded.withdrawals, ggr = d.ggr + excluded.ggr, played = d.played OR excluded.played
      RETURNING day, member_id, level
    ), days AS (
      INSERT INTO report_days AS d (brand_id, day, account, kind, channel, level, amount, entries)
      SELECT m.brand_id, m.day, m.account, m.kind, m.channel, coalesce(l.level, 0), sum(m.amount), count(*)
      FROM moved m LEFT JOIN member_days l ON l.day = m.day AND l.member_id = m.member_id
      GROUP BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (brand_id, day, account, kind, channel, level)
        DO UPDATE SET amount = d.amount + excluded.amount, entries = d.entries + excluded.entries
    ), first AS (
      INSERT INTO report_members AS f (brand_id, member_id, inviter_id, first_day, first_at, channel, level, amount)
      SELECT DISTINCT ON (m.member_id) m.brand_id, m.member_id, m.inviter_id, m.day, m.created_at, m.channel, l.level, -m.amount
      FROM moved m JOIN member_days l ON l.day = m.day AND l.member_id = m.member_id
      WHERE m.account = 'BANK' ORDER BY m.member_id, m.created_at, m.transaction_id
      ON CONFLICT (brand_id, member_id) DO UPDATE SET first_day = excluded.first_day, first_at = excluded.first_at,
        channel = excluded.channel, level = excluded.level, amount = excluded.amount
        WHERE excluded.first_at < f.first_at
    )
    INSERT INTO report_positions AS p (brand_id, account_id, seq) SELECT brand_id, id, until FROM h
    ON CONFLICT (brand_id, account_id) DO UPDATE SET seq = excluded.seq`.execute(trx);
}
