import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, fail, ok, openSite } from '@/testing/openSite';

const CREDIT = 'POST /api/auth/user/getCredit/demo01';
const credit = (point: number) =>
  ok({ username: 'demo01', balanceType: 'M', point, updatedAt: '2026-11-14T09:00:00+07:00' });
const broken = fail(503, 'SERVICE_UNAVAILABLE', 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง');

it('ENT-04 CF-18 the newest credit is stored with its time; after a failed refresh it is marked until one succeeds', async () => {
  const answers: Record<string, Answers[string]> = { [CREDIT]: credit(250.5) };
  const { user, storage } = await openSite('/auth/dashboard', answers, {}, { member: 'level-1' });
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('250.50'));
  expect(JSON.parse(storage.getItem('user') ?? '{}')).toMatchObject({ user_credit: { point: 250.5 } });
  expect(Number(storage.getItem('creditAt'))).toBeGreaterThan(Date.now() - 60_000);
  expect(screen.queryByText(/อาจไม่ใช่ยอดล่าสุด/)).not.toBeInTheDocument();

  answers[CREDIT] = broken;
  await user.click(screen.getByRole('button', { name: 'รีเฟรชยอดเครดิต' }));
  expect(await screen.findByText(/^ยอดเมื่อ \d\d\/\d\d\/\d{4} \d\d:\d\d อาจไม่ใช่ยอดล่าสุด$/)).toBeVisible();
  expect(screen.getByTestId('balance')).toHaveTextContent('250.50');
  expect(screen.getByRole('button', { name: /อาจไม่ใช่ยอดล่าสุด กดเพื่อรีเฟรช/ })).toBeVisible();

  answers[CREDIT] = credit(99);
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('99.00'));
  expect(screen.queryByText(/อาจไม่ใช่ยอดล่าสุด/)).not.toBeInTheDocument();
  expect(JSON.parse(storage.getItem('user') ?? '{}')).toMatchObject({ user_credit: { point: 99 } });
});
