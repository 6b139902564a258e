import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { ok, openSite } from '@/testing/openSite';
// Fetched beforehand: on a busy machine that takes longer than a test may.
import '@/i18n/locales/th/errors';
import '@/i18n/locales/th/withdraw';
import '../layouts/MemberLayout';
import './WithdrawPage';

const SEND = 'POST /api/auth/withdraw/';
const MEMBER = '01936f2e-7c1a-7000-8000-000000000abc';

async function openWithdraw() {
  const open = `GET /api/auth/withdraw/withdraw-request/${MEMBER}`;
  const site = await openSite(
    '/auth/withdraw',
    { [open]: ok([]) },
    {},
    { account: 'full', member: 'level-1' },
  );
  const box = await screen.findByLabelText('จำนวนเงินที่ต้องการถอน', undefined, { timeout: 9_000 });
  const submit = screen.getByRole('button', { name: 'ถอนเงิน' });
  return { ...site, box, submit, sent: () => site.asked().filter((key) => key.startsWith(SEND)) };
}

it('VAL-08 what is no whole amount is explained, and nothing is asked or sent', async () => {
  const { user, box, submit, sent } = await openWithdraw();
  await user.type(box, '100.50');
  await user.click(submit);
  expect(box).toHaveValue('100.50');
  expect(box).toHaveAccessibleDescription('กรอกได้เฉพาะจำนวนเต็มบาท ไม่มีเศษสตางค์');
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, '99');
  await user.click(submit);
  expect(box).toHaveAccessibleDescription('ถอนขั้นต่ำ 100 บาท');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('API-132 is sent once amount and account were confirmed in a dialog; Escape sends nothing', async () => {
  const { user, box, submit, sent, bodies } = await openWithdraw();
  await user.type(box, '1,200');
  await user.click(submit);
  const dialog = await screen.findByRole('dialog', { name: 'ยืนยันการถอนเงิน' });
  expect(dialog).toHaveTextContent('1,200.00บาท');
  expect(dialog).toHaveTextContent(/ธนาคาร.+ชื่อบัญชี.+เลขบัญชีx.*x/);
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  for (let press = 0; press < 5; press += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([box.getAttribute('value'), sent()]).toEqual(['1,200', []]);

  await user.click(submit);
  const again = await screen.findByRole('dialog', { name: 'ยืนยันการถอนเงิน' });
  await user.click(within(again).getByRole('button', { name: 'ยืนยันถอนเงิน' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(bodies(sent()[0] ?? '')).toEqual([{ amount: 1200 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
