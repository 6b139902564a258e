import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { leagues } from './leagues';
import { currentRound, matchesOf, tableOf } from './matches';

const start = new Date('2026-11-14T09:00:00+07:00');
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
const [league] = leagues;
const round = currentRound(league, start);
const roundStart = matchesOf(league, round, start)[0]!.kickOff;
const inRound = (minutes: number) =>
  matchesOf(league, round, new Date(roundStart.getTime() + minutes * MINUTE_MS));

describe('matches of the sandbox', () => {
  it('something is in play at every minute of a day', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      const now = after(minute);
      const phases = leagues.flatMap((one) =>
        matchesOf(one, currentRound(one, now), now).map(({ phase }) => phase.name),
      );
      expect(phases, now.toISOString()).toContain('playing');
    }
  });

  it.each([
    [-1, { name: 'upcoming' }],
    [0, { name: 'playing', minute: 1 }],
    [44, { name: 'playing', minute: 45 }],
    [45, { name: 'half-time' }],
    [59, { name: 'half-time' }],
    [60, { name: 'playing', minute: 46 }],
    [104, { name: 'playing', minute: 90 }],
    [105, { name: 'finished' }],
  ])('%i minutes after kick-off a match is %o', (minutes, phase) => {
    expect(inRound(minutes).map((match) => match.phase)).toEqual(Array.from({ length: 4 }, () => phase));
  });

  it('goals only ever increase, and begin at none', () => {
    let before = inRound(-1).map(({ goals }) => goals);
    expect(before.flat()).toEqual(Array.from({ length: 8 }, () => 0));
    for (let minute = 0; minute < 110; minute += 1) {
      const goals = inRound(minute).map((match) => match.goals);
      for (const [place, [home, away]] of goals.entries()) {
        expect(home).toBeGreaterThanOrEqual(before[place]![0]);
        expect(away).toBeGreaterThanOrEqual(before[place]![1]);
      }
      before = goals;
    }
  });

  it.each(leagues)(
    'every club of $id plays once in a round, and meets every other in seven rounds',
    (one) => {
      const met = new Map(one.clubs.map(({ en }) => [en, new Set<string>()]));
      for (let n = 0; n < 7; n += 1) {
        const matches = matchesOf(one, currentRound(one, start) + n, start);
        expect(new Set(matches.flatMap(({ home, away }) => [home.en, away.en])).size).toBe(8);
        for (const { home, away } of matches) {
          met.get(home.en)?.add(away.en);
          met.get(away.en)?.add(home.en);
        }
      }
      expect([...met.values()].map(({ size }) => size)).toEqual(Array.from({ length: 8 }, () => 7));
    },
  );

  it('the table adds up: as many goals for as against, three points for a win, the leader first', () => {
    const rows = tableOf(league, 14, start);
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + of(row), 0);
    expect(rows.map(({ won, drawn, lost }) => won + drawn + lost)).toEqual(
      Array.from({ length: 8 }, () => 14),
    );
    expect(sum(({ goalsFor }) => goalsFor)).toBe(sum(({ goalsAgainst }) => goalsAgainst));
    expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
    for (const { won, drawn, points } of rows) expect(points).toBe(3 * won + drawn);
    const points = rows.map((row) => row.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });
});
