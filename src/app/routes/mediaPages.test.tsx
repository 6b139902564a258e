import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const flags = {
  ...shipped.flags,
  media: true,
  wheel: true,
  flipCard: true,
  flipCardReward: true,
  movie: true,
  promotion: true,
};
const member = { member: 'level-2', checkIn: 'done' } as const;
const open = (path: string, brand: Partial<Brand> = {}) => openSite(path, {}, { flags, ...brand }, member);
const film = (title: string, url: string) => ({
  title: { th: title, en: title },
  poster: 'banner-1.svg',
  url,
});

describe('media hub', () => {
  it('RTM-22 has five tiles to its five pages', async () => {
    await open('/auth/media');
    const tiles = await screen.findAllByTestId('media-tile');
    expect(tiles.map((tile) => tile.getAttribute('href')).sort()).toEqual([
      '/auth/media/flip-card',
      '/auth/media/flip-card-reward',
      '/auth/media/movie',
      '/auth/media/promotion',
      '/auth/media/wheel',
    ]);
  });

  it('API-150 greys out a closed game, which is then not a link', async () => {
    const event = { code: 'WHEEL', enabled: false, left: 0, startAt: null, endAt: null };
    await openSite('/auth/media', { 'GET /api/auth/game': ok([event]) }, { flags }, member);
    expect(await screen.findByTestId('media-closed')).toHaveTextContent('วงล้อนำโชคกิจกรรมปิดอยู่');
    expect(screen.queryByRole('link', { name: /วงล้อนำโชค/ })).not.toBeInTheDocument();
  });

  it('RTM-22 omits features that the brand disables', async () => {
    await open('/auth/media', { flags: { ...flags, wheel: false, movie: false } });
    expect(await screen.findAllByTestId('media-tile')).toHaveLength(3);
  });

  it('RTM-22 does not exist where the brand switches the hub off', async () => {
    await open('/auth/media', { flags: { ...flags, media: false } });
    expect(await screen.findByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
  });

  it('RTM-24 shows the bonus windows and how to use them', async () => {
    await open('/auth/media/promotion');
    expect(await screen.findByText('12:00 - 13:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ฝากเงินรับโบนัส' })).toHaveAttribute('href', '/auth/deposit');
    expect(screen.getByRole('link', { name: 'ย้อนกลับ' })).toHaveAttribute('href', '/auth/media');
  });
});

describe('promotion', () => {
  // Ten in the morning in Bangkok: the scenario opens the first window, and the brand's other one is closed.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T03:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('PUB-11 RTM-24 an open window shows its remaining time and how to get its bonus', async () => {
    await openSite('/auth/media/promotion', {}, { flags }, { ...member, bonus: 'open' });
    // The countdown follows its new end one render later.
    await waitFor(() => expect(screen.getByText(/^เหลือเวลา/)).toHaveTextContent(/^เหลือเวลา 1:00:00$/));
    expect(screen.getByText('กำลังเปิดให้รับ')).toBeVisible();
    expect(screen.getByText('ยอดเงินคงเหลือหลังฝากต้องลงท้ายตรงตามเงื่อนไข')).toBeVisible();
  });
});

describe('movies', () => {
  it('RTM-23 VAL-01 shows the films of the brand except those without a web address', async () => {
    const movies = [film('เรื่องแรก', 'https://films.example/1'), film('เรื่องร้าย', 'javascript:alert(1)')];
    const { user } = await open('/auth/media/movie', { embeds: { ...shipped.embeds, movies } });
    const [card, ...others] = await screen.findAllByTestId('movie');
    expect(others).toEqual([]);
    await user.click(card as HTMLElement);
    const player = screen.getByTitle('เรื่องแรก');
    expect(player).toHaveAttribute('src', 'https://films.example/1');
    expect(player).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
    await user.click(screen.getByRole('button', { name: 'ปิดหนัง' }));
    expect(screen.queryByTitle('เรื่องแรก')).not.toBeInTheDocument();
  });

  it('RTM-23 shows an empty state', async () => {
    await open('/auth/media/movie', { embeds: { ...shipped.embeds, movies: [] } });
    expect(await screen.findByText('ยังไม่มีหนังให้รับชม')).toBeVisible();
  });

  it('RTM-23 does not exist where the brand switches it off', async () => {
    await open('/auth/media/movie', { flags: { ...flags, movie: false } });
    expect(await screen.findByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
  });
});
