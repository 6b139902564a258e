import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const flags = { ...shipped.flags, games: true };
const open = (path: string, answers = {}) =>
  openSite(path, answers, { flags }, { member: 'level-2', account: 'full' });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('game hall', () => {
  it('shows the games of all providers below the providers as a filter', async () => {
    const { user } = await open('/auth/games/category?cat=slot');
    for (const name of ['นาคาทองคำ', 'งานวัดมหาสนุก', 'สายฝนทับทิม'])
      expect(await screen.findByRole('button', { name: `เข้าเล่น ${name}` })).toBeVisible();
    const filter = within(screen.getByRole('navigation', { name: 'ค่ายเกม' }));
    expect(filter.getByRole('link', { name: 'ทุกค่าย', current: 'page' })).toBeVisible();
    await user.click(filter.getByRole('link', { name: shipped.providers.SG.name }));
    const chosen = { name: shipped.providers.SG.name, current: 'page' } as const;
    expect(await screen.findByRole('link', chosen)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'เข้าเล่น งานวัดมหาสนุก' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'เข้าเล่น นาคาทองคำ' })).not.toBeInTheDocument();
  });

  it('LAY-12 finds providers and categories by their names, and games without tone marks', async () => {
    const { user } = await open('/auth/games/category?cat=sport');
    const box = await screen.findByRole('textbox', { name: 'ค้นหาเกม' });
    await user.type(box, shipped.providers.AC.name.toLowerCase());
    const provider = await screen.findByRole('link', { name: shipped.providers.AC.name });
    expect(provider).toHaveAttribute('href', '/auth/games/slot/AC');
    await user.clear(box);
    await user.type(box, 'fishing');
    const found = await screen.findAllByRole('link', { name: 'ยิงปลา' });
    expect(found.at(-1)).toHaveAttribute('href', expect.stringMatching(/cat=fishing$/));
    await user.clear(box);
    await user.type(box, 'นำเตา');
    expect(await screen.findByRole('button', { name: 'เข้าเล่น น้ำเต้าปูปลา' })).toBeVisible();
  });

  it('lists the favourites and the games that were opened last, on any device', async () => {
    const { user } = await open('/auth/games/category?cat=lotto');
    await user.click(await screen.findByRole('button', { name: 'เพิ่ม เลขท้าย 2 ตัวทันใจ ในรายการโปรด' }));
    vi.stubGlobal('open', () => null);
    await user.click(screen.getByRole('button', { name: 'เข้าเล่น เลขท้าย 3 ตัวทันใจ' }));
    // The browser blocks the window, so a dialog offers the game.
    const blocked = await screen.findByRole('dialog', { name: 'เลขท้าย 3 ตัวทันใจ' });
    await user.click(within(blocked).getByRole('button', { name: 'ปิด' }));
    await user.click(await screen.findByRole('radio', { name: 'รายการโปรด' }));
    expect(await screen.findByRole('button', { name: 'เข้าเล่น เลขท้าย 2 ตัวทันใจ' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'เข้าเล่น เลขท้าย 3 ตัวทันใจ' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'เล่นล่าสุด' }));
    expect(await screen.findByRole('button', { name: 'เข้าเล่น เลขท้าย 3 ตัวทันใจ' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'เข้าเล่น นาคาทองคำ' })).toBeVisible();
  });

  it('takes a favourite back that the server did not store, and says so', async () => {
    let answer = () => {};
    const lost = new Promise<ReturnType<typeof fail>>((resolve) => {
      answer = () => resolve(fail(409, 'GAME_MAINTENANCE', 'เกมนี้ปิดปรับปรุงชั่วคราว'));
    });
    const { user } = await open('/auth/games/category?cat=lotto', {
      'POST /api/auth/user/game/favourite': lost,
    });
    await user.click(await screen.findByRole('button', { name: 'เพิ่ม เลขท้าย 2 ตัวทันใจ ในรายการโปรด' }));
    expect(await screen.findByRole('button', { name: 'นำ เลขท้าย 2 ตัวทันใจ ออกจากรายการโปรด' })).toBeVisible();
    act(answer);
    expect(await screen.findByRole('button', { name: 'เพิ่ม เลขท้าย 2 ตัวทันใจ ในรายการโปรด' })).toBeVisible();
    expect((await screen.findAllByText('เกมนี้ปิดปรับปรุงชั่วคราว')).length).toBeGreaterThan(0);
  });
});
