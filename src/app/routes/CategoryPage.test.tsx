import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const flags = { ...shipped.flags, games: true };
const open = (path: string, answers = {}, over: Partial<typeof shipped> = {}) =>
  openSite(path, answers, { flags, ...over }, { member: 'level-2', account: 'full' });
const OPEN = 'POST /api/auth/user/opengame';
const CASH_OUT = 'POST /api/auth/user/game/cashOut';
const CREDIT = 'POST /api/auth/user/getCredit/demo01';

interface Tab {
  opener: unknown;
  closed: boolean;
  document: { title: string; body: { textContent: string } };
  location: { replace: ReturnType<typeof vi.fn> };
  close: ReturnType<typeof vi.fn>;
}
const makeTab = (): Tab => ({
  opener: 'this page',
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
});
const popup = vi.fn<() => Tab | null>();

beforeEach(() => {
  popup.mockReset().mockImplementation(makeTab);
  vi.stubGlobal('open', popup);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { value } of popup.mock.results) if (value) (value as Tab).closed = true;
});

/** The tab that the last tap opened. */
const lastTab = () => popup.mock.results.at(-1)?.value as Tab;
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

describe('game categories', () => {
  it('RTM-25 shows the tab of the address and updates with it', async () => {
    const { user } = await open('/auth/games/category?cat=lotto');
    expect(await screen.findByRole('button', { name: 'เข้าเล่น เลขท้าย 2 ตัวทันใจ' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'เกมไพ่' }));
    expect(await screen.findByRole('button', { name: 'เข้าเล่น เสือมังกร' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'เกมไพ่' })).toHaveAttribute('aria-current', 'page');
  });

  it('RTM-26 opens sport where the address names no category, and the brand’s first where it has no sport', async () => {
    await open('/auth/games/category?cat=zzz');
    expect(await screen.findByRole('link', { name: 'กีฬา', current: 'page' })).toBeVisible();
    await open('/auth/games/category', {}, { gameCategories: ['card', 'slot'] });
    expect(await screen.findByRole('link', { name: 'เกมไพ่', current: 'page' })).toBeVisible();
  });

  it('API-113 ENT-18 fetches each tab once and shows the four providers of slots in order', async () => {
    const { user, bodies } = await open('/auth/games/category?cat=slot');
    const cards = await screen.findAllByTestId('provider');
    expect(cards.length).toBe(4);
    for (const [place, code] of ['JK', 'AC', 'SG', 'XE'].entries())
      expect(cards[place]).toHaveTextContent(shipped.providers[code as 'JK'].name);
    expect(within(cards[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/auth/games/slot/JK');
    expect(cards[3]).toHaveTextContent('ปิดปรับปรุง');
    expect(within(cards[3] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'หวย' }));
    await screen.findByRole('button', { name: 'เข้าเล่น เลขท้าย 2 ตัวทันใจ' });
    await user.click(screen.getByRole('link', { name: 'สล็อต' }));
    await screen.findAllByTestId('provider');
    expect(bodies('GET /api/auth/user/games/slot')).toHaveLength(1);
    expect(bodies('GET /api/auth/user/games/lotto')).toHaveLength(1);
  });

  it('RTM-28 shows that an address has no game, with a link to the available games', async () => {
    const gone = fail(404, 'NOT_FOUND', 'ไม่พบข้อมูลที่คุณต้องการ');
    for (const address of ['/auth/games/zzz/JK', '/auth/games/slot/ZZ']) {
      const { app } = await open(address, { 'POST /api/auth/user/game/list': gone });
      expect(await screen.findByText('ไม่พบเกมนี้')).toBeVisible();
      const way = screen.getByRole('link', { name: 'ดูเกมทั้งหมด' });
      expect(way).toHaveAttribute('href', '/auth/games/category');
      act(() => app.unmount());
    }
  });

  it('API-112 RTM-27 lists the games of a provider', async () => {
    const { bodies } = await open('/auth/games/slot/JK');
    expect(await screen.findByRole('button', { name: 'เข้าเล่น นาคาทองคำ' })).toBeEnabled();
    expect(bodies('POST /api/auth/user/game/list')).toEqual([{ type: 'slot', slot: 'JK' }]);
    expect(screen.getByRole('button', { name: 'พญาครุฑ ปิดปรับปรุง' })).toBeDisabled();
  });

  it('API-111 a game is opened in the language of the member', async () => {
    const asked = async (language: 'th' | 'en', button: string) => {
      const { app, user, bodies } = await openSite(
        '/auth/games/slot/JK',
        {},
        { flags },
        { member: 'level-2', account: 'full' },
        language,
      );
      await user.click(await screen.findByRole('button', { name: button }));
      await vi.waitFor(() => expect(bodies(OPEN)).toHaveLength(1));
      act(() => app.unmount());
      return bodies(OPEN)[0];
    };
    expect(await asked('th', 'เข้าเล่น นาคาทองคำ')).not.toHaveProperty('language');
    expect(await asked('en', 'Play Naga Gold')).toHaveProperty('language', 'en');
  });

  it('LAY-12 searches every category, those inside of providers too', async () => {
    const { user } = await open('/auth/games/category?cat=sport');
    await user.type(await screen.findByRole('textbox', { name: 'ค้นหาเกม' }), 'naga');
    expect(await screen.findByRole('button', { name: 'เข้าเล่น นาคาทองคำ' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'เข้าเล่น ฟุตบอล' })).not.toBeInTheDocument();
    const box = screen.getByRole('textbox', { name: 'ค้นหาเกม' });
    await user.clear(box);
    // Not among the popular games of its provider.
    await user.type(box, 'ดอกบัว');
    expect(await screen.findByRole('button', { name: 'เข้าเล่น จันทร์ดอกบัว' })).toBeVisible();
    await user.type(box, 'zz');
    expect((await screen.findAllByText('ไม่พบเกมที่ค้นหา')).length).toBeGreaterThan(0);
  });

  it('RTM-14 ENT-18 the history has a tab of play sessions with the game’s name, where the brand has games', async () => {
    await open('/auth/transaction/history?type=game');
    const rows = await screen.findAllByTestId('history-row');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/นาคาทองคำ.*\+625\.50.*38 รอบ.*1,140\.00.*1,765\.50/);
    expect(rows[1]).toHaveTextContent(/ไฮโล.*−260\.00/);
    expect(rows[2]).toHaveTextContent(/ราชาแม่น้ำ\d\d:\d\d – \d\d:\d\d0\.00/);
    const off = await open('/auth/transaction/history?type=game', {}, { flags: { ...flags, games: false } });
    await waitFor(() => expect(screen.getAllByRole('tab', { name: 'โบนัส' })).toHaveLength(2));
    expect(screen.getAllByRole('tab', { name: 'เกม' })).toHaveLength(1);
    expect(off.bodies('GET /api/auth/user/game/session')).toEqual([]);
    expect(off.bodies('GET /api/auth/user/game/transfer')).toEqual([]);
  });

  it('games are switched off for this brand: shows so, requests none, and has no game page', async () => {
    const off = { flags: { ...shipped.flags, games: false } };
    const { bodies } = await open('/auth/games/category?cat=sport', {}, off);
    expect(await screen.findByRole('heading', { name: 'กีฬา ปิดปรับปรุง' })).toBeVisible();
    expect(bodies('GET /api/auth/user/games/sport')).toEqual([]);
    const other = await open('/auth/games/slot/JK', {}, off);
    expect(await screen.findByText('ไม่พบหน้าที่คุณต้องการ')).toBeVisible();
    expect(other.bodies('POST /api/auth/user/game/list')).toEqual([]);
  });
});

describe('opening a game', () => {
  const naga = () => screen.findByRole('button', { name: 'เข้าเล่น นาคาทองคำ' });

  it('API-111 RTM-27 opens the address in the tab created by the tap, once for a double tap', async () => {
    const { user, bodies } = await open('/auth/games/slot/JK');
    await user.dblClick(await naga());
    await waitFor(() => expect(lastTab().location.replace).toHaveBeenCalledOnce());
    expect(lastTab().location.replace).toHaveBeenCalledWith('https://games.preview.invalid/play/naga-gold');
    expect(lastTab().opener).toBeNull();
    expect(popup).toHaveBeenCalledOnce();
    expect(bodies(OPEN)).toEqual([{ type: 'slot', slot: 'JK', gameCode: 'naga-gold', platform: 'AND' }]);
  });

  it('RTM-27 offers a button where the browser blocks the tab', async () => {
    popup.mockReturnValue(null);
    const { user } = await open('/auth/games/slot/JK');
    await user.click(await naga());
    expect(await screen.findByText('เบราว์เซอร์บล็อกหน้าต่างใหม่ กรุณากดปุ่ม “เข้าเล่นเกม”')).toBeVisible();
    const go = screen.getByRole('link', { name: 'เข้าเล่นเกม' });
    expect(go).toHaveAttribute('href', 'https://games.preview.invalid/play/naga-gold');
    expect(go).toHaveAttribute('target', '_blank');
  });

  it('API-111 marks a game that turns out to be closed and closes the tab', async () => {
    const closed = fail(409, 'GAME_MAINTENANCE', 'เกมนี้ปิดปรับปรุงชั่วคราว');
    const { user } = await open('/auth/games/slot/JK', { [OPEN]: closed });
    await user.click(await naga());
    expect(await screen.findByRole('button', { name: 'นาคาทองคำ ปิดปรับปรุง' })).toBeDisabled();
    expect(lastTab().close).toHaveBeenCalled();
    expect((await screen.findAllByText('เกมนี้ปิดปรับปรุงชั่วคราว')).length).toBeGreaterThan(0);
  });

  it('W2 opens no address other than http(s)', async () => {
    const bad = ok({ url: 'javascript:alert(1)', mode: 'newtab' });
    const { user } = await open('/auth/games/slot/JK', { [OPEN]: bad });
    await user.click(await naga());
    await waitFor(() => expect(lastTab().close).toHaveBeenCalled());
    expect(lastTab().location.replace).not.toHaveBeenCalled();
  });

  it('W2 a game in the page runs in a sandbox without top navigation or popups', async () => {
    const framed = ok({ url: 'https://games.example/play', mode: 'iframe' });
    const { user } = await open('/auth/games/slot/JK', { [OPEN]: framed });
    await user.click(await naga());
    const sandbox = (await screen.findByTitle('นาคาทองคำ')).getAttribute('sandbox')?.split(' ');
    expect(sandbox).toEqual(['allow-scripts', 'allow-forms', 'allow-same-origin']);
  });

  it('W2 frames nothing of its own origin: such a game opens in a tab', async () => {
    const own = ok({ url: `${window.location.origin}/play`, mode: 'iframe' });
    const { user } = await open('/auth/games/slot/JK', { [OPEN]: own });
    await user.click(await naga());
    await waitFor(() => expect(lastTab().location.replace).toHaveBeenCalledOnce());
    expect(screen.queryByTitle('นาคาทองคำ')).not.toBeInTheDocument();
  });

  it('W6 a game that the CSP does not allow in a frame is offered in a tab', async () => {
    const framed = ok({ url: 'https://games.example/play', mode: 'iframe' });
    const { user } = await open('/auth/games/slot/JK', { [OPEN]: framed });
    await user.click(await naga());
    await screen.findByTitle('นาคาทองคำ');
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
    });
    act(() => void document.dispatchEvent(violation));
    expect(await screen.findByRole('link', { name: 'เข้าเล่นเกม' })).toHaveAttribute(
      'href',
      'https://games.example/play',
    );
    expect(screen.queryByTitle('นาคาทองคำ')).not.toBeInTheDocument();
  });

  it('API-110 shows a member without credit how to get it, and cashes out what a game still holds', async () => {
    const state = { member: 'level-2', account: 'empty' } as const;
    const poor = await openSite('/auth/games/category?cat=card', {}, { flags }, state);
    expect(await screen.findByText('เครดิตของคุณยังไม่พอสำหรับเล่นเกม')).toBeVisible();
    await poor.user.click(screen.getByRole('button', { name: 'ดึงเครดิตกลับ' }));
    await waitFor(() => expect(poor.bodies(CASH_OUT)).toEqual([{}]));
    expect(await screen.findByText('ไม่มีเครดิตค้างอยู่ในเกม ฝากเงินเพื่อเริ่มเล่น')).toBeVisible();
  });

  it('RTM-27 API-110 plays inside the page where the API says so, and leaving cashes out the credit', async () => {
    const framed = ok({ url: 'https://games.example/play', mode: 'iframe' });
    const { user, bodies } = await open('/auth/games/slot/JK', { [OPEN]: framed });
    await user.click(await naga());
    const frame = await screen.findByTitle('นาคาทองคำ');
    expect(frame).toHaveAttribute('src', 'https://games.example/play');
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(lastTab().close).toHaveBeenCalled();
    // Switching to another app is no return: the game continues.
    comeBack();
    expect(bodies(CASH_OUT)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'ออกจากเกม' }));
    await waitFor(() => expect(bodies(CASH_OUT)).toEqual([{}]));
    expect(screen.queryByTitle('นาคาทองคำ')).not.toBeInTheDocument();
  });

  it('API-110 cashes out on return, then fetches the credit; a failure blocks nothing and is retried', async () => {
    const down = fail(500, 'GENERIC', 'ทำรายการไม่สำเร็จ');
    const { user, bodies } = await open('/auth/games/slot/JK', { [CASH_OUT]: down });
    await user.click(await naga());
    await waitFor(() => expect(lastTab().location.replace).toHaveBeenCalled());
    const before = bodies(CREDIT).length;
    // The game is still open in its tab.
    comeBack();
    expect(bodies(CASH_OUT)).toHaveLength(0);
    lastTab().closed = true;
    comeBack();
    await waitFor(() => expect(bodies(CREDIT)).toHaveLength(before + 1));
    expect(bodies(CASH_OUT)).toHaveLength(1);
    expect(await naga()).toBeEnabled();
    comeBack();
    await waitFor(() => expect(bodies(CASH_OUT)).toHaveLength(2));
  });

  it('API-110 cashes out a game once when it succeeds', async () => {
    const { user, bodies } = await open('/auth/games/slot/JK');
    await user.click(await naga());
    await waitFor(() => expect(lastTab().location.replace).toHaveBeenCalled());
    const before = bodies(CREDIT).length;
    lastTab().closed = true;
    comeBack();
    await waitFor(() => expect(bodies(CREDIT)).toHaveLength(before + 1));
    comeBack();
    expect(bodies(CASH_OUT)).toHaveLength(1);
  });
});
