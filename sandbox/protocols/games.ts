import type { FastifyInstance } from 'fastify';
import { reportedList } from '../chaos/chaos';
import { seamlessGames, transferGames } from '../games/games';
import { roundsSince, SANDBOX } from '../games/sandboxProvider';
import { SEAMLESS } from '../games/seamlessRounds';
import { moveCredit, readWallet } from '../games/wallet';
import { catalogueCalls, playerOf, signedRoutes } from './gameCalls';
import type { ProtocolContext } from './protocolContext';

type GameContext = ProtocolContext & {
  /** Where the games are played. */
  readonly origin: string;
};

/** Two game providers as `docs/game-provider.md` describes them: one with wallets of its own, one without. */
export function games(app: FastifyInstance, context: GameContext): void {
  const { db, chaos } = context;
  const route = signedRoutes(app, context, { port: 'games', base: '/api/games' });
  catalogueCalls(route, context, { provider: SANDBOX, games: transferGames });
  route('transfer', ({ reference, direction, amount, at, ...named }) => {
    const transfer = { reference, player: playerOf(named), amount, now: new Date(at) };
    return moveCredit(db, transfer, direction === 'IN' ? amount : -amount);
  });
  route('balance', async (named) => ({ balance: await readWallet(db, playerOf(named)) }));
  route('rounds', async ({ since, limit }) => {
    const rounds = await roundsSince(db, new Date(since), limit);
    const listed = rounds.map(({ player: { brandId, memberId }, endedAt, ...round }) => ({
      ...{ brand: brandId, player: memberId, ...round },
      endedAt: endedAt.toISOString(),
    }));
    return { rounds: reportedList(chaos, 'games', listed) };
  });
  const seamless = signedRoutes(app, context, { port: 'seamless', base: '/api/seamless' });
  catalogueCalls(seamless, context, { provider: SEAMLESS, games: seamlessGames });
}
