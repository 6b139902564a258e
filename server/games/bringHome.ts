import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { fail } from '#server/http/appError';
import type { GameProvider, Player } from '#server/ports/games/gameProvider';
import type { By } from './endTransfer';
import { finishTransfer } from './finishTransfer';
import { inTime } from './inTime';
import { startTransferOut } from './startTransfer';
import type { TransferRow } from './transferRow';
import { transferColumns } from './transferRow';

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
  const providers = (await findProviders(deps.db, wish.player)).flatMap(
    (id) => deps.ports.games.find((provider) => provider.id === id && id !== wish.but) ?? [],
  );
  const amounts = await Promise.allSettled(providers.map((provider) => fromOne(deps, provider, wish)));
  const refusal = amounts.find(({ status }) => status === 'rejected');
  if (refusal?.status === 'rejected') throw refusal.reason;
  return amounts.reduce((sum, amount) => sum + (amount.status === 'fulfilled' ? amount.value : 0), 0);
}

async function fromOne(deps: Pick<Deps, 'db' | 'ports'>, provider: GameProvider, wish: Wish): Promise<number> {
  const { player, clientRef, by } = wish;
  let home = 0;
  for (const earlier of await findBegun(deps.db, provider.id, wish)) {
    const status = await finishTransfer(deps, provider, earlier, by);
    if (status === 'PENDING') throw fail('SERVICE_UNAVAILABLE');
    if (status === 'DONE' && earlier.direction === 'OUT') home += earlier.amount;
    // This very request has been through here.
    if (earlier.isSame) return home;
  }
  const amount = await inTime(provider.balance(player)).catch(() => Promise.reject(fail('SERVICE_UNAVAILABLE')));
  if (amount <= 0) return home;
  const transfer = await inTransaction(deps.db, (trx) =>
    startTransferOut(trx, { player, provider: provider.id, clientRef, now: by.now }, amount),
  );
  const status = await finishTransfer(deps, provider, transfer, by);
  if (status === 'PENDING') throw fail('SERVICE_UNAVAILABLE');
  return status === 'DONE' && transfer.direction === 'OUT' ? home + transfer.amount : home;
}

async function findProviders(db: Database, { brandId, memberId }: Player): Promise<readonly string[]> {
  const wallets = await db
    .selectFrom('game_wallets')
    .select('provider')
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .execute();
  return wallets.map(({ provider }) => provider);
}

/** What is under way with a provider, and what this request began when it was sent before. */
async function findBegun(
  db: Database,
  provider: string,
  { player, clientRef }: Wish,
): Promise<readonly (TransferRow & { isSame: boolean })[]> {
  const rows = await db
    .selectFrom('game_transfers as t')
    .innerJoin('game_wallets as w', (on) =>
      on.onRef('w.brand_id', '=', 't.brand_id').onRef('w.id', '=', 't.wallet_id'),
    )
    .select(transferColumns.map((column) => `t.${column}` as const))
    .select('t.client_ref')
    .where('w.brand_id', '=', player.brandId)
    .where('w.member_id', '=', player.memberId)
    .where('w.provider', '=', provider)
    .where((is) => is.or([is('t.status', '=', 'PENDING'), is('t.client_ref', '=', clientRef ?? null)]))
    .execute();
  return rows.map(({ client_ref, ...transfer }) => ({
    ...transfer,
    isSame: clientRef !== undefined && client_ref === clientRef,
  }));
}
