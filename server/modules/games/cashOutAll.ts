import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { withTimeout, type GameProvider, type Player } from '#server/providers/ports/gameProvider';
import type { Origin } from '#server/platform/audit/audit';
import { finishTransfer } from './finishTransfer';
import { findWallets, type Begun, type Wallet } from './findWallets';
import { startTransferOut } from './startTransfer';
import type { TransferRow } from './gameTransferRepository';

interface CashOutRequest {
  readonly player: Player;
  readonly clientRef?: string | undefined;
  readonly origin: Origin;
  /** A provider to skip. */
  readonly but?: string;
  /** Skips wallets in use, because the member has not left that game. */
  readonly onlyIdle?: boolean | undefined;
}

/**
 * Cashes out all of a member's credit from the games, after finishing pending transfers. An unresponsive provider
 * does not delay the others.
 * @returns satang cashed out by this request, also when it is repeated.
 * @throws AppError SERVICE_UNAVAILABLE when a provider did not confirm; that transfer continues in the background.
 */
export async function cashOutAll(deps: Pick<Deps, 'db' | 'ports'>, wish: CashOutRequest): Promise<number> {
  const wallets = await findWallets(deps.db, wish.player, {
    clientRef: wish.clientRef,
    now: wish.origin.now,
  });
  const amounts = await Promise.allSettled(
    deps.ports.games
      .filter(({ id }) => id !== wish.but && isWanted(wallets.get(id), wish))
      .map((provider) => fromOne(deps, provider, wish, wallets.get(provider.id)?.begun ?? [])),
  );
  const refusal = amounts.find(({ status }) => status === 'rejected');
  if (refusal?.status === 'rejected') throw refusal.reason;
  return amounts.reduce((sum, amount) => sum + (amount.status === 'fulfilled' ? amount.value : 0), 0);
}

const isWanted = (wallet: Wallet | undefined, { onlyIdle = false }: CashOutRequest) =>
  wallet !== undefined && !(onlyIdle && wallet.isPlaying);

async function fromOne(
  deps: Pick<Deps, 'db' | 'ports'>,
  provider: GameProvider,
  { player, clientRef, origin }: CashOutRequest,
  begun: readonly Begun[],
): Promise<number> {
  let home = 0;
  for (const earlier of begun) {
    home += await finished(deps, provider, earlier, origin);
    // This request already created the transfer.
    if (earlier.isSame) return home;
  }
  const amount = await withTimeout(provider.balance(player)).catch(() =>
    Promise.reject(fail('SERVICE_UNAVAILABLE')),
  );
  if (amount <= 0) return home;
  const transfer = await inTransaction(deps.db, (trx) =>
    startTransferOut(trx, { player, provider: provider.id, clientRef, now: origin.now }, amount),
  );
  return home + (await finished(deps, provider, transfer, origin));
}

/** Satang cashed out by this transfer. @throws AppError SERVICE_UNAVAILABLE while its outcome is unknown. */
async function finished(
  deps: Pick<Deps, 'db'>,
  provider: GameProvider,
  transfer: TransferRow,
  origin: Origin,
): Promise<number> {
  const status = await finishTransfer(deps, provider, transfer, origin);
  if (status === 'PENDING') throw fail('SERVICE_UNAVAILABLE');
  return status === 'DONE' && transfer.direction === 'OUT' ? transfer.amount : 0;
}
