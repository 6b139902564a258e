import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const SLOW = { timeout: 10_000 };
const member = 'level-2';
const on = { flags: { ...shipped.flags, promptPay: true, slip: true } };
const CREATE = 'POST /api/auth/deposit-request/qr';

const card = () => screen.findByTestId('deposit-request', {}, SLOW);
const make = async (user: Awaited<ReturnType<typeof openSite>>['user']) => {
  await user.type(await screen.findByRole('textbox', { name: /จำนวนเงิน/ }, SLOW), '500');
  await user.click(screen.getByRole('button', { name: 'สร้าง QR' }));
};

it('ST-20 shows the code of an amount with its receiver, and nothing to report after the payment', async () => {
  const { user, bodies } = await openSite('/auth/deposit/qr', {}, on, { member });
  await make(user);
  const shown = within(await card());
  expect(bodies(CREATE)).toEqual([{ amount: 500 }]);
  expect(await shown.findByRole('img', { name: 'คิวอาร์พร้อมเพย์ ยอด 500.37 บาท' }, SLOW)).toBeVisible();
  expect(shown.getByTestId('pay-amount')).toHaveTextContent('500.37 บาท');
  expect(shown.getByText('บจก. ศาลา เพย์เมนต์')).toBeVisible();
  expect(shown.getByText(shipped.displayName)).toBeVisible();
  expect(shown.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
  for (const name of ['บันทึกรูป QR', 'คัดลอกยอดเงิน', 'ยกเลิกรายการ'])
    expect(shown.getByRole('button', { name })).toBeEnabled();
  expect(shown.queryByRole('button', { name: 'โอนเงินแล้ว' })).toBeNull();
});

it('an open code is shown on the tab of its method, whichever page is opened', async () => {
  await openSite('/auth/deposit', {}, on, { member, deposit: 'QR_PENDING' });
  expect(await within(await card()).findByRole('button', { name: 'บันทึกรูป QR' }, SLOW)).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'ฝากเงิน' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['โอนผ่านธนาคาร', 'สแกน QR', 'ฝากด้วยสลิป']);
  expect(screen.getByRole('link', { name: 'สแกน QR' })).toHaveAttribute('aria-current', 'page');
});

it('an open transfer is shown on the tab of transfers, also from the page of codes', async () => {
  await openSite('/auth/deposit/qr', {}, on, { member, deposit: 'PENDING' });
  expect(await within(await card()).findByRole('button', { name: 'โอนเงินแล้ว' }, SLOW)).toBeVisible();
  expect(screen.getByRole('link', { name: 'โอนผ่านธนาคาร' })).toHaveAttribute('aria-current', 'page');
});

it('waits for a code that the provider has not made yet', async () => {
  const bank = { uuid: 'b', bankName: 'SCB', bankId: '1112223334', accountName: 'บจก. ศาลา' };
  const qr = { payload: null, reference: 'R' };
  const request = { uuid: 'r', amount: 500, payAmount: 500.37, status: 'PENDING', bank, qr };
  await openSite('/auth/deposit/qr', { 'GET /api/auth/deposit-request/my': ok(request) }, on, { member });
  expect(await screen.findByRole('status', { name: 'กำลังสร้าง QR' }, SLOW)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'บันทึกรูป QR' })).toBeNull();
});

it('after its time the code is gone, and a new one has the same amount', async () => {
  const { user, bodies } = await openSite('/auth/deposit/qr', {}, on, { member, deposit: 'QR_EXPIRED' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'หมดเวลาแล้ว' })).toBeVisible(), SLOW);
  const shown = within(await card());
  expect(shown.getByText(/ห้ามสแกนจ่าย หากจ่ายไปแล้ว เงินไม่หาย/)).toBeVisible();
  expect(shown.queryByRole('img', { name: /คิวอาร์/ })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'สร้าง QR ใหม่' }));
  expect(await screen.findByRole('img', { name: 'คิวอาร์พร้อมเพย์ ยอด 500.37 บาท' }, SLOW)).toBeVisible();
  expect(bodies(CREATE)).toEqual([{ amount: 500 }]);
});

it('the amount can be changed after the time', async () => {
  const { user } = await openSite('/auth/deposit/qr', {}, on, { member, deposit: 'QR_EXPIRED' });
  await user.click(await screen.findByRole('button', { name: 'เปลี่ยนจำนวนเงิน' }, SLOW));
  await waitFor(() => expect(screen.getByRole('button', { name: 'สร้าง QR' })).toBeVisible(), SLOW);
});

it.each([
  ['th', 'ขณะนี้สร้าง QR ไม่ได้ กรุณาลองใหม่หรือฝากด้วยวิธีอื่น'],
  ['en', 'We cannot make a QR code now, please try again or deposit another way'],
] as const)('says at the amount, in %s, that no code can be made', async (language, message) => {
  const refusal = fail(409, 'DEPOSIT_QR_UNAVAILABLE', message);
  const { user } = await openSite('/auth/deposit/qr', { [CREATE]: refusal }, on, { member }, language);
  await user.type(await screen.findByRole('textbox', {}, SLOW), '500');
  await user.click(screen.getByRole('button', { name: language === 'th' ? 'สร้าง QR' : 'Create QR code' }));
  expect(await screen.findByText(message, {}, SLOW)).toBeVisible();
});

it('a code stays on the page of transfers once the brand has switched the method off', async () => {
  const off = { flags: { ...on.flags, promptPay: false } };
  await openSite('/auth/deposit', {}, off, { member, deposit: 'QR_PENDING' });
  expect(await within(await card()).findByRole('button', { name: 'บันทึกรูป QR' }, SLOW)).toBeVisible();
});

it('a brand without the method has neither tab nor page', async () => {
  await openSite('/auth/deposit/qr', {}, { flags: { ...on.flags, promptPay: false } }, { member });
  expect(await screen.findByRole('heading', { name: /ไม่พบหน้า/ }, SLOW)).toBeVisible();
});
