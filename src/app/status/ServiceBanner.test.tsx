import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, fail, ok, openSite } from '@/testing/openSite';

const STATUS = 'GET /api/setting/operational/website';

it('PUB-19 W9 a call that finds the site closed shows the maintenance page at once', async () => {
  const answers: Record<string, Answers[string]> = {};
  const { user, asked } = await openSite(
    '/auth/deposit',
    answers,
    {},
    { member: 'level-2', checkIn: 'done' },
  );
  await user.type(await screen.findByLabelText('จำนวนเงินที่ต้องการฝาก'), '300');
  const before = asked().filter((call) => call === STATUS).length;
  answers[STATUS] = ok({ websiteStatus: 'MA', message: null, endAt: null });
  answers['POST /api/auth/deposit-request'] = fail(503, 'MAINTENANCE', 'ปิดปรับปรุง');
  await user.click(screen.getByRole('button', { name: 'แจ้งฝากเงิน' }));
  expect(await screen.findByRole('heading', { name: 'ปิดปรับปรุงระบบชั่วคราว' })).toBeVisible();
  expect(asked().filter((call) => call === STATUS)).toHaveLength(before + 1);
  expect(screen.queryByText('ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง')).not.toBeInTheDocument();
});
