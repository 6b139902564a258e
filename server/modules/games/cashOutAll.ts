import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { GameProvider, Player } from '#server/providers/games/gameProvider';
import type { By } from './endTransfer';
import { finishTransfer } from './finishTransfer';
import { findWallets } from './findWallets';
import type { Begun, Wallet } from './findWallets';
import { withTimeout } from '#server/platform/withTimeout';
import { startTransferOut } from './startTransfer';
import type { TransferRow } from './transferRow';

interface Wish {
  readonly player: Player;
  readonly clientRef?: string | undefined;
  readonly by: By;
  /** A provider whose credit stays there. */
  readonly but?: string;
  /** What is being played with stays: nobody said that the game was left. */
  readonly onlyIdle?: boolean | undefined;
}

/**
 * Brings all of a member's credit home from the games (API-110). What is still under way is finished first. A
 * provider that does not answer holds none of the others up.
 * @returns satang that came home by this request, when it was sent before as well.
 * @throws AppError SERVICE_UNAVAILABLE when a provider did not say how it ended: that transfer goes on by itself.
 */
export async function cashOutAll(deps: Pick<Deps, 'db' | 'ports'>, wish: Wish): Promise<number> {
  const wallets = await findWallets(deps.db, wish.player, { clientRef: wish.clientRef, now: wish.by.now });
  const amounts = await Promise.allSettled(
    deps.ports.games
      .filter(({ id }) => id !== wish.but && isWanted(wallets.get(id), wish))
      .map((provider) => fromOne(deps, provider, wish, wallets.get(provider.id)?.begun ?? [])),
  );
  const refusal = amounts.find(({ status }) => status === 'rejected');
  if (refusal?.status === 'rejected') throw refusal.reason;
  return amounts.reduce((sum, amount) => sum + (amount.status === 'fulfilled' ? amount.value : 0), 0);
}

const isWanted = (wallet: Wallet | undefined, { onlyIdle = false }: Wish) =>
  wallet !== undefined && !(onlyIdle && wallet.isPlaying);

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
  const amount = await withTimeout(provider.balance(player)).catch(() =>
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
