import { expect, it } from 'vitest';
import { checkLeaderboard } from '#core/brand/checks/features';
import { brands } from './testing/fixtures';

const [shipped] = brands;
if (!shipped) throw new Error('There is no brand.');

it('RTM-19 BRD-06 a leaderboard shows no complete name, and needs a row to be enabled', () => {
  const codes = (names: readonly string[], isOn: boolean) =>
    checkLeaderboard({
      ...shipped,
      flags: { ...shipped.flags, leaderboard: isOn },
      leaderboard: { ...shipped.leaderboard, rows: names.map((name) => ({ name, score: 1 })) },
    }).map(({ severity, code, path }) => `${severity} ${code} ${path}`);
  expect(codes(['de***01'], true)).toEqual([]);
  expect(codes(['de***01', 'somchai99'], false)).toEqual(['error NAME_OPEN /leaderboard/rows/1/name']);
  expect(codes([], true)).toEqual(['warning LEADERBOARD_EMPTY /leaderboard/rows']);
  expect(codes([], false)).toEqual([]);
});
