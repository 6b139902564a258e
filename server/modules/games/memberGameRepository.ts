import { sql } from 'kysely';
import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import type { Game, Player } from '#server/providers/ports/gameProvider';

/** A game by its house and its code there. */
export interface GameKey {
  readonly slot: string;
  readonly game: string;
}

/** Popularity is measured over this time, in ms, and this many openings at most, so that its cost is bounded. */
const POPULAR_MS = 7 * DAY_MS;
const POPULAR_OPENINGS = 2_000;

/** Stores that the member opened the game; the latest opening counts. One query. */
export async function recordOpening(
  trx: Transaction,
  { brandId, memberId }: Player,
  { slot, code }: Pick<Game, 'slot' | 'code'>,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO member_games AS g (brand_id, member_id, slot, game, opened_at)
    VALUES (${brandId}, ${memberId}, ${slot}, ${code}, ${now})
    ON CONFLICT (brand_id, member_id, slot, game)
    DO UPDATE SET opened_at = greatest(g.opened_at, excluded.opened_at)`.execute(trx);
}

/** The games that the member opened, newest first. One query. */
export const readRecent = (db: Database, player: Player, most: number) =>
  readLatest(db, player, 'opened_at', most);

/** The member's favourites, the latest first. One query. */
export const readFavourites = (db: Database, player: Player, most: number) =>
  readLatest(db, player, 'favourite_at', most);

function readLatest(
  db: Database,
  { brandId, memberId }: Player,
  at: 'opened_at' | 'favourite_at',
  most: number,
): Promise<readonly GameKey[]> {
  return db
    .selectFrom('member_games')
    .select(['slot', 'game'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where(at, 'is not', null)
    .orderBy(at, 'desc')
    .orderBy('game')
    .limit(most)
    .execute();
}

/** Adds a favourite, which stays where it is if it is one already, or removes it. */
export async function writeFavourite(
  trx: Transaction,
  { brandId, memberId }: Player,
  { slot, game }: GameKey,
  since: Date | null,
): Promise<void> {
  if (since !== null) {
    await sql`
      INSERT INTO member_games AS g (brand_id, member_id, slot, game, favourite_at)
      VALUES (${brandId}, ${memberId}, ${slot}, ${game}, ${since})
      ON CONFLICT (brand_id, member_id, slot, game)
      DO UPDATE SET favourite_at = coalesce(g.favourite_at, excluded.favourite_at)`.execute(trx);
    return;
  }
  const own = sql`brand_id = ${brandId} AND member_id = ${memberId} AND slot = ${slot} AND game = ${game}`;
  await sql`DELETE FROM member_games WHERE ${own} AND opened_at IS NULL`.execute(trx);
  // A favourite that another device adds between the two statements stays.
  await sql`UPDATE member_games SET favourite_at = NULL WHERE ${own} AND opened_at IS NOT NULL`.execute(trx);
}

/** The brand's games by their number of recent players, the most first. One query. */
export async function readPopular(db: Database, brandId: string, now: Date): Promise<readonly GameKey[]> {
  const since = new Date(now.getTime() - POPULAR_MS);
  const { rows } = await sql<GameKey>`
    SELECT slot, game FROM (
      SELECT slot, game FROM member_games
      WHERE brand_id = ${brandId} AND opened_at > ${since}
      ORDER BY opened_at DESC LIMIT ${POPULAR_OPENINGS}
    ) AS latest
    GROUP BY slot, game
    ORDER BY count(*) DESC, slot, game`.execute(db);
  return rows;
}
