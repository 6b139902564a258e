import type { Brand } from '#schemas/brand/brand';
import type { Calls } from '#schemas/api/contract';
import { inTransaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { bringHome } from '#server/games/bringHome';
import { listGames } from '#server/games/catalogue';
import type { Offered } from '#server/games/catalogue';
import type { By } from '#server/games/endTransfer';
import { finishTransfer } from '#server/games/finishTransfer';
import { inTime } from '#server/games/inTime';
import { startTransferIn } from '#server/games/startTransfer';
import { fail } from '#server/http/appError';
import type { Player } from '#server/ports/games/gameProvider';
import { isOpen } from './listOffered';

type Wanted = Calls['POST /api/auth/user/opengame']['body'];

interface Opening {
  readonly brand: Brand;
  readonly player: Player;
  readonly wanted: Wanted;
  /** Address of the brand's site. */
  readonly home: string;
  readonly clientRef: string | undefined;
  readonly by: By;
}

/**
 * Takes everything that the member may spend to the game's provider and opens the game there (API-111). Nothing
 * is locked while a provider is asked.
 * @throws AppError NOT_FOUND for a game that is not there, GAME_MAINTENANCE for one that is closed or whose provider
 *   took no credit, SERVICE_UNAVAILABLE when a provider did not answer: what is under way goes on by itself.
 */
export async function openGame(
  deps: Deps,
  opening: Opening,
): Promise<Calls['POST /api/auth/user/opengame']['data']> {
  const { brand, player, wanted, home, clientRef, by } = opening;
  if (!brand.flags.games) throw fail('NOT_FOUND');
  const { provider, game } = choose(brand, await listGames(deps.ports.games), wanted);
  await bringHome(deps, { player, clientRef, by, but: provider.id });
  const transfer = await inTransaction(deps.db, (trx) =>
    startTransferIn(trx, { player, provider: provider.id, clientRef, now: by.now }),
  );
  const status = transfer && (await finishTransfer(deps, provider, transfer, by));
  if (status === 'PENDING') throw fail('SERVICE_UNAVAILABLE');
  if (status === 'REFUSED') throw fail('GAME_MAINTENANCE');
  const launch = { player, game: game.code, platform: wanted.platform, home, now: by.now };
  return inTime(provider.launch(launch)).catch(() => Promise.reject(fail('SERVICE_UNAVAILABLE')));
}

/** The game that is named, or the first one of its house that is open. */
function choose(brand: Brand, all: readonly Offered[], { type, slot, gameCode }: Wanted): Offered {
  const games = all.filter(
    ({ game }) => game.slot === slot && (type === 'hot' ? game.hot : game.category === type),
  );
  const named = gameCode === undefined ? games : games.filter(({ game }) => game.code === gameCode);
  if (named.length === 0) throw fail('NOT_FOUND');
  const open = named.find((one) => isOpen(brand, one));
  if (!open) throw fail('GAME_MAINTENANCE');
  return open;
}
