import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, fail, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
import type { Brand } from '#schemas/brand/brand';

const simple = {
  layout: { ...shipped.layout, public: 'simple' as const },
  flags: { ...shipped.flags, search: true, games: true },
} satisfies Partial<Brand>;

async function openSearch(brand: Partial<Brand> = simple, answers: Answers = {}, language?: 'th' | 'en') {
  const site = await openSite('/contact', answers, brand, {}, language);
  const field = await screen.findByRole('searchbox');
  const box = screen.getByRole('search');
  return {
    ...site,
    search: async (text: string) => {
      await site.user.clear(field);
      await site.user.type(field, text);
      await waitFor(() => expect(box).not.toHaveTextContent(/กำลังโหลด|Loading/));
      return within(box)
        .queryAllByRole('link')
        .map((link) => link.querySelector('b')?.textContent);
    },
    says: () => within(box).getByRole('status'),
    box: within(box),
  };
}

describe('search of the public pages', () => {
  it.each([
    ['นาคาทองคำ', 'นาคาทองคำ'],
    ['นาคา ทอง', 'นาคาทองคำ'],
    ['Naga Gold', 'นาคาทองคำ'],
    ['nagagold', 'นาคาทองคำ'],
    ['มวยไทย', 'มวยไทย'],
    ['MUAY  thai', 'มวยไทย'],
    ['hilo', 'ไฮโล'],
  ])('LAY-12 finds a game by %s', async (typed, name) => {
    const { search } = await openSearch();
    expect(await search(typed)).toEqual([name]);
  });

  it('LAY-12 finds games in English too, and shows their category', async () => {
    const { search, box } = await openSearch(simple, {}, 'en');
    expect(await search('นาคา')).toEqual(['Naga Gold']);
    expect(box.getByRole('link')).toHaveTextContent(`Naga GoldSlots · ${shipped.providers.JK.name}`);
  });

  it('LAY-12 finds the games of a word in Latin and Thai letters, with or without tone marks', async () => {
    const { search } = await openSearch();
    for (const typed of ['naga', 'นาคา']) expect(await search(typed)).toEqual(['นาคาทองคำ']);
    for (const typed of ['ไฮโล', 'hi lo']) expect(await search(typed)).toEqual(['ไฮโล']);
    expect(await search('นำเตา')).toEqual(['น้ำเต้าปูปลา']);
  });

  it('LAY-12 finds categories and providers by Thai and English names', async () => {
    const { search, says } = await openSearch();
    expect(await search('หวย')).toEqual(['หวย']);
    expect(await search('LOTTO')).toEqual(['หวย']);
    expect(await search(shipped.providers.JK.name.toUpperCase())).toEqual([shipped.providers.JK.name]);
    expect(await search('zzzz')).toEqual([]);
    expect(says()).toHaveTextContent('ไม่พบเกมที่ค้นหา');
  });

  it('LAY-12 fetches the names once, with the first search of two letters', async () => {
    const { search, asked } = await openSearch();
    await search('น');
    await search('- -');
    const calls = () => asked().filter((call) => call === 'GET /api/game').length;
    expect(calls()).toBe(0);
    await search('นาคา');
    await search('มวย');
    expect(calls()).toBe(1);
  });

  it('LAY-12 finds nothing of a category that the brand does not show', async () => {
    const { search } = await openSearch({ ...simple, gameCategories: ['sport'] });
    expect(await search('นาคาทองคำ')).toEqual([]);
    expect(await search(shipped.providers.JK.name)).toEqual([]);
    expect(await search('มวยไทย')).toEqual(['มวยไทย']);
  });

  it('LAY-12 does not fetch games for a brand without them, and finds its categories', async () => {
    const { search, asked } = await openSearch({ ...simple, flags: { ...simple.flags, games: false } });
    expect(await search('สล็อต')).toEqual(['สล็อต']);
    expect(asked()).not.toContain('GET /api/game');
  });

  it('LAY-12 shows a failure with a retry button, and still finds categories', async () => {
    const { search, says, box } = await openSearch(simple, { 'GET /api/game': fail(500, 'GENERIC', 'x') });
    expect(await search('สล็อต')).toEqual(['สล็อต']);
    expect(says()).toHaveTextContent('โหลดข้อมูลไม่สำเร็จ');
    expect(box.getByRole('button', { name: 'ลองใหม่' })).toBeVisible();
  });

  it('LAY-12 a back end without this call lets categories and providers be found', async () => {
    const { search, says } = await openSearch(simple, { 'GET /api/game': fail(404, 'NOT_FOUND', 'x') });
    expect(await search('สล็อต')).toEqual(['สล็อต']);
    expect(await search('zzzz')).toEqual([]);
    expect(says()).toHaveTextContent('ไม่พบเกมที่ค้นหา');
  });

  it('LAY-12 a selected hit leads a visitor to log-in and then to the game', async () => {
    const { search, box, user } = await openSearch();
    await search('จันทร์ดอกบัว');
    await user.click(box.getByRole('link'));
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'sala-demo-2026');
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'เข้าสู่ระบบ' }));
    const chosen = await screen.findByRole('region', { name: 'เกมที่คุณเลือก' });
    expect(within(chosen).getAllByRole('button', { name: /^เข้าเล่น/ })).toHaveLength(1);
    expect(within(chosen).getByRole('button', { name: 'เข้าเล่น จันทร์ดอกบัว' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'เข้าเล่น นาคาทองคำ' })).toBeVisible();
  });
});
