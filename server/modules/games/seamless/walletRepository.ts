import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import type { PlayBounds, PlayGuard } from '#server/platform/http/playGuard';
import type { Player } from '#server/providers/ports/gameProvider';
import type { StoredTransaction, WalletRequest } from './decide';

/** A member's wallet at a provider, and what decides whether the member may play. */
export interface LockedWallet extends PlayBounds {
  readonly wallet_id: string;
  readonly inviter_id: string | null;
  readonly status: 'ACTIVE' | 'SUSPENDED';
  readonly website_status: 'ACTIVE' | 'MA' | null;
  readonly reopens_at: Date | null;
}

/**
 * Locks the wallet until the transaction ends, so that calls about one player are decided one after the other. The
 * wallet exists once the member has opened a game of the provider. One query.
 */
export async function lockWallet(
  trx: Transaction,
  { brandId, memberId }: Player,
  provider: string,
  { playGuard, now }: { readonly playGuard: PlayGuard; readonly now: Date },
): Promise<LockedWallet | undefined> {
  const { rows } = await sql<LockedWallet>`
    SELECT w.id AS wallet_id, m.inviter_id, m.status, o.website_status, o.end_at AS reopens_at
      ${playGuard.columns('game', now)}
    FROM game_wallets w
    JOIN members m ON m.brand_id = w.brand_id AND m.id = w.member_id
    LEFT JOIN operations o ON o.brand_id = w.brand_id
    WHERE w.brand_id = ${brandId} AND w.member_id = ${memberId} AND w.provider = ${provider}
    FOR NO KEY UPDATE OF w`.execute(trx);
  return rows[0];
}

/** All stored transactions of a round. One query. */
export function readRound(
  trx: Transaction,
  { brandId }: Player,
  walletId: string,
  round: string,
): Promise<StoredTransaction[]> {
  return trx
    .selectFrom('seamless_transactions')
    .select(['id', 'reference', 'kind', 'game', 'bet_ref', 'amount', 'refusal', 'balance'])
    .where('brand_id', '=', brandId)
    .where('wallet_id', '=', walletId)
    .where('round_ref', '=', round)
    .orderBy('id')
    .execute() as Promise<StoredTransaction[]>;
}

/** Locks the member's balance and reads it, in satang. Two queries: a lock shows only later statements what it waited for. */
export async function lockBalance(trx: Transaction, { brandId, memberId }: Player): Promise<number> {
  await sql`SELECT ledger_lock_member(${brandId}, ${memberId}::uuid)`.execute(trx);
  const account = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('brand_id', '=', brandId)
    .where('kind', '=', 'MEMBER')
    .where('owner_id', '=', memberId)
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/** A transaction with its answer. */
export interface WalletTransaction {
  readonly id: string;
  readonly player: Player;
  readonly walletId: string;
  readonly provider: string;
  readonly request: WalletRequest;
  /** Satang that move. */
  readonly amount: number;
  readonly refusal?: StoredTransaction['refusal'];
  /** The guard's code, for staff. */
  readonly reason?: string | undefined;
  /** Satang, after it. */
  readonly balance: number;
  readonly now: Date;
}

/** Stores a transaction. One query. @throws Error violating `seamless_transactions_once` for a known reference. */
export async function insertTransaction(trx: Transaction, one: WalletTransaction): Promise<void> {
  const { request } = one;
  await trx
    .insertInto('seamless_transactions')
    .values({
      ...{ brand_id: one.player.brandId, id: one.id, wallet_id: one.walletId, provider: one.provider },
      ...{ reference: request.reference, kind: request.kind, round_ref: request.round },
      game: request.kind === 'BET' ? request.game : null,
      bet_ref: request.kind === 'REFUND' ? request.bet : null,
      ...{ amount: one.amount, refusal: one.refusal ?? null, reason: one.reason ?? null },
      ...{ balance: one.balance, created_at: one.now },
    })
    .execute();
}

/** Whether the member has a wallet at the provider, and the available balance in satang. One query. */
export async function findBalance(
  db: Database,
  { brandId, memberId }: Player,
  provider: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ balance: number }>`
    SELECT coalesce((SELECT a.balance FROM ledger_accounts a
      WHERE a.brand_id = w.brand_id AND a.kind = 'MEMBER' AND a.owner_id = w.member_id), 0) AS balance
    FROM game_wallets w
    WHERE w.brand_id = ${brandId} AND w.member_id = ${memberId} AND w.provider = ${provider}`.execute(db);
  return rows[0]?.balance;
}
