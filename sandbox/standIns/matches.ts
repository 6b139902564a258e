import { createHash } from 'node:crypto';
import { MINUTE_MS } from '#core/time/durations';
import type { League, Name } from './leagues';

/** A league plays a round every two hours, so that something is being played whenever somebody looks. */
const ROUND_MINUTES = 120;
const HALF_MINUTES = 45;
const BREAK_MINUTES = 15;
/** From kick-off to the final whistle, half time included. */
const MATCH_MINUTES = 2 * HALF_MINUTES + BREAK_MINUTES;

export type Phase =
  | { readonly name: 'upcoming' | 'half-time' | 'finished' }
  /** `minute` of play, 1 to 90. */
  | { readonly name: 'playing'; readonly minute: number };

export interface Match {
  readonly home: Name;
  readonly away: Name;
  readonly kickOff: Date;
  readonly phase: Phase;
  /** Goals so far. */
  readonly goals: readonly [home: number, away: number];
}

export interface Row {
  readonly club: Name;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
}

/** Number of the round of a league that kicked off last. */
export function currentRound({ delay }: League, now: Date): number {
  return Math.floor((now.getTime() / MINUTE_MS - delay) / ROUND_MINUTES);
}

/** The matches of a round as they stand at `now`. The same round has the same results on every server. */
export function matchesOf(league: League, round: number, now: Date): readonly Match[] {
  const kickOff = new Date((round * ROUND_MINUTES + league.delay) * MINUTE_MS);
  const phase = phaseAt(Math.floor((now.getTime() - kickOff.getTime()) / MINUTE_MS));
  return pairsOf(league.clubs, round).map(([home, away]) => ({
    home,
    away,
    kickOff,
    phase,
    goals: goalsBy(minuteOf(phase), `${league.id}:${round}:${home.en}`),
  }));
}

/** The table over the last `rounds` rounds that are finished, the leader first. */
export function tableOf(league: League, rounds: number, now: Date): readonly Row[] {
  const current = currentRound(league, now);
  const newest = matchesOf(league, current, now).every(({ phase }) => phase.name === 'finished')
    ? current
    : current - 1;
  const matches = Array.from({ length: rounds }, (_, back) => matchesOf(league, newest - back, now)).flat();
  return league.clubs
    .map((club) => rowOf(club, matches))
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
        b.goalsFor - a.goalsFor,
    );
}

function rowOf(club: Name, matches: readonly Match[]): Row {
  const results = matches.flatMap(({ home, away, goals: [atHome, atAway] }) =>
    home === club ? [[atHome, atAway] as const] : away === club ? [[atAway, atHome] as const] : [],
  );
  const count = (holds: (own: number, other: number) => boolean) =>
    results.filter(([own, other]) => holds(own, other)).length;
  const [won, drawn] = [count((own, other) => own > other), count((own, other) => own === other)];
  return {
    club,
    won,
    drawn,
    lost: results.length - won - drawn,
    goalsFor: results.reduce((sum, [own]) => sum + own, 0),
    goalsAgainst: results.reduce((sum, [, other]) => sum + other, 0),
    points: 3 * won + drawn,
  };
}

/** @param elapsed full minutes since kick-off; negative before it. */
function phaseAt(elapsed: number): Phase {
  if (elapsed < 0) return { name: 'upcoming' };
  if (elapsed < HALF_MINUTES) return { name: 'playing', minute: elapsed + 1 };
  if (elapsed < HALF_MINUTES + BREAK_MINUTES) return { name: 'half-time' };
  if (elapsed < MATCH_MINUTES) return { name: 'playing', minute: elapsed - BREAK_MINUTES + 1 };
  return { name: 'finished' };
}

function minuteOf(phase: Phase): number {
  if (phase.name === 'playing') return phase.minute;
  return { upcoming: 0, 'half-time': HALF_MINUTES, finished: 2 * HALF_MINUTES }[phase.name];
}

/** Round-robin: the first club is fixed, the others rotate by one place each round. */
function pairsOf(clubs: readonly Name[], round: number): readonly (readonly [Name, Name])[] {
  const [first, ...others] = clubs;
  if (!first) return [];
  const turn = ((round % others.length) + others.length) % others.length;
  const circle = [first, ...others.slice(turn), ...others.slice(0, turn)];
  return circle.slice(0, clubs.length / 2).flatMap((club, place) => {
    const opponent = circle.at(-1 - place);
    if (!opponent) return [];
    return [round % 2 === 0 ? ([club, opponent] as const) : ([opponent, club] as const)];
  });
}

/** How many goals a team scores, one entry for each likelihood. */
const GOALS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 4];

/** Goals of both teams until a minute of play; the seed decides when they fall. */
function goalsBy(minute: number, seed: string): Match['goals'] {
  const bytes = createHash('sha256').update(seed).digest();
  const scored = (at: number) => {
    const total = GOALS[bytes.readUInt8(at) % GOALS.length] ?? 0;
    const minutes = Array.from({ length: total }, (_, n) => 1 + (bytes.readUInt8(at + 1 + n) % 90));
    return minutes.filter((goal) => goal <= minute).length;
  };
  return [scored(0), scored(8)];
}
