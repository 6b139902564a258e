import { sql } from 'kysely';
import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { fail } from '#server/appError';
import type { GameProvider, Player } from '#server/ports/games/gameProvider';
import type { By } from './endTransfer';
import { finishTransfer } from './finishTransfer';
import { inTime } from './inTime';
import { startTransferOut } from './startTransfer';
import type { TransferRow } from './transferRow';

interface Wish {
  readonly player: Player;
  readonly clientRef?: string | undefined;
  readonly by: By;
  /** A provider whose credit stays there. */
  readonly but?: string;
}

/**
 * Brings all of a member's credit home from the games (API-110). What is still under way is finished first. A
 * provider that does not answer holds none of the others up.
 * @returns satang that came home by this request, when it was sent before as well.
 * @throws AppError SERVICE_UNAVAILABLE when a provider did not say how it ended: that transfer goes on by itself.
 */
export async function bringHome(deps: Pick<Deps, 'db' | 'ports'>, wish: Wish): Promise<number> {
  const wallets = await findWallets(deps.db, wish);
  const amounts = await Promise.allSettled(
    deps.ports.games
      .filter(({ id }) => id !== wish.but && wallets.has(id))
      .map((provider) => fromOne(deps, provider, wish, wallets.get(provider.id) ?? [])),
  );
  const refusal = amounts.find(({ status }) => status === 'rejected');
  if (refusal?.status === 'rejected') throw refusal.reason;
  return amounts.reduce((sum, amount) => sum + (amount.status === 'fulfilled' ? amount.value : 0), 0);
}

type Begun = TransferRow & { readonly isSame: boolean };

async function fromOne(
  deps: Pick<Deps, 'db' | 'ports'>,
  provider: GameProvider,
  { player, clientRef, by }: Wish,
  begun: readonly Begun[],
): Promise<number> {
  let home = 0;
  for (const earlier of begun) {
    home += await finished(deps, provider, earlier, by);
    // This very request has been through here.
    if (earlier.isSame) return home;
  }
  const amount = await inTime(provider.balance(player)).catch(() =>
    Promise.reject(fail('SERVICE_UNAVAILABLE')),
  );
  if (amount <= 0) return home;
  const transfer = await inTransaction(deps.db, (trx) =>
    startTransferOut(trx, { player, provider: provider.id, clientRef, now: by.now }, amount),
  );
  return home + (await finished(deps, provider, transfer, by));
}

/** Satang that came home by this transfer. @throws AppError SERVICE_UNAVAILABLE when nobody knows yet. */
async function finished(
  deps: Pick<Deps, 'db'>,
  provider: GameProvider,
  transfer: TransferRow,
  by: By,
): Promise<number> {
  const status = await finishTransfer(deps, provider, transfer, by);
  if (status === 'PENDING') throw fail('SERVICE_UNAVAILABLE');
  return status === 'DONE' && transfer.direction === 'OUT' ? transfer.amount : 0;
}

/** The member's wallets by provider: what is under way there, and what this request began when it was sent before. */
async function findWallets(
  db: Database,
  {
    player: { brandId, memberId },
    clientRef = null,
  }: Omit<Wish, 'clientRef'> & { clientRef?: string | null | undefined },
): Promise<ReadonlyMap<string, readonly Begun[]>> {
  const { rows } = await sql<{ provider: string; begun: readonly Begun[] }>`
    SELECT w.provider, coalesce(jsonb_agg(jsonb_build_object(
        'brand_id', t.brand_id, 'id', t.id, 'wallet_id', t.wallet_id, 'member_id', t.member_id, 'direction', t.direction,
        'amount', t.amount, 'status', t.status, 'isSame', coalesce(t.client_ref = ${clientRef}, false)))
      FILTER (WHERE t.id IS NOT NULL), '[]') AS begun
    FROM game_wallets w
    LEFT JOIN game_transfers t ON t.brand_id = w.brand_id AND t.wallet_id = w.id
      AND (t.status = 'PENDING' OR t.client_ref = ${clientRef})
    WHERE w.brand_id = ${brandId} AND w.member_id = ${memberId}
    GROUP BY w.provider`.execute(db);
  return new Map(rows.map(({ provider, begun }) => [provider, begun]));
}
