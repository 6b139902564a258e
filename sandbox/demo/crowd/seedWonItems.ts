import { bangkokDayEnd, startOfDay } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { gameKeys, isOpen, playOnce, readRights } from '#server/modules/prizes/index';
import type { Published } from '#server/platform/brands/brandDirectory';
import type { Transaction } from '#server/platform/db/transaction';

const GAME = 'FLIP_CARD_REWARD';
/** Items that wait for staff, and the plays after which no more is tried: the results are random. */
const WANTED = 3;
const MOST_PLAYS = 16;

/** Members of the crowd who deposited last flip cards for goods, until some have won and staff have to deliver. */
export async function seedWonItems(
  trx: Transaction,
  published: Pick<Published, 'brand' | 'revision'>,
  now: Date,
): Promise<void> {
  const { brand } = published;
  const days = await trx
    .selectFrom('member_deposit_days')
    .select(['member_id', 'day'])
    .where('brand_id', '=', brand.id)
    .orderBy('day', 'desc')
    .orderBy('total', 'desc')
    .limit(MOST_PLAYS)
    .execute();
  const players = new Set<string>();
  let won = 0;
  for (const { member_id: memberId, day } of days) {
    const end = Math.min(bangkokDayEnd(startOfDay(day)).getTime(), now.getTime());
    const when = new Date(end - (players.size + 1) * MINUTE_MS);
    if (won === WANTED) return;
    if (players.has(memberId) || !isOpen(brand, gameKeys[GAME], when)) continue;
    players.add(memberId);
    const leftOf = await readRights(trx, { brand, memberId, now: when });
    if (leftOf(GAME) === 0) continue;
    const origin = { now: when, clientRef: undefined };
    const { prize } = await playOnce(trx, { published, game: GAME, memberId, origin, cardIndex: 0 });
    if (prize.type === 'ITEM') won += 1;
  }
}
