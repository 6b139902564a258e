import type { Calls } from '#schemas/api/contract';
import { drawnGames } from '#schemas/api/fair';
import type { DrawnGame } from '#schemas/api/fair';
import type { Season } from '#schemas/brand/prizes';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDayEnd, bangkokIso } from '#core/time/bangkok';
import { gameKeys, isOpen } from './drawnGames';

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
