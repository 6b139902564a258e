import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { holdForGame } from './gamePostings';
import type { Player } from '#server/providers/ports/gameProvider';
import { openWallet } from './openWallet';
import { transferColumns, type TransferRow } from './gameTransferRepository';

/** Delay in ms before the sweep takes over, because the call itself executes the transfer first. */
const FIRST_SWEEP_MS = 60_000;

/** The member and provider of a transfer. */
export interface Wish {
  readonly player: Player;
  /** The provider's id. */
  readonly provider: string;
  /** Permanent idempotency reference: repeating it returns the same transfer. */
  readonly clientRef?: string | undefined;
  readonly now: Date;
}

/**
 * Stores a transfer of the member's available credit to a provider and holds the amount, before calling the
 * provider. A pending transfer, or the one that this request created, is returned instead. Four queries.
 * @returns undefined when there is nothing to transfer.
 */
export async function startTransferIn(trx: Transaction, wish: Wish): Promise<TransferRow | undefined> {
  const { player, now } = wish;
  const walletId = await openWallet(trx, player, wish.provider, now);
  const { begun, available: amount } = await readWithdrawalContext(trx, wish, walletId);
  if (begun) return begun;
  if (amount <= 0) return undefined;
  const transfer = await insert(trx, wish, { walletId, amount, direction: 'IN' });
  await holdForGame(trx, { ...player, walletId, transferId: transfer.id, amount, now });
  return transfer;
}

/**
 * Stores a cash-out from a provider before calling it. Three queries.
 * @param amount satang, the balance reported by the provider.
 */
export async function startTransferOut(trx: Transaction, wish: Wish, amount: number): Promise<TransferRow> {
  const { player, now } = wish;
  const walletId = await openWallet(trx, player, wish.provider, now);
  const { begun } = await readWithdrawalContext(trx, wish, walletId);
  return begun ?? insert(trx, wish, { walletId, amount, direction: 'OUT' });
}

/** The available credit in satang, and the transfer that blocks another one, if any. */
async function readWithdrawalContext(
  trx: Transaction,
  {
    player: { brandId, memberId },
    clientRef = null,
  }: Omit<Wish, 'clientRef'> & { clientRef?: string | null | undefined },
  walletId: string,
): Promise<{ readonly available: number; readonly begun: TransferRow | undefined }> {
  const { rows } = await sql<Omit<TransferRow, 'id'> & { available: number; id: string | null }>`
    SELECT coalesce(a.balance, 0) AS available, t.*
    FROM (SELECT ${brandId}::text AS brand, ${memberId}::uuid AS member) me
    LEFT JOIN ledger_accounts a ON a.brand_id = me.brand AND a.kind = 'MEMBER' AND a.owner_id = me.member
    LEFT JOIN LATERAL (
      SELECT brand_id, id, wallet_id, member_id, direction, amount, status FROM game_transfers
      WHERE brand_id = me.brand AND wallet_id = ${walletId} AND (status = 'PENDING' OR client_ref = ${clientRef})
      ORDER BY status LIMIT 1
    ) t ON true`.execute(trx);
  const [row] = rows;
  if (!row) return { available: 0, begun: undefined };
  const { available, id, ...begun } = row;
  return { available, begun: id === null ? undefined : { ...begun, id } };
}

function insert(
  trx: Transaction,
  { player, clientRef, now }: Wish,
  { walletId, amount, direction }: { walletId: string; amount: number; direction: 'IN' | 'OUT' },
): Promise<TransferRow> {
  return trx
    .insertInto('game_transfers')
    .values({
      brand_id: player.brandId,
      id: uuidv7(),
      wallet_id: walletId,
      member_id: player.memberId,
      direction,
      amount,
      status: 'PENDING',
      client_ref: clientRef ?? null,
      due_at: new Date(now.getTime() + FIRST_SWEEP_MS),
      created_at: now,
    })
    .returning(transferColumns)
    .executeTakeFirstOrThrow();
}
