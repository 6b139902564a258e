import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { readBalances } from '#server/modules/ledger/index';

type MemberRecord = Calls['GET /api/staff/brand/{brandId}/member/{uuid}']['data'];

/** Which member of which brand. */
export interface MemberKey {
  readonly brandId: string;
  readonly memberId: string;
}

/** Credit, held and in games, earnings outside of the wallet, and points. */
export async function readCredit(
  db: Database,
  { brandId, memberId }: MemberKey,
): Promise<MemberRecord['balance']> {
  const { available, held, af, wl, cashback } = await readBalances(db, brandId, memberId);
  const { rows } = await sql<{ in_games: number; points: number }>`
    SELECT
      (SELECT coalesce(sum(a.balance), 0)::bigint FROM ledger_accounts a
        WHERE a.brand_id = ${brandId} AND a.kind = 'GAME_TRANSIT' AND a.owner_id = ${memberId})
      + (SELECT coalesce(sum(a.balance), 0)::bigint FROM game_wallets w
        JOIN ledger_accounts a ON a.brand_id = w.brand_id AND a.kind = 'GAME_WALLET' AND a.owner_id = w.id
        WHERE w.brand_id = ${brandId} AND w.member_id = ${memberId}) AS in_games,
      (SELECT coalesce(sum(a.balance), 0)::bigint FROM ledger_accounts a
        WHERE a.brand_id = ${brandId} AND a.kind = 'MEMBER_POINT' AND a.owner_id = ${memberId}) AS points`.execute(
    db,
  );
  const { in_games = 0, points = 0 } = rows[0] ?? {};
  return {
    credit: satangToBaht(available),
    held: satangToBaht(held),
    // A provider may have paid out more than was transferred until its rounds are booked.
    inGames: satangToBaht(Math.max(0, in_games)),
    cashback: satangToBaht(cashback),
    friends: satangToBaht(af + wl),
    points,
  };
}

interface FigureRow {
  readonly deposits: number;
  readonly deposit_count: number;
  readonly first_deposit: Date | null;
  readonly last_deposit: Date | null;
  readonly withdrawals: number;
  readonly withdrawal_count: number;
  readonly first_withdrawal: Date | null;
  readonly last_withdrawal: Date | null;
  readonly bonus: number;
  readonly rounds: number;
  readonly bet: number;
  readonly win: number;
  readonly open_turnover: number;
  readonly turnover_left: number;
}

/** Sums of all time over the member's own rows. One query. */
export async function readFigures(
  db: Database,
  { brandId, memberId }: MemberKey,
): Promise<{
  readonly totals: Omit<MemberRecord['totals'], 'net'>;
  readonly turnover: MemberRecord['turnover'];
}> {
  const own = sql`brand_id = ${brandId} AND member_id = ${memberId}`;
  const { rows } = await sql<FigureRow>`
    SELECT * FROM (
      SELECT coalesce(sum(credited_amount), 0)::bigint AS deposits, count(*) AS deposit_count,
        min(completed_at) AS first_deposit, max(completed_at) AS last_deposit
      FROM deposit_requests WHERE ${own} AND status = 'SUCCESS') d,
    (SELECT coalesce(sum(amount), 0)::bigint AS withdrawals, count(*) AS withdrawal_count,
        min(completed_at) AS first_withdrawal, max(completed_at) AS last_withdrawal
      FROM withdrawals WHERE ${own} AND status = 'SUCCESS') w,
    (SELECT coalesce(sum(amount), 0)::bigint AS bonus FROM bonus_claims WHERE ${own}) b,
    (SELECT coalesce(sum(rounds), 0)::bigint AS rounds, coalesce(sum(turnover), 0)::bigint AS bet,
        coalesce(sum(win), 0)::bigint AS win FROM game_days WHERE ${own}) g,
    (SELECT count(*) AS open_turnover, coalesce(sum(required - progress), 0)::bigint AS turnover_left
      FROM turnover_requirements WHERE ${own} AND status = 'OPEN') t`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Sums always have a row.');
  return {
    totals: {
      deposits: flow(row.deposit_count, row.deposits, row.first_deposit, row.last_deposit),
      withdrawals: flow(row.withdrawal_count, row.withdrawals, row.first_withdrawal, row.last_withdrawal),
      bonus: satangToBaht(row.bonus),
      play: {
        rounds: row.rounds,
        bet: satangToBaht(row.bet),
        win: satangToBaht(row.win),
        result: satangToBaht(row.win - row.bet),
      },
    },
    turnover: { open: row.open_turnover, left: satangToBaht(row.turnover_left) },
  };
}

function flow(count: number, satang: number, first: Date | null, last: Date | null) {
  return {
    count,
    amount: satangToBaht(satang),
    firstAt: first && bangkokIso(first),
    lastAt: last && bangkokIso(last),
  };
}
