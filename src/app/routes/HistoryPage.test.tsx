import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '@/testing/openSite';
// Imported up front, because compiling it can exceed the test timeout.
import '@/i18n/locales/th/errors';
import '@/i18n/locales/th/history';
import '../layouts/MemberLayout';
import './HistoryPage';

it('M21 RTM-14 the history shows what staff added and took, with the reason', async () => {
  await openSite('/auth/transaction/history', {}, {}, { member: 'level-2', account: 'full' });
  const rows = await screen.findAllByTestId('history-row');
  const adjusted = rows.map((row) => row.textContent).filter((text) => text.includes('ปรับยอดโดยเจ้าหน้าที่'));
  expect(adjusted).toEqual([
    expect.stringMatching(/\+50\.00.*ชดเชยเวลาที่ระบบฝากเงินล่าช้า/),
    expect.stringMatching(/−120\.00.*เครดิตซ้ำจากรายการฝากเดียวกัน/),
  ]);
});
