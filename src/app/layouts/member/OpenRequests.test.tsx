import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OPEN_REQUESTS } from '@/api/sessionStorage';
import { ok, openSite } from '@/testing/openSite';

const LIST = 'GET /api/auth/user/open-requests';
const ID = '01936f2e-7c1a-7000-8000-0000000000d1';
const ONE = `GET /api/auth/deposit-request/my/${ID}`;
const waiting = {
  uuid: ID,
  amount: 500,
  payAmount: 500.37,
  status: 'TRANSFERRED',
  createdAt: '',
  reason: null,
};
const sinceThreeMinutes = () => new Date(Date.now() - 185_000).toISOString();
const listed = (change: object = {}) => ({
  kind: 'DEPOSIT',
  uuid: ID,
  amount: 500.37,
  status: 'TRANSFERRED',
  createdAt: sinceThreeMinutes(),
  usualMinutes: 4,
  ...change,
});
const strip = () => screen.findByRole('region', { name: 'รายการที่รอดำเนินการ' });
const fast = { poll: { requestSeconds: 0.05 } as never };
const member = { member: 'level-1' } as const;

it('shows a waiting deposit with its status, elapsed and usual time, and links to its page', async () => {
  await openSite('/auth/dashboard', { [LIST]: ok([listed()]), [ONE]: ok(waiting) }, {}, member);
  const row = await within(await strip()).findByRole('link');
  expect(row).toHaveAttribute('href', `/auth/deposit?id=${ID}`);
  expect(row).toHaveTextContent(/ฝากเงิน 500\.37/);
  expect(row).toHaveTextContent(/รอมาแล้ว 3:\d\d/);
  expect(row).toHaveTextContent(/ปกติราว 4\sนาที/);
  expect(row).toHaveTextContent('รอตรวจสอบ');
  const before = within(row).getByRole('timer').textContent;
  await waitFor(() => expect(within(row).getByRole('timer').textContent).not.toBe(before), { timeout: 3000 });
});

it('announces the success and disappears by itself', async () => {
  const answers: Record<string, ReturnType<typeof ok>> = { [LIST]: ok([listed()]), [ONE]: ok(waiting) };
  const { bodies } = await openSite('/auth/dashboard', answers, fast, member);
  await within(await strip()).findByRole('link');
  const credits = () => bodies('POST /api/auth/user/getCredit/demo01').length;
  const before = credits();
  answers[ONE] = ok({ ...waiting, status: 'SUCCESS' });
  answers[LIST] = ok([]);
  await waitFor(() => expect(screen.queryByTestId('open-requests')).toBeNull());
  expect(await screen.findByText('ฝากเงินสำเร็จ')).toBeVisible();
  expect(credits()).toBeGreaterThan(before);
});

it('shows at most three, and does not poll a failed withdrawal', async () => {
  const failed = { kind: 'WITHDRAWAL', status: 'FAILED' };
  const ids = [2, 3, 4].map((n) => ID.slice(0, -1) + n);
  const rows = [listed(), ...ids.map((uuid) => listed({ ...failed, uuid }))];
  const found = Object.fromEntries(
    ids.map((uuid) => [`GET /api/auth/withdraw/my/${uuid}`, ok({ ...waiting, ...failed, uuid })]),
  );
  const answers = { [LIST]: ok(rows), [ONE]: ok(waiting), ...found };
  const { bodies } = await openSite('/auth/dashboard', answers, fast, member);
  const region = await strip();
  await waitFor(() => expect(within(region).getAllByRole('link')).toHaveLength(3));
  await waitFor(() => expect(bodies(ONE).length).toBeGreaterThan(4));
  expect(ids.map((uuid) => bodies(`GET /api/auth/withdraw/my/${uuid}`).length)).toEqual([1, 1, 0]);
});

it('asks once and polls nothing while nothing is open', async () => {
  const { bodies } = await openSite('/auth/dashboard', { [LIST]: ok([]) }, fast, member);
  await waitFor(() => expect(bodies(LIST)).toHaveLength(1));
  expect(screen.queryByTestId('open-requests')).toBeNull();
  expect(bodies(ONE)).toEqual([]);
});

it('appears after the member requested a deposit and left its page, and reserves its row at the next load', async () => {
  const { user, storage } = await openSite('/auth/deposit', {}, {}, member);
  await user.type(await screen.findByLabelText('จำนวนเงินที่ต้องการฝาก'), '500');
  await user.click(screen.getByRole('button', { name: 'แจ้งฝากเงิน' }));
  expect(await screen.findByTestId('pay-amount')).toBeVisible();
  // The last part of the page to load: React under test opens the next page only when nothing else is loading.
  expect(await screen.findByRole('region', { name: 'สแกนจ่ายด้วยพร้อมเพย์' })).toBeVisible();
  expect(screen.queryByTestId('open-request')).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'หน้าหลัก' })[0]!);
  expect(await within(await strip()).findByRole('link')).toHaveTextContent('500.37');
  expect((await strip()).parentElement).toHaveStyle({ height: '52px' });
  expect(storage.getItem(OPEN_REQUESTS)).toBe('DEPOSIT');
});
