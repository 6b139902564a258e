import { fail } from '#server/platform/appError';
import { withTimeout, type Game, type GameProvider } from '#server/providers/ports/gameProvider';

/** Cache lifetime in ms, measured with a monotonic clock because wall time may jump. */
const FRESH_MS = 60_000;
const CODE = /^[A-Za-z0-9_-]{1,40}$/;

/** A game with its provider. */
export interface Offered {
  readonly provider: GameProvider;
  readonly game: Game;
}

interface CachedList {
  readonly games: readonly Game[];
  readonly at: number;
}

const cached = new WeakMap<GameProvider, CachedList>();
const pending = new WeakMap<GameProvider, Promise<readonly Game[]>>();

/**
 * @returns all games of all providers, in their order. The last list of an unavailable provider is used; a provider
 *   without any list is left out.
 * @throws AppError SERVICE_UNAVAILABLE when no provider has a list.
 */
export async function listGames(providers: readonly GameProvider[]): Promise<readonly Offered[]> {
  const lists = await Promise.allSettled(
    providers.map(async (provider) => (await gamesOf(provider)).map((game) => ({ provider, game }))),
  );
  if (providers.length > 0 && lists.every(({ status }) => status === 'rejected'))
    throw fail('SERVICE_UNAVAILABLE');
  return lists
    .flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
    .sort((a, b) => a.game.order - b.game.order);
}

/** @returns one provider's games, cached while fresh. @throws Error when it never returned a list. */
export async function gamesOf(provider: GameProvider): Promise<readonly Game[]> {
  const last = cached.get(provider);
  if (last && performance.now() - last.at < FRESH_MS) return last.games;
  const request = pending.get(provider) ?? requestGames(provider);
  // Serves the stale list while the next one loads.
  if (last) {
    request.catch(() => undefined);
    return last.games;
  }
  return request;
}

function requestGames(provider: GameProvider): Promise<readonly Game[]> {
  const request = withTimeout(provider.games())
    .then((all) => {
      const games = all.filter(({ code, slot }) => CODE.test(code) && CODE.test(slot));
      cached.set(provider, { games, at: performance.now() });
      return games;
    })
    .finally(() => pending.delete(provider));
  pending.set(provider, request);
  return request;
}
