import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { AppError } from '#server/platform/appError';
import { withTimeout, type GameProvider, type TransferResult } from '#server/providers/ports/gameProvider';
import { endTransfer } from './endTransfer';
import type { Origin } from '#server/platform/audit/audit';
import type { TransferRow } from './gameTransferRepository';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';

/**
 * Executes a stored transfer at the provider, outside of any transaction, and stores the outcome. Repeating it is
 * safe: the provider executes a reference once, and only one result is stored.
 * @returns the current status; PENDING when the provider did not confirm.
 */
export async function finishTransfer(
  { db }: Pick<Deps, 'db'>,
  provider: GameProvider,
  transfer: TransferRow,
  origin: Origin,
): Promise<TransferRow['status']> {
  if (transfer.status !== 'PENDING') return transfer.status;
  const result = await callProvider(provider, transfer, origin.now);
  if (result.status === 'UNKNOWN') return 'PENDING';
  try {
    await inTransaction(db, (trx) => endTransfer(trx, transfer, result, origin));
    return result.status;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return readStatus(db, transfer);
  }
}

async function callProvider(
  provider: GameProvider,
  { brand_id: brandId, member_id: memberId, id, direction, amount }: TransferRow,
  now: Date,
): Promise<TransferResult> {
  const wish = { reference: id, player: { brandId, memberId }, amount, now };
  try {
    return await withTimeout(direction === 'IN' ? provider.deposit(wish) : provider.withdraw(wish));
  } catch {
    // The provider may have executed it nevertheless.
    return { status: 'UNKNOWN' };
  }
}

async function readStatus(db: Deps['db'], { brand_id, id }: TransferRow): Promise<TransferRow['status']> {
  const { status } = await db
    .selectFrom('game_transfers')
    .select('status')
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

/** Transfers per sweep. */
const AT_ONCE = 20;
/** Retry delays in seconds: one minute, doubled each time, at most an hour. */
const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 3_600;

type Due = TransferRow & { readonly provider: string };

/**
 * Retries transfers that were interrupted or not confirmed: none is lost, and none is executed twice. Safe on
 * several servers at once.
 * @returns the number retried.
 */
export async function finishTransfers(deps: Pick<Deps, 'db' | 'clock' | 'ports'>): Promise<number> {
  const { db, clock, ports } = deps;
  const due = await claim(db, clock.now());
  const results = await Promise.allSettled(
    due.map(async (transfer) => {
      const provider = ports.games.find(({ id }) => id === transfer.provider);
      // The provider is disconnected, so its transfers wait.
      if (provider)
        await finishTransfer(deps, provider, transfer, { actor: { kind: 'SYSTEM' }, now: clock.now() });
    }),
  );
  const errors = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} game transfers are still pending`);
  return due.length;
}

/** Leases due transfers, so that no other server retries them concurrently. One query. */
async function claim(db: Database, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    UPDATE game_transfers AS t
    SET tries = t.tries + 1,
        due_at = ${now}::timestamptz + least(${LONGEST_WAIT_S}, ${FIRST_WAIT_S} * power(2, least(t.tries, 10))) * interval '1 second'
    FROM (
      SELECT t.brand_id, t.id, w.provider FROM game_transfers t
      JOIN game_wallets w ON w.brand_id = t.brand_id AND w.id = t.wallet_id
      WHERE t.status = 'PENDING' AND t.due_at <= ${now}
      ORDER BY t.due_at LIMIT ${AT_ONCE} FOR UPDATE OF t SKIP LOCKED
    ) due
    WHERE t.brand_id = due.brand_id AND t.id = due.id
    RETURNING t.brand_id, t.id, t.wallet_id, t.member_id, t.direction, t.amount, t.status, due.provider`.execute(
    db,
  );
  return rows;
}
