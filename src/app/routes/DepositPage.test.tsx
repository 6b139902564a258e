import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

/** In the first bonus window, 12:00 to 13:00 in Bangkok. */
const OPEN = '2026-11-14T05:30:00Z';
const SLOW = { timeout: 10_000 };
const member = 'level-2';
const on = { flags: { ...shipped.flags, games: true, promotion: true, slip: true } };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(OPEN) }));
afterEach(() => void vi.useRealTimers());

const amountBox = () => screen.findByRole('textbox', { name: /จำนวนเงิน/ }, SLOW);

it('M16 PUB-11 the deposit form shows the turnover of the bonus before the member pays', async () => {
  const { user } = await openSite('/auth/deposit', {}, on, { member });
  const offer = await screen.findByTestId('bonus-offer', {}, SLOW);
  for (const said of [
    'โบนัส 10% สำหรับยอดฝาก 12:00-13:00',
    'ลงท้ายด้วย .25',
    'รับโบนัสสูงสุด 500',
    '5 เท่าของยอดฝากรวมโบนัส ภายใน 7',
    'นับยอดทุกเกม',
    'หากทำไม่ครบ ระบบจะหักโบนัสคืน',
  ])
    expect(offer.textContent.replaceAll('\u00a0', ' ')).toContain(said);
  expect(offer).not.toHaveTextContent('ประมาณ');

  await user.type(await amountBox(), '1000');
  expect(offer.textContent.replaceAll('\u00a0', ' ')).toContain(
    'ฝาก 1,000 บาท ได้โบนัสประมาณ 100 บาท และต้องทำเทิร์นประมาณ 5,500 บาทก่อนถอน',
  );
  await user.type(await amountBox(), '0');
  expect(offer.textContent.replaceAll('\u00a0', ' ')).toContain(
    'ฝาก 10,000 บาท ได้โบนัสประมาณ 500 บาท และต้องทำเทิร์นประมาณ 52,500 บาทก่อนถอน',
  );
});

it('M16 a bonus without turnover shows so, and no amount to stake', async () => {
  const window1 = { ...shipped.turnover.window1, multiple: 0 };
  const brand = { ...on, turnover: { ...shipped.turnover, window1 } };
  const { user } = await openSite('/auth/deposit', {}, brand, { member });
  const offer = await screen.findByTestId('bonus-offer', {}, SLOW);
  await user.type(await amountBox(), '1000');
  expect(offer).toHaveTextContent('ไม่ต้องทำเทิร์น');
  expect(offer).not.toHaveTextContent('ก่อนถอน');
});

it('M16 the slip page names the same conditions', async () => {
  await openSite('/auth/deposit/slip', {}, on, { member });
  expect(await screen.findByTestId('bonus-offer', {}, SLOW)).toHaveTextContent('5 เท่าของยอดฝากรวมโบนัส');
});

it.each([
  ['05:59:00+07:00', 0],
  ['11:30:00+07:00', 0],
  // A request created now expires after the window has opened.
  ['11:55:00+07:00', 1],
  ['12:59:00+07:00', 1],
  ['13:00:00+07:00', 0],
])('PUB-11 at %s the form offers %i bonuses', async (time, count) => {
  vi.setSystemTime(new Date(`2026-11-14T${time}`));
  await openSite('/auth/deposit', {}, on, { member });
  expect(within(document.body).queryAllByTestId('bonus-offer')).toHaveLength(0);
  await amountBox();
  if (count > 0) await screen.findByTestId('bonus-offer', {}, SLOW);
  expect(screen.queryAllByTestId('bonus-offer')).toHaveLength(count);
});

it('PUB-10 a brand without promotions offers no bonus', async () => {
  await openSite('/auth/deposit', {}, { flags: { ...on.flags, promotion: false } }, { member });
  await amountBox();
  expect(screen.queryByTestId('bonus-offer')).not.toBeInTheDocument();
});

it('reaches the payment page with its PromptPay code in three taps from the home page', async () => {
  await openSite('/auth/dashboard', {}, on, { member });
  let taps = 0;
  /** Without `act`, which never yields while the next page loads. */
  const tap = (element: HTMLElement | undefined) => {
    taps += 1;
    element?.click();
  };
  tap((await screen.findAllByRole('link', { name: 'ฝากเงิน' }, SLOW))[0]);
  tap(await screen.findByRole('button', { name: /^500/ }, SLOW));
  await waitFor(async () => expect(await amountBox()).toHaveValue('500'));
  tap(screen.getByRole('button', { name: 'แจ้งฝากเงิน' }));
  expect(await screen.findByRole('img', { name: 'คิวอาร์พร้อมเพย์ ยอด 500.37 บาท' }, SLOW)).toBeVisible();
  expect(screen.getByRole('button', { name: 'บันทึกรูป QR' })).toBeEnabled();
  expect(taps).toBeLessThanOrEqual(3);
});

it('shows no PromptPay code for an account without a valid PromptPay id', async () => {
  for (const promptPay of [null, '12345', undefined]) {
    const bank = { uuid: 'b', bankName: 'SCB', bankId: '1112223334', accountName: 'บจก. ศาลา', promptPay };
    const request = { uuid: 'r', amount: 500, payAmount: 500.37, status: 'PENDING', bank };
    const answers = { 'GET /api/auth/deposit-request/my': ok(request) };
    const { app } = await openSite('/auth/deposit', answers, on, { member });
    expect(await screen.findByTestId('pay-amount', {}, SLOW)).toHaveTextContent('500.37');
    expect(screen.queryByRole('button', { name: 'บันทึกรูป QR' })).toBeNull();
    act(() => app.unmount());
    document.body.replaceChildren();
  }
});

it('a waiting deposit offers the slip and staff, a successful one the last game or all games', async () => {
  for (const deposit of ['PENDING', 'TRANSFERRED'] as const) {
    const { app } = await openSite('/auth/deposit', {}, on, { member, deposit });
    const link = async (name: string) =>
      (await screen.findByRole('link', { name }, SLOW)).getAttribute('href');
    expect(await link('แนบสลิป')).toBe('/auth/deposit/slip');
    expect(await link('ติดต่อเจ้าหน้าที่')).toBe('/auth/contact');
    act(() => app.unmount());
    document.body.replaceChildren();
  }
  for (const account of ['empty', 'full'] as const) {
    const { app, user, bodies } = await openSite('/auth/deposit', {}, on, {
      member,
      account,
      deposit: 'SUCCESS',
    });
    if (account === 'empty') {
      const play = await screen.findByRole('link', { name: 'เล่นเลย' }, SLOW);
      expect(play.getAttribute('href')).toMatch(/^\/auth\/games\/category\?cat=/);
    } else {
      vi.stubGlobal('open', () => null);
      await user.click(await screen.findByRole('button', { name: 'เล่นต่อ: นาคาทองคำ' }, SLOW));
      expect(await screen.findByRole('link', { name: 'เข้าเล่นเกม' })).toBeVisible();
      expect(bodies('POST /api/auth/user/opengame')).toMatchObject([{ slot: 'JK', gameCode: 'naga-gold' }]);
      vi.unstubAllGlobals();
    }
    act(() => app.unmount());
    document.body.replaceChildren();
  }
});
