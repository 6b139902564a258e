import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const OPEN = 'POST /api/auth/user/opengame';
const RECENT = 'GET /api/auth/user/game/recent';
const POPULAR = 'GET /api/auth/user/game/popular';
const flags = { ...shipped.flags, games: true };
const member = { member: 'level-2', checkIn: 'done', account: 'full' } as const;
const open = (answers = {}, over: Partial<typeof shipped> = {}) =>
  openSite('/auth/dashboard', answers, { flags, ...over }, member);
const shelf = async (name: string) => within(await screen.findByRole('region', { name }));
const popup = vi.fn(() => ({
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
}));

beforeEach(() => {
  popup.mockClear();
  vi.stubGlobal('open', popup);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { value } of popup.mock.results) value.closed = true;
});

describe('games on the dashboard', () => {
  it('one tap from the balance opens a popular game', async () => {
    const { user, bodies } = await open();
    expect(await screen.findByTestId('balance')).toBeVisible();
    const game = await (await shelf('เกมยอดนิยม')).findByRole('button', { name: 'เข้าเล่น เสือมังกร' });
    await user.click(game);
    await waitFor(() => expect(popup.mock.results[0]?.value.location.replace).toHaveBeenCalledOnce());
    expect(bodies(OPEN)).toMatchObject([{ type: 'card', slot: 'SALA', gameCode: 'dragon-tiger' }]);
  });

  it('continues with the last three games, fetched again after another one was opened', async () => {
    const { user, bodies } = await open();
    const latest = await shelf('เล่นต่อ');
    await latest.findByRole('button', { name: 'เข้าเล่น นาคาทองคำ' });
    expect(latest.getAllByRole('button')).toHaveLength(3);
    expect(latest.getByRole('button', { name: 'เทศกาลว่าว ปิดปรับปรุง' })).toBeDisabled();
    expect(latest.getByRole('link', { name: 'ดูทั้งหมด' })).toHaveAttribute(
      'href',
      '/auth/games/category?view=recent',
    );
    expect(bodies(RECENT)).toHaveLength(1);
    await user.click(latest.getByRole('button', { name: 'เข้าเล่น นาคาทองคำ' }));
    await waitFor(() => expect(bodies(RECENT)).toHaveLength(2));
  });

  it('shows a new member the way to a first game', async () => {
    await open({ [RECENT]: ok([]) });
    const link = await screen.findByRole('link', { name: /^เลือกเกมแรกของคุณ/ });
    expect(link).toHaveAttribute('href', '/auth/games/category');
  });

  it('shows no games to a member on a break', async () => {
    await openSite('/auth/dashboard', {}, { flags }, { ...member, bounds: 'time-out' });
    await screen.findByTestId('balance');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'เล่นต่อ' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'เกมยอดนิยม' })).not.toBeInTheDocument();
  });

  it('stays without shelves where the brand has no games or the games do not answer', async () => {
    const down = fail(503, 'SERVICE_UNAVAILABLE', 'ระบบขัดข้อง');
    await open({ [RECENT]: down, [POPULAR]: down });
    await screen.findByTestId('balance');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'เล่นต่อ' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'เกมยอดนิยม' })).not.toBeInTheDocument();
    const { bodies } = await open({}, { flags: shipped.flags });
    await screen.findAllByTestId('balance');
    expect([...bodies(RECENT), ...bodies(POPULAR)]).toEqual([]);
  });
});
