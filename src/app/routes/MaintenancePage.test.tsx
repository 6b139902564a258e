import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const STATUS = 'GET /api/setting/operational/website';
const status = (websiteStatus: string) => ok({ websiteStatus, message: 'ปรับปรุงถึงเที่ยง', endAt: null });
const closed = () => screen.queryByRole('heading', { name: 'ปิดปรับปรุงระบบชั่วคราว' });

it('PUB-19 leaves /ma automatically when the site reopens', async () => {
  const answers: Record<string, Answers[string]> = { [STATUS]: status('MA') };
  await openSite('/ma', answers);
  expect(await screen.findByText('ปรับปรุงถึงเที่ยง')).toBeVisible();
  const contact = screen.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่ทาง LINE @sala' });
  expect(contact).toHaveAttribute('href', expect.stringMatching(/^https:\/\/line\.me\//));
  answers[STATUS] = status('ACTIVE');
  // The page is visible before its effects have subscribed to focus.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByRole('heading', { level: 1, name: shipped.displayName })).toBeVisible();
  });
  expect(closed()).toBeNull();
});

it('PUB-19 names the second contact where the brand has only that', async () => {
  await openSite('/ma', { [STATUS]: status('MA') }, { contacts: { line1: ' ', line2: '@help' } });
  expect(await screen.findByRole('link', { name: 'ติดต่อเจ้าหน้าที่ทาง LINE @help' })).toBeVisible();
});

it.each(['/contact', '/auth/dashboard'])(
  'the first control of %s leads past the navigation',
  async (path) => {
    await openSite(path, {}, {}, { member: path === '/contact' ? 'visitor' : 'level-2', checkIn: 'done' });
    const main = await screen.findByRole('main');
    const [first] = document.querySelectorAll('a, button');
    expect(first).toHaveTextContent('ข้ามไปยังเนื้อหา');
    expect(first).toHaveAttribute('href', `#${main.id}`);
  },
);

it('PUB-15 stays on /ma when it is opened while the site is open', async () => {
  await openSite('/ma', { [STATUS]: status('ACTIVE') });
  expect(await screen.findByRole('link', { name: 'กลับหน้าหลัก' })).toBeVisible();
  expect(closed()).toBeVisible();
});

const addresses = {
  visitor: ['/login', '/register', '/promotion', '/contact', '/live-score', '/404'],
  'level-2': ['/auth/dashboard', '/auth/deposit', '/auth/withdraw', '/auth/nope'],
} as const;

describe.each(Object.keys(addresses) as (keyof typeof addresses)[])('a %s', (member) => {
  it.each(addresses[member])('PUB-19 ROL-03 sees the same page at %s during maintenance', async (address) => {
    await openSite(address, { [STATUS]: status('MA') }, {}, { member });
    await waitFor(() => expect(closed()).toBeVisible());
    for (const role of ['form', 'textbox']) expect(screen.queryByRole(role), role).toBeNull();
    expect(screen.queryByRole('link', { name: 'กลับหน้าหลัก' })).toBeNull();
  });
});
