import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';

type Friend = Calls['GET /api/auth/affiliate/downline/{username}']['data'][number];
type Bonus = Calls['POST /api/auth/affiliate/downline/bonus/{username}']['data'];
export type PlayRow = Calls['POST /api/auth/log/affiliate/{username}']['data'][number];

const names = ['na***88', 'pl***in', 'kr***a7', 'so***55', 'an***99', 'ma***an', 'wi***01'];
const deposits = [12_400, 800, 25_000, 3_150.5, 500, 0, 7_200];
/** Satang that a friend wins or loses on a day. */
const gains = [-38_000, 12_550, -150_000, 46_025, -9_900, 220_000, -71_500];

/** Friends whom the member invited, newest first. */
export function buildDownline(now: number): Friend[] {
  return names.map((username, place) => ({
    username,
    joinedAt: bangkokIso(now - (place * 9 + 2) * DAY_MS),
    deposit: deposits[place] ?? 0,
  }));
}

/** Commission by friend; some figures are missing, as real back ends leave them out. */
export function buildDownlineBonus(now: number): Bonus {
  const known = buildDownline(now).slice(0, 4);
  const satang = [26_075, 4_150, 81_000, 12_040];
  return {
    total_bonus: satang.reduce((sum, one) => sum + one, 0) / 100,
    downline_users: Object.fromEntries(
      known.map(({ username, joinedAt, deposit }, place) => {
        const bonus = (satang[place] ?? 0) / 100;
        const play = { turnover: deposit * 3, winlost: (gains[place] ?? 0) / 100 };
        return [username, place === 3 ? { bonus, joinedAt } : { deposit, ...play, bonus, joinedAt }];
      }),
    ),
  };
}

/** Win/loss by day of the member and four friends, newest first, both days inclusive. */
export function buildPlayRows(
  type: PlayRow['type'],
  start: string,
  end: string,
  username: string,
): PlayRow[] {
  const players = type === 'af' ? names.slice(0, 2) : [username, ...names.slice(0, 4)];
  return daysBetween(start, end).flatMap((date, place) =>
    players.map((player, seat) => {
      const gain = gains[(place * 2 + seat * 3) % gains.length] ?? 0;
      const turnover = Math.abs(gain) * 4 + 15_000;
      const amount = type === 'af' ? Math.floor(turnover / 200) : Math.max(0, Math.floor(-gain / 20));
      return {
        ...{ date, username: player, type },
        ...{ turnover: turnover / 100, winlost: gain / 100, amount: amount / 100 },
      };
    }),
  );
}

function daysBetween(start: string, end: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(end); at >= Date.parse(start); at -= DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
