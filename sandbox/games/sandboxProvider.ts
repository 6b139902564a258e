import type { Database } from '#server/platform/db/connect';
import type { Game, Round } from '#server/providers/ports/gameProvider';
import { coverOf } from './games';
import type { SandboxGame } from './sandboxGame';
import { withSandbox } from '../db/database';

/** Of every wallet at the sandbox; written into the database. */
export const SANDBOX = 'sandbox';

/** A game as the catalogue lists it. @param index its place, from 0. */
export function listedGame(game: SandboxGame, index: number): Game {
  const { code, category, slot, name, nameTh, hot, isNew = false, isClosed } = game;
  const status = isClosed ? 'MA' : 'ON';
  return { code, category, slot, name, nameTh, hot, isNew, status, image: coverOf(game), order: index + 1 };
}

/** Rounds that were played from this moment on with credit in the sandbox, oldest first. */
export async function roundsSince(db: Database, since: Date, limit: number): Promise<readonly Round[]> {
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
}
