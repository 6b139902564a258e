import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
// Imported up front, because compiling it can exceed the test timeout.
import './LandingPage';
import './MaintenancePage';

const STATUS = 'GET /api/setting/operational/website';
const status = (websiteStatus: string) => ok({ websiteStatus, message: 'ปรับปรุงถึงเที่ยง', endAt: null });
const closed = () => screen.queryByRole('heading', { name: 'ปิดปรับปรุงระบบชั่วคราว' });

it('PUB-19 leaves /ma automatically when the site reopens', async () => {
  const answers: Record<string, Answers[string]> = { [STATUS]: status('MA') };
  await openSite('/ma', answers);
  expect(await screen.findByText('ปรับปรุงถึงเที่ยง')).toBeVisible();
  answers[STATUS] = status('ACTIVE');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { level: 1, name: shipped.displayName })).toBeVisible();
  expect(closed()).toBeNull();
});

it('PUB-15 stays on /ma when it is opened while the site is open', async () => {
  await openSite('/ma', { [STATUS]: status('ACTIVE') });
  expect(await screen.findByRole('link', { name: 'กลับหน้าหลัก' })).toBeVisible();
  expect(closed()).toBeVisible();
});
