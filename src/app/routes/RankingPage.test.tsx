import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
import { placesOf } from './ranking/Leaderboard';

const rows = [
  { name: 'ab***01', score: 1_500 },
  { name: 'somchai99', score: 98_000 },
  { name: 'cd***02', score: 1_500 },
  { name: 'ef***03', score: 7 },
];
const open = (path: string, leaderboard: boolean, ranked = rows) =>
  openSite(
    path,
    {},
    {
      flags: { ...shipped.flags, leaderboard },
      leaderboard: { ...shipped.leaderboard, asOf: '2026-11-20', rows: ranked },
    },
    { member: 'level-2', checkIn: 'done' },
  );

describe('the leaderboard of a brand', () => {
  it('RTM-19 is a tab next to the levels, sorted by score, with masked names', async () => {
    const { user } = await open('/auth/user/ranking', true);
    expect(await screen.findByText('ระดับปัจจุบัน')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'อันดับสมาชิก' }));
    const places = (await screen.findAllByTestId('place')).map(({ textContent }) => textContent);
    expect(places).toHaveLength(4);
    expect(places[0]).toMatch(/อันดับที่ 1som\*\*\*9998,000/);
    expect(places[1]).toMatch(/อันดับที่ 2ab\*\*\*011,500/);
    expect(places[2]).toMatch(/อันดับที่ 2cd\*\*\*021,500/);
    expect(places[3]).toMatch(/อันดับที่ 4ef\*\*\*037/);
    expect(screen.getByText('ข้อมูล ณ วันที่ 20 พฤศจิกายน 2569')).toBeVisible();
    expect(screen.queryByText('ระดับปัจจุบัน')).not.toBeInTheDocument();
  });

  it('RTM-19 shows an empty state with a link to the levels', async () => {
    const { user } = await open('/auth/user/ranking?tab=leaderboard', true, []);
    expect(await screen.findByText('ยังไม่มีการประกาศอันดับ')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ดูระดับทั้งหมด' }));
    expect(await screen.findByText('ระดับปัจจุบัน')).toBeVisible();
  });

  it('RTM-19 shows only the levels where the brand switches it off, at its address too', async () => {
    await open('/auth/user/ranking?tab=leaderboard', false);
    expect(await screen.findByText('ระดับปัจจุบัน')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryAllByTestId('place')).toEqual([]);
  });
});

describe('placesOf', () => {
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
});
