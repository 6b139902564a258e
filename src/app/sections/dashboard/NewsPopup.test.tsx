import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, openSite } from '@/testing/openSite';

const CALL = 'GET /api/auth/announcement';
const member = { member: 'level-2', checkIn: 'done' } as const;

const piece = (uuid: string, values: object = {}) => ({
  uuid,
  title: `เรื่อง ${uuid}`,
  detail: `รายละเอียด ${uuid}`,
  image: null,
  link: null,
  startAt: null,
  endAt: null,
  popup: true,
  ...values,
});
const open = (...news: readonly object[]) => openSite('/auth/dashboard', { [CALL]: ok(news) }, {}, member);
const dialog = () => screen.findByRole('dialog', { name: 'ประกาศ' });

describe('news popups', () => {
  it('ENT-14 shows news marked as popup, in the order served, and stays closed until a reload', async () => {
    const { user } = await open(piece('b'), piece('quiet', { popup: false }), piece('a'));
    const items = await within(await dialog()).findAllByTestId('news');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(['เรื่อง b', 'เรื่อง a']);
    await user.click(within(await dialog()).getAllByRole('button', { name: 'ปิด' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ENT-14 shows news in the language of the member, in Thai where there is no other, and their dates', async () => {
    const english = { titleEn: 'Two languages', detailEn: 'More', startAt: '2026-11-14T09:00:00+07:00' };
    const news = [piece('a', english), piece('b', { titleEn: null, detailEn: null })];
    await openSite('/auth/dashboard', { [CALL]: ok(news) }, {}, member, 'en');
    const items = await screen.findAllByTestId('news');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Two languages14 November 2026More',
      'เรื่อง bรายละเอียด b',
    ]);
  });

  it('API-159 dismisses them for today by one button', async () => {
    const { user } = await open(piece('one'), piece('two'));
    await user.click(within(await dialog()).getByRole('button', { name: 'ไม่แสดงอีกวันนี้' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('W10 98 102 103 hostile markup is shown as text, and a link shows its host', async () => {
    const hostile = [
      '<script>window.ran = 1</script>',
      '"><img src=x onerror="window.ran = 1">',
      '{{7*7}} ${7*7}',
      '\u202egnp.exe',
      'ก'.repeat(10_000),
    ];
    const links = [
      'https://line.me.evil.example/login',
      'https://xn--lne-1ma.example/',
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '//evil.example',
      'https://good.example@evil.example/',
      'line://ti/p/x',
    ];
    await open(
      ...hostile.map((markup, n) => piece(`t${String(n)}`, { title: markup, detail: markup })),
      ...links.map((link, n) => piece(`l${String(n)}`, { link })),
      piece('p', { image: 'javascript:alert(1)' }),
    );
    const box = await dialog();
    const items = await within(box).findAllByTestId('news');
    expect(items).toHaveLength(hostile.length + links.length + 1);
    expect(within(items[0] as HTMLElement).getByRole('heading')).toHaveTextContent(hostile[0] ?? '');
    expect(box.querySelectorAll('script, iframe, [onerror]')).toHaveLength(0);
    expect('ran' in window).toBe(false);
    const shown = within(box).getAllByRole('link');
    expect(shown.map((link) => link.textContent)).toEqual([
      'เปิดลิงก์ line.me.evil.example',
      'เปิดลิงก์ xn--lne-1ma.example',
    ]);
    for (const link of shown) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('target', '_blank');
    }
    for (const image of box.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(/^\/brand\//);
  });

  it('ENT-14 the ticker opens news without a link', async () => {
    const { user } = await open(
      piece('strip', { popup: false }),
      piece('far', { popup: false, link: 'https://a.co/x' }),
    );
    const strip = await screen.findByRole('region', { name: 'ประกาศ' });
    expect(within(strip).getByRole('link')).toHaveTextContent('เรื่อง far a.co');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(strip).getByRole('button', { name: 'เรื่อง strip' }));
    expect(await within(await dialog()).findByText('รายละเอียด strip')).toBeVisible();
  });
});
