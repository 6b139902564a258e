import type { Brand } from '#schemas/brand/brand';
import type { Calls } from '#schemas/api/contract';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { cashOutAll } from './cashOutAll';
import { listGames, type Offered } from './catalogue';
import type { Origin } from '#server/platform/audit/audit';
import { finishTransfer } from './finishTransfer';
import {
  withTimeout,
  type Game,
  type GameProvider,
  type Launch,
  type Player,
} from '#server/providers/ports/gameProvider';
import { openWallet } from './openWallet';
import { startTransferIn } from './startTransfer';
import { fail } from '#server/platform/appError';
import { isListed, isOpen } from './listOffered';

type Launched = Calls['POST /api/auth/user/opengame']['data'];
type Wanted = Calls['POST /api/auth/user/opengame']['body'];

interface Opening {
  readonly brand: Brand;
  readonly player: Player;
  readonly wanted: Wanted;
  /** URL of the brand's site. */
  readonly home: string;
  readonly clientRef: string | undefined;
  readonly origin: Origin;
}

/**
 * Transfers the member's available credit to the game's provider and opens the game. No locks are held during
 * provider calls.
 * @throws AppError NOT_FOUND for an unknown game, GAME_MAINTENANCE for a closed one or when the provider rejects
 *   the transfer, SERVICE_UNAVAILABLE when a provider does not respond; pending transfers continue in the
 *   background.
 */
export async function openGame(
  deps: Deps,
  opening: Opening,
): Promise<{ readonly opened: Launched; readonly game: Game }> {
  const { brand, player, wanted, home, clientRef, origin } = opening;
  const { provider, game } = choose(brand, await listGames(deps.ports.gamesOf(brand.id)), wanted);
  await requireSwitchedOn(deps, brand.id, provider.id);
  await cashOutAll(deps, { player, clientRef, origin, but: provider.id });
  await (provider.seamless ? openSeamless(deps, provider, opening) : moveIn(deps, provider, opening));
  const { platform, language = 'th' } = wanted;
  const launch = { player, game: game.code, platform, language, home, now: origin.now };
  return { opened: await launched(provider, launch), game };
}

/** Before credit moves: what is in a provider that is switched off still returns. @throws AppError GAME_MAINTENANCE. */
async function requireSwitchedOn(
  { providers: { connections, caller } }: Deps,
  brandId: string,
  providerId: string,
): Promise<void> {
  const used = connections.of('games', brandId).filter(({ id }) => id === providerId);
  if ((await caller.switchedOn(used, brandId)).length === 0) throw fail('GAME_MAINTENANCE');
}

/** The wallet makes the member known to the provider, which stakes from the available credit. */
async function openSeamless({ db }: Deps, { id }: GameProvider, { player, origin }: Opening): Promise<void> {
  await inTransaction(db, (trx) => openWallet(trx, player, id, origin.now));
}

/** @throws AppError SERVICE_UNAVAILABLE, GAME_MAINTENANCE. */
async function moveIn(
  deps: Deps,
  provider: GameProvider,
  { player, clientRef, origin }: Opening,
): Promise<void> {
  const transfer = await inTransaction(deps.db, (trx) =>
    startTransferIn(trx, { player, provider: provider.id, clientRef, now: origin.now }),
  );
  const status = transfer && (await finishTransfer(deps, provider, transfer, origin));
  if (status === 'PENDING') throw fail('SERVICE_UNAVAILABLE');
  // A cash-out that was already pending does not affect the game.
  if (status === 'REFUSED' && transfer?.direction === 'IN') throw fail('GAME_MAINTENANCE');
}

/**
 * @throws AppError SERVICE_UNAVAILABLE without a response, or for a URL outside of the provider's declared origins.
 */
async function launched(house: GameProvider, launch: Launch): Promise<Launched> {
  const opened = await withTimeout(house.launch(launch)).catch(() =>
    Promise.reject(fail('SERVICE_UNAVAILABLE')),
  );
  const isDeclared =
    URL.canParse(opened.url) && playOrigins([house], launch.home).includes(new URL(opened.url).origin);
  if (!isDeclared) throw fail('SERVICE_UNAVAILABLE');
  return opened;
}

/** The named game, or the first open one of its provider. */
function choose(brand: Brand, all: readonly Offered[], { type, slot, gameCode }: Wanted): Offered {
  const games = all.filter((one) => one.game.slot === slot && isListed(brand, one, type));
  const named = gameCode === undefined ? games : games.filter(({ game }) => game.code === gameCode);
  if (named.length === 0) throw fail('NOT_FOUND');
  const open = named.find((one) => isOpen(brand, one));
  if (!open) throw fail('GAME_MAINTENANCE');
  return open;
}

/**
 * @returns the origins at which these providers' games run, for the frame policy and as the only targets of a
 *   game's URL. Invalid origins and the site's own are left out.
 * @param home origin of the site.
 */
export function playOrigins(houses: readonly GameProvider[], home: string): readonly string[] {
  const declared = new Set(houses.flatMap((house) => house.origins(home)));
  return [...declared].filter((origin) => isOrigin(origin) && origin !== home);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return text === origin && (protocol === 'https:' || protocol === 'http:');
}
