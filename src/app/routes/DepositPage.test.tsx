import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
// Imported up front, because compiling it can exceed the test timeout.
import '@/i18n/locales/th/deposit';
import '@/i18n/locales/th/promotion';
import '@/i18n/locales/th/slip';
import '@/i18n/locales/th/turnover';
import '../layouts/MemberLayout';
import './DepositPage';
import './SlipPage';

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
    'ลงท้ายด้วย 0.25',
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
