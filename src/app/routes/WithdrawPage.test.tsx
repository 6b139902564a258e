import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '@/testing/openSite';
// Imported up front, because compiling it can exceed the test timeout.
import '@/i18n/locales/th/errors';
import '@/i18n/locales/th/history';
import '@/i18n/locales/th/turnover';
import '@/i18n/locales/th/withdraw';
import '../layouts/MemberLayout';
import './HistoryPage';
import './WithdrawPage';

const member = 'level-2';
/** The parts of a page load in sequence, which is slow on a loaded machine. */
const SLOW = { timeout: 10_000 };

it('M16 RTM-10 the withdrawal page shows the remaining turnover, its deadline and its games instead of the form', async () => {
  await openSite('/auth/withdraw', {}, {}, { member, turnover: 'open' });
  const card = await screen.findByTestId('turnover', {}, SLOW);
  expect(within(card).getByTestId('turnover-left').textContent).toMatch(/^1,552\.00/);
  expect(card.textContent).toMatch(/ทำแล้ว 698\.00 จาก 2,250\.00\sบาท/);
  expect(card.textContent).toContain('หากไม่ครบ ระบบจะหักโบนัสคืน');
  expect(card.textContent).toContain('นับยอดทุกเกม');
  expect(screen.queryByRole('button', { name: 'ถอนเงิน' })).toBeNull();
});

it.each(['none', 'met', 'expired'] as const)(
  'M16 RTM-10 the form is there when turnover is: %s',
  async (turnover) => {
    await openSite('/auth/withdraw', {}, {}, { member, turnover });
    expect(await screen.findByRole('button', { name: 'ถอนเงิน' }, SLOW)).toBeEnabled();
    expect(screen.queryByTestId('turnover')).toBeNull();
  },
);

it('M16 RTM-14 the history shows how turnover ended and what was taken back', async () => {
  await openSite(
    '/auth/transaction/history?type=bonus',
    {},
    {},
    { member, turnover: 'expired', account: 'empty' },
  );
  const [row] = await screen.findAllByTestId('history-row', {}, SLOW);
  expect(row?.textContent).toMatch(/ยอดเทิร์นที่ต้องทำ.*หมดเวลา.*หักโบนัสคืน 50\.00/);
});
