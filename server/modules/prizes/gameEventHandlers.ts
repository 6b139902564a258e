import { bangkokIso, bangkokDayEnd, bangkokDay } from '#core/time/bangkok';
import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { readRights } from './rights';
import type { Calls } from '#schemas/api/contract';
import { drawnGames, type DrawnGame } from '#schemas/api/fair';
import type { Season } from '#schemas/brand/prizes';
import type { Brand } from '#schemas/brand/brand';
import { gameKeys, isOpen } from './drawnGames';
import type { Database } from '#server/platform/db/connect';

type GameEventCall = 'GET /api/auth/game' | 'GET /api/auth/game/reward/request/my';

/** Open games, and prizes that staff deliver. */
export function gameEventHandlers({ db }: Deps): Handlers<GameEventCall> {
  return {
    'GET /api/auth/game': async ({ brand, member, now }) => {
      const leftOf = await readRights(db, { brand, memberId: member.id, now });
      const checkedIn = await hasCheckedIn(db, brand.id, member.id, now);
      return presentEvents(brand, leftOf, checkedIn, now);
    },
    'GET /api/auth/game/reward/request/my': async ({ brand, member }) =>
      (await findGameRewards(db, brand.id, member.id)).map((row) => ({
        uuid: row.id,
        label: row.label,
        status: row.status,
        createdAt: bangkokIso(row.created_at),
        reason: row.reason,
        reasonEn: row.reason_en,
      })),
  };
}

type Event = Calls['GET /api/auth/game']['data'][number];

/** The games of the media hub with the member's remaining plays of today. */
export function presentEvents(
  brand: Brand,
  leftOf: (game: DrawnGame) => number,
  checkedIn: boolean,
  now: Date,
): Event[] {
  const games = drawnGames.map((code) => ({ code, key: gameKeys[code], left: leftOf(code) }));
  return [...games, { code: 'CHECK_IN' as const, key: 'checkIn' as const, left: checkedIn ? 0 : 1 }].map(
    ({ code, key, left }) => {
      const enabled = isOpen(brand, key, now);
      return { code, enabled, left: enabled ? left : 0, ...span(brand[key]) };
    },
  );
}

/** First and last instant of a season (Bangkok days). */
function span({ from, until }: Season): Pick<Event, 'startAt' | 'endAt'> {
  const midnight = (day: string) => new Date(`${day}T00:00:00+07:00`);
  return {
    startAt: from === '' ? null : bangkokIso(midnight(from)),
    endAt: until === '' ? null : bangkokIso(new Date(bangkokDayEnd(midnight(until)).getTime() - 1)),
  };
}

/** Row limit of the unpaged list. */
const MAX_ROWS = 100;

/** The member's prizes that staff deliver, newest first. */
export function findGameRewards(db: Database, brandId: string, memberId: string) {
  return db
    .selectFrom('game_reward_requests')
    .select(['id', 'label', 'status', 'created_at', 'reason', 'reason_en'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}

/** Whether the member has checked in today. */
export async function hasCheckedIn(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('check_ins')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('day', '=', bangkokDay(now))
    .executeTakeFirst();
  return found !== undefined;
}
