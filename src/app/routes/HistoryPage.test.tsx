import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { openSite } from '@/testing/openSite';

it('M21 RTM-14 the history shows what staff added and took, with the reason', async () => {
  await openSite('/auth/transaction/history', {}, {}, { member: 'level-2', account: 'full' });
  const rows = await screen.findAllByTestId('history-row');
  const adjusted = rows.map((row) => row.textContent).filter((text) => text.includes('ปรับยอดโดยเจ้าหน้าที่'));
  expect(adjusted).toEqual([
    expect.stringMatching(/\+50\.00.*ชดเชยเวลาที่ระบบฝากเงินล่าช้า/),
    expect.stringMatching(/−120\.00.*เครดิตซ้ำจากรายการฝากเดียวกัน/),
  ]);
});

const full = { member: 'level-2', account: 'full' } as const;

it('RTM-14 rows stand under their Bangkok day and show the time alone', async () => {
  await openSite('/auth/transaction/history?type=deposit', {}, {}, full);
  const rows = await screen.findAllByTestId('history-row');
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days.length).toBeGreaterThan(1);
  expect(new Set(days).size).toBe(days.length);
  for (const { textContent } of rows) expect(textContent).not.toMatch(/\d\d\/\d\d\/\d{4}/);
});

it('RTM-14 the address restores type and days, and changing one filter keeps the other', async () => {
  const today = bangkokDay(Date.now());
  const start = addDays(today, -6);
  const urls: string[] = [];
  const onAnswer = (request: Request, answer: () => Promise<Response>) => {
    const { pathname, search } = new URL(request.url);
    urls.push(pathname.replace(/[^/]*$/, '') + search);
    return answer();
  };
  const address = `/auth/transaction/history?type=withdraw&start=${start}&end=${today}`;
  const { user } = await openSite(address, {}, {}, full, 'th', { onAnswer });
  expect(await screen.findByRole('tab', { name: 'ถอน' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: /วันล่าสุด/ })).toHaveAttribute('aria-pressed', 'true');
  // Every third day since the day before yesterday.
  expect(await screen.findAllByTestId('history-row')).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: 'ฝาก' }));
  await vi.waitFor(() =>
    expect(urls).toEqual(
      expect.arrayContaining([
        `/api/auth/withdraw/withdraw-history/?start=${start}&end=${today}`,
        `/api/auth/deposit/?start=${start}&end=${today}`,
      ]),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'ทั้งหมด' }));
  expect(screen.getByRole('tab', { name: 'ฝาก' })).toHaveAttribute('aria-selected', 'true');
  await vi.waitFor(() => expect(urls).toContain('/api/auth/deposit/'));
});

it('RTM-14 two dates appear on request, and an impossible range is reported instead of requested', async () => {
  const { user } = await openSite('/auth/transaction/history', {}, {}, full);
  await user.click(await screen.findByRole('button', { name: 'เลือกวัน' }));
  const start = screen.getByLabelText('ตั้งแต่วันที่');
  fireEvent.change(start, { target: { value: '2200-01-01' } });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect((await screen.findAllByTestId('history-row')).length).toBeGreaterThan(0);
});
