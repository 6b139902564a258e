import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ok, openSite } from '@/testing/openSite';

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

const ID = '01936f2e-7c1a-7000-8000-0000000000e1';
const rejected = {
  uuid: ID,
  amount: 1000,
  bankName: 'KBANK',
  bankId: 'xxx-x-x6789-x',
  createdAt: '2026-11-14T09:00:00+07:00',
  reason: 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก',
};
const openRejected = (change: object, language: 'th' | 'en' = 'th') =>
  openSite(
    `/auth/withdraw?id=${ID}`,
    { [`GET /api/auth/withdraw/my/${ID}`]: ok({ ...rejected, ...change }) },
    {},
    { member },
    language,
  );
const steps = async () => {
  const card = await screen.findByTestId('withdrawal', {}, SLOW);
  const states = within(card)
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.dataset['state']]);
  return { card, states };
};

it('a refunded withdrawal shows where it stopped, why, and that the money is back', async () => {
  await openRejected({ status: 'REFUNDED', stoppedAt: 'CHECK' });
  const { card, states } = await steps();
  expect(states).toEqual([
    ['ส่งคำขอแล้ว', 'done'],
    ['ถูกปฏิเสธ', 'failed'],
    ['เงินเข้าบัญชี', 'ahead'],
  ]);
  expect(card).toHaveTextContent(/เงิน 1,000\.00\sบาท คืนเข้ากระเป๋าแล้ว/);
  expect(card).toHaveTextContent('ชื่อบัญชีไม่ตรงกับชื่อสมาชิก');
  expect(within(card).getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' })).toHaveAttribute('href', '/auth/contact');
});

it('a known reason is shown in the language of the member, another as staff gave it', async () => {
  await openRejected({ status: 'REFUNDED', stoppedAt: 'TRANSFER' }, 'en');
  const { card, states } = await steps();
  expect(states.map(([, state]) => state)).toEqual(['done', 'done', 'failed']);
  expect(card).toHaveTextContent("The account name differs from the member's name");
  document.body.replaceChildren();
  await openRejected({ status: 'FAILED', stoppedAt: 'TRANSFER', reason: 'ธนาคารปลายทางขัดข้อง' }, 'en');
  const failed = (await steps()).card;
  expect(failed).toHaveTextContent('ธนาคารปลายทางขัดข้อง');
  expect(within(failed).getByRole('button', { name: 'Try again' })).toBeEnabled();
});
