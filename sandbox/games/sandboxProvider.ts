import type { Database } from '#server/platform/db/connect';
import type { GameProvider } from '#server/providers/ports/gameProvider';
import { coverOf, sandboxGames } from './games';
import { openLaunch, sandboxOrigin } from './launches';
import { moveCredit, readWallet } from './wallet';
import { withSandbox } from '../db/database';

/** Of every wallet at the sandbox; written into the database. */
export const SANDBOX = 'sandbox';

/** A small game provider with playable games and its own accounts, for demos and tests. */
export function sandboxProvider(db: Database): GameProvider {
  return {
    id: SANDBOX,
    origins: (home) => [sandboxOrigin(home)],
    games: () =>
      Promise.resolve(
        sandboxGames.map((game, order) => {
          const { code, category, slot, name, nameTh, hot, isNew = false, isClosed } = game;
          const status = isClosed ? 'MA' : 'ON';
          const image = coverOf(game);
          return { code, category, slot, name, nameTh, hot, isNew, status, image, order: order + 1 };
        }),
      ),
    launch: async (launch) => ({ url: await openLaunch(db, launch), mode: 'newtab' }),
    deposit: (transfer) => moveCredit(db, transfer, transfer.amount),
    withdraw: (transfer) => moveCredit(db, transfer, -transfer.amount),
    balance: (player) => readWallet(db, player),
    rounds: async (since, limit) => {
      const rows = await withSandbox(db)
        .selectFrom('sandbox_game_rounds')
        .select(['brand_id', 'player_id', 'id', 'game', 'bet', 'win', 'played_at'])
        .where('played_at', '>=', since)
        .orderBy('played_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ brand_id, player_id, id, game, bet, win, played_at }) => ({
        player: { brandId: brand_id, memberId: player_id },
        reference: id,
        game,
        bet,
        win,
        endedAt: played_at,
      }));
    },
  };
}
