import { drawnGames } from '#schemas/api/fair';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDayStart } from '#core/time/bangkok';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import { checkInOnce, gameKeys, isOpen, playOnce, readRights } from '#server/modules/prizes/index';
import type { Published } from '#server/platform/brands/brandDirectory';
import type { Transaction } from '#server/platform/db/transaction';

/** Published brand and member of the demonstration's plays. */
interface Player {
  readonly published: Pick<Published, 'brand' | 'revision'>;
  readonly memberId: string;
  readonly now: Date;
}

const NINE_MS = 9 * 60 * MINUTE_MS;
/** Days before today on which the free plays were used. */
const PLAYED_DAYS = 6;

/**
 * A check-in on each of the days before today, and the free plays of the last of them: made through the same
 * code as for any member, so the results are random. Today is left open for the person who tries the demo.
 */
export async function seedPrizeDays(trx: Transaction, player: Player, days: number): Promise<void> {
  const { brand } = player.published;
  const { memberId, now } = player;
  for (let ago = days; ago > 0; ago -= 1) {
    // A few minutes later every day, as people are.
    const when = new Date(bangkokDayStart(now).getTime() - ago * DAY_MS + NINE_MS + ago * 13 * MINUTE_MS);
    if (isOpen(brand, 'checkIn', when)) await checkInOnce(trx, { brand, memberId, origin: { now: when } });
    if (ago <= PLAYED_DAYS) await playAll(trx, { ...player, now: new Date(when.getTime() + MINUTE_MS) });
  }
}

/** Every play that the member has on the day of `now`. */
async function playAll(trx: Transaction, { published, memberId, now }: Player): Promise<void> {
  const { brand } = published;
  const leftOf = await readRights(trx, { brand, memberId, now });
  for (const game of drawnGames) {
    if (!isOpen(brand, gameKeys[game], now)) continue;
    for (let left = leftOf(game); left > 0; left -= 1) {
      const cardIndex = cardOf(brand, game, left);
      const origin = { now, clientRef: undefined };
      await playOnce(trx, { published, game, memberId, origin, ...(cardIndex !== null && { cardIndex }) });
    }
  }
}

/** A card somewhere on the table; the wheel has none. */
function cardOf(brand: Brand, game: (typeof drawnGames)[number], left: number): number | null {
  if (game === 'WHEEL') return null;
  return (left * 4) % brand[gameKeys[game]].cards;
}
