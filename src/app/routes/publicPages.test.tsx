import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

describe('public pages', () => {
  it('PUB-11 PUB-12 shows both configured bonus windows', async () => {
    await openSite('/promotion');
    expect(await screen.findByText('12:00 - 13:00')).toBeVisible();
    for (const text of ['10%', 'ยอดเงินคงเหลือลงท้ายด้วย .25', 'ยอดเงินคงเหลือลงท้ายด้วย .50']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByText('500 บาท')).toHaveLength(2);
  });

  it('PUB-13 shows that there is no promotion, without a prompt to log in for a bonus', async () => {
    await openSite('/promotion', {}, {}, { bonus: 'none' });
    expect(await screen.findByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'เข้าสู่ระบบ' })).toHaveAttribute('href', '/login');
    expect(main.queryByRole('link', { name: /โบนัส/ })).not.toBeInTheDocument();
  });

  it('PUB-13 RTM-24 prompts no member to deposit without a bonus', async () => {
    await openSite(
      '/auth/media/promotion',
      {},
      { flags: { ...shipped.flags, promotion: true } },
      { bonus: 'none', member: 'level-2' },
    );
    expect(await screen.findByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'ฝากเงิน' })).toHaveAttribute('href', '/auth/deposit');
    expect(main.queryByRole('link', { name: /โบนัส/ })).not.toBeInTheDocument();
  });

  it.each([
    ['/live-score', 'ผลบอลสด', '2500'],
    ['/score', 'ตารางคะแนน', '520'],
  ])('PUB-08 PUB-09 %s shows the brand’s frame', async (path, title, height) => {
    const address = 'https://scores.example/table';
    await openSite(path, {}, { embeds: { liveScore: address, score: address, movies: [] } });
    const frame = await screen.findByTitle(title);
    expect(frame).toHaveAttribute('height', height);
    expect(frame).toHaveAttribute('src', address);
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  });

  it.each([
    ['/live-score', 'ผลบอลสด', '/sandbox/live-score'],
    ['/score', 'ตารางคะแนน', '/sandbox/standings'],
  ])(
    'PUB-08 PUB-09 W1 %s shows a stand-in of the sandbox without the origin of the site',
    async (path, title, address) => {
      const embeds = { liveScore: '/sandbox/live-score', score: '/sandbox/standings', movies: [] };
      await openSite(path, {}, { embeds });
      const frame = await screen.findByTitle(title);
      expect(frame).toHaveAttribute('src', `${address}?language=th`);
      expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    },
  );

  it.each([
    ['/contact', 'classic'],
    ['/contact', 'simple'],
    ['/404', 'classic'],
    ['/ma', 'classic'],
  ] as const)(
    'LAY-14 LAY-15 %s of the %s layout stands on its colour when its backgrounds do not load',
    async (path, layout) => {
      await openSite(path, {}, { layout: { ...shipped.layout, public: layout } });
      const backdrop = await screen.findByTestId('backdrop');
      const behind = () => [
        ...backdrop.querySelectorAll('img'),
        ...document.querySelectorAll(`img[src="/brand/${shipped.images['home.top.background']}"]`),
      ];
      const found = behind();
      expect(found.length).toBe(path === '/contact' && layout === 'classic' ? 2 : 1);
      for (const image of found) fireEvent.error(image);
      expect(behind()).toEqual([]);
      expect(document.querySelector('img[src$="placeholder.svg"]')).not.toBeInTheDocument();
    },
  );

  it('PUB-07 LAY-24 links every LINE account', async () => {
    await openSite('/contact');
    const link = await screen.findByRole('link', { name: 'เพิ่มเพื่อนในไลน์ @sala' });
    expect(link).toHaveAttribute('href', 'https://line.me/R/ti/p/%40sala');
  });

  it('PUB-14 API-120 API-130 API-160 ROL-05 shows news and the latest money, names masked', async () => {
    const row = (username: string) => ok([{ username, amount: 500.5, createdAt: new Date().toISOString() }]);
    const news = {
      uuid: 'n',
      title: 'ข่าวใหม่',
      detail: '',
      image: null,
      link: null,
      startAt: null,
      endAt: null,
    };
    await openSite(
      '/',
      {
        'GET /api/deposit': row('de***01'),
        'GET /api/withdraw/history': row('somchai99'),
        'GET /api/announcement': ok([{ ...news, popup: false }]),
      },
      { layout: { ...shipped.layout, landing: ['hero', 'announcement', 'history'] } },
    );
    expect(await screen.findByText('ข่าวใหม่')).toBeInTheDocument();
    expect(await screen.findByText('de***01')).toBeVisible();
    expect(screen.getAllByText('500.50')).toHaveLength(2);
    expect(document.body.textContent).not.toContain('somchai99');
  });

  it('BRD-02 PUB-07 a newly published brand updates texts and contacts in place', async () => {
    const { publish } = await openSite('/contact');
    await screen.findByRole('link', { name: 'เพิ่มเพื่อนในไลน์ @sala' });
    publish({
      texts: { th: { 'contact:main': 'ไลน์ใหญ่' }, en: {} },
      contacts: { line1: '@newer', line2: '' },
    });
    expect(await screen.findByRole('heading', { name: 'ไลน์ใหญ่' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'เพิ่มเพื่อนในไลน์ @newer' })).toBeVisible();
  });
});
