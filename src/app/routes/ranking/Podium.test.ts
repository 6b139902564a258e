import { expect, it } from 'vitest';
import { placesOf } from './Leaderboard';

const row = (name: string, score: number) => ({ name, score });

it('RTM-19 the highest score is first, and equal scores share a rank', () => {
  const rows = [row('c', 10), row('a', 30), row('d', 10), row('b', 30), row('e', 9)];
  expect(placesOf(rows).map(({ place, name }) => `${place} ${name}`)).toEqual([
    '1 a',
    '1 b',
    '3 c',
    '3 d',
    '5 e',
  ]);
  expect(placesOf(rows)[0]).toMatchObject({ index: 1 });
  expect(placesOf([])).toEqual([]);
});
