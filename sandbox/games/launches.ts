import { HOUR_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Launch, Player } from '#server/providers/ports/gameProvider';
import { createToken, hashToken, isToken } from '#server/platform/crypto/token';
import { sandboxGame } from './games';
import type { SandboxGame } from './sandboxGame';
import { withSandbox } from '../db/database';

/** How long a game remains open, in ms. */
const OPEN_MS = 4 * HOUR_MS;

/** A game to open. */
export interface GameToOpen extends Pick<Launch, 'player' | 'game' | 'language' | 'home' | 'now'> {
  /** The provider whose wallet pays. */
  readonly provider: string;
  /** Where the games are played. */
  readonly origin: string;
}

export interface OpenGame {
  readonly provider: string;
  readonly player: Player;
  readonly game: SandboxGame;
  /** Address of the site that the player came from. */
  readonly home: string;
}

/** Opens a game and returns its URL, on a separate host, so that no page of a site shares its origin. */
export async function openLaunch(
  db: Database,
  { player, provider, game, language, home, origin, now }: GameToOpen,
): Promise<string> {
  const code = createToken();
  const table = 'sandbox_game_launches';
  await withSandbox(db).deleteFrom(table).where('expires_at', '<', now).execute();
  await withSandbox(db)
    .insertInto(table)
    .values({
      code_hash: hashToken(code),
      brand_id: player.brandId,
      player_id: player.memberId,
      provider,
      game,
      home,
      expires_at: new Date(now.getTime() + OPEN_MS),
    })
    .execute();
  return `${origin}/play/${code}?language=${language}`;
}

/** Who plays what by this code; nothing when it was never given out or is too old. */
export async function findLaunch(db: Database, code: string, now: Date): Promise<OpenGame | undefined> {
  if (!isToken(code)) return undefined;
  const found = await withSandbox(db)
    .selectFrom('sandbox_game_launches')
    .select(['brand_id', 'player_id', 'provider', 'game', 'home'])
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const game = found && sandboxGame(found.game);
  if (!game) return undefined;
  const { brand_id: brandId, player_id: memberId, provider, home } = found;
  return { player: { brandId, memberId }, provider, game, home };
}
