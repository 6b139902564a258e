import { sql, type RawBuilder } from 'kysely';
import { violatesCheck, violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { isOfPoints, openAccounts, type AccountRef } from './accounts';
import { maxEntrySatang } from '#core/money/money';

/** The row of another table that caused the posting. */
export interface Reference {
  readonly type:
    | 'DEPOSIT_REQUEST'
    | 'SLIP'
    | 'WITHDRAWAL'
    | 'ADJUSTMENT'
    | 'PRIZE_PLAY'
    | 'CHECK_IN'
    | 'REWARD_REQUEST'
    | 'DEMO'
    | 'GAME_TRANSFER'
    | 'GAME_TRANSACTION'
    | 'GAME_ROUNDS'
    | 'GAME_DAY'
    | 'EARNINGS'
    | 'BONUS_CLAIM'
    | 'TURNOVER';
  readonly id: string;
}

export interface Posting {
  /** An id that is already stored elsewhere; generated when omitted. */
  readonly id?: string | undefined;
  readonly brandId: string;
  readonly kind:
    | 'DEPOSIT'
    | 'BONUS'
    | 'BONUS_TAKEN'
    | 'WITHDRAW_HOLD'
    | 'WITHDRAW_RELEASE'
    | 'WITHDRAW_SETTLE'
    | 'ADJUSTMENT'
    | 'PRIZE_COST'
    | 'PRIZE'
    | 'CHECK_IN'
    | 'POINT_EARN'
    | 'REWARD'
    | 'REWARD_POINTS'
    | 'GAME_HOLD'
    | 'GAME_IN'
    | 'GAME_RETURN'
    | 'GAME_OUT'
    | 'GAME_BET'
    | 'GAME_WIN'
    | 'GAME_REFUND'
    | 'GAME_ROUNDS'
    | 'EARNINGS'
    | 'EARNINGS_OUT';
  readonly reference: Reference;
  /** Permanent idempotency reference: a second posting with the same one is refused. */
  readonly clientRef?: string | undefined;
  readonly now: Date;
  /** Satang or points by account; each unit sums to zero. */
  readonly entries: readonly { readonly account: AccountRef; readonly amount: number }[];
}

export interface Posted {
  readonly transactionId: string;
  /** Balances after the posting in satang, in the order of the entries. */
  readonly balances: readonly number[];
}

/**
 * Writes one double-entry transaction; all money moves through this function. Accounts are locked in the order of
 * their ids, so two postings cannot deadlock. One query; three when an account must be created first.
 * @throws AppError CREDIT_NOT_ENOUGH or POINT_NOT_ENOUGH when a member's account would become negative, CONFLICT
 *   when `clientRef` was used before. RangeError when the entries do not sum to zero.
 */
export async function post(trx: Transaction, posting: Posting): Promise<Posted> {
  const { brandId, entries } = posting;
  assertBalanced(entries);
  const refs = entries.map(({ account }) => account);
  const { id: transactionId = uuidv7() } = posting;
  const written = await write(trx, posting, transactionId);
  if (written) return { transactionId, balances: written };
  await openAccounts(trx, brandId, refs);
  const balances = await write(trx, posting, transactionId);
  if (!balances) throw new Error('A ledger account could not be opened.');
  return { transactionId, balances };
}

/**
 * One statement; a trigger assigns sequence numbers and balances.
 * @returns the resulting balances; undefined, with nothing written, when an account does not exist.
 */
async function write(
  trx: Transaction,
  posting: Posting,
  transactionId: string,
): Promise<number[] | undefined> {
  const { brandId, kind, reference, clientRef, now } = posting;
  try {
    const { rows } = await sql<{ readonly balance_after: number | null }>`
      WITH wanted (account_id, amount, place) AS (
        ${wantedEntries(posting)}
      ), complete AS (
        SELECT * FROM wanted WHERE NOT EXISTS (SELECT FROM wanted WHERE account_id IS NULL)
      ), transaction AS (
        INSERT INTO ledger_transactions
          (brand_id, id, kind, reference_type, reference_id, client_ref, created_at)
        SELECT ${brandId}, ${transactionId}::uuid, ${kind}, ${reference.type}, ${reference.id}::uuid,
          ${clientRef ?? null}::text, ${now}::timestamptz
        WHERE EXISTS (SELECT FROM complete)
      ), written AS (
        INSERT INTO ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at)
        SELECT ${brandId}, account_id, 0, ${transactionId}::uuid, amount, 0, ${now}::timestamptz
        FROM complete ORDER BY account_id RETURNING account_id, balance_after
      )
      SELECT balance_after FROM wanted LEFT JOIN written USING (account_id) ORDER BY place`.execute(trx);
    const balances = rows.flatMap(({ balance_after }) => balance_after ?? []);
    return balances.length === posting.entries.length ? balances : undefined;
  } catch (error) {
    throw toAppError(error);
  }
}

/**
 * The entries as rows with their account ids. Literal rows, because PostgreSQL cannot estimate the length of an
 * array; one lookup per account, because a join on a nullable owner would scan every account of the brand.
 */
function wantedEntries({ brandId, entries }: Posting): RawBuilder<unknown> {
  const rows = entries.map(
    ({ account: { kind, ownerId }, amount }, place) => sql`(
      (SELECT id FROM ledger_accounts WHERE brand_id = ${brandId} AND kind = ${kind} AND ${
        ownerId === undefined ? sql`owner_id IS NULL` : sql`owner_id = ${ownerId}::uuid`
      }), ${amount}::bigint, ${sql.lit(place)})`,
  );
  return sql`VALUES ${sql.join(rows)}`;
}

function assertBalanced(entries: Posting['entries']): void {
  const areValid = entries.every(
    ({ amount }) => Number.isSafeInteger(amount) && amount !== 0 && Math.abs(amount) <= maxEntrySatang,
  );
  const sum = (ofPoints: boolean) =>
    entries.reduce(
      (total, { account, amount }) => total + (isOfPoints(account) === ofPoints ? amount : 0),
      0,
    );
  if (entries.length < 2 || !areValid || sum(false) !== 0 || sum(true) !== 0)
    throw new RangeError(
      'The entries of a ledger transaction must be integers that sum to zero per unit (satang, points).',
    );
}

function toAppError(error: unknown): unknown {
  if (violatesCheck(error, 'ledger_accounts_not_negative')) return fail('CREDIT_NOT_ENOUGH');
  if (violatesCheck(error, 'ledger_accounts_points_not_negative')) return fail('POINT_NOT_ENOUGH');
  return violatesUnique(error, 'ledger_transactions_client_ref') ? fail('CONFLICT') : error;
}
