import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markPlaying, trackGameTab } from '@/features/game/gamePresence';
import { ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const IN_GAMES = 'GET /api/auth/user/game/credit';
const HOME = 'POST /api/auth/user/game/cashOut';
const MEMBER = '01936f2e-7c1a-7000-8000-000000000abc';
const flags = { ...shipped.flags, games: true };
const inGames = (isPlaying: boolean) => ok({ amount: 600.25, isPlaying, isComplete: true });
const open = (isPlaying: boolean) =>
  openSite('/auth/dashboard', { [IN_GAMES]: inGames(isPlaying) }, { flags }, { member: 'level-1' });

it('API-110 credit left in a game is cashed out at log-in', async () => {
  const { bodies } = await open(false);
  await waitFor(() => expect(bodies(HOME)).toEqual([{ onlyIdle: true }]));
});

it('API-110 credit of a game played elsewhere remains there, is shown, and is cashed out by the button', async () => {
  const { bodies, user } = await open(true);
  expect(await screen.findByText('อยู่ในเกม 600.25 บาท')).toBeVisible();
  expect(screen.getByText(/กำลังเล่นอยู่/)).toBeVisible();
  expect(bodies(HOME)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'นำกลับเข้ากระเป๋า' }));
  await waitFor(() => expect(bodies(HOME)).toEqual([{}]));
});

it('API-110 credit of a game open in another tab is not cashed out until the tab is closed', async () => {
  const tab = { closed: false, sessionStorage: window.sessionStorage };
  // Behaves like a page of another origin.
  Object.defineProperty(tab, 'location', {
    get: () => {
      throw new DOMException('cross-origin', 'SecurityError');
    },
  });
  trackGameTab(tab as unknown as Window);
  window.sessionStorage.clear();
  const { bodies, storage } = await open(false);
  markPlaying(storage, MEMBER, 'tab');
  expect(await screen.findByText('อยู่ในเกม 600.25 บาท')).toBeVisible();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByTestId('game-credit')).toBeVisible());
  expect(bodies(HOME)).toEqual([]);
  tab.closed = true;
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(bodies(HOME)).toContainEqual({}));
});

it('API-110 cashes out before a withdrawal too, where the brand has games', async () => {
  const credit = 'POST /api/auth/user/getCredit/demo01';
  const at = (games: boolean) =>
    openSite('/auth/withdraw', {}, { flags: { ...flags, games } }, { member: 'level-1' });
  const { bodies } = await at(true);
  await waitFor(() => expect(bodies(HOME)).toHaveLength(1));
  const off = await at(false);
  await waitFor(() => expect(off.bodies(credit).length).toBeGreaterThan(0));
  expect(off.bodies(HOME)).toHaveLength(0);
});
