import { describe, expect, it } from 'vitest';
import { sampleBrand } from '#server/testing/testBrands';
import { usedStandIns, withoutStandIns } from './standIns';

const movies = [{ title: { th: 'ก', en: 'a' }, poster: 'movie.svg', url: 'https://films.example/1' }];
const chat = { provider: 'tawk', hosts: [], propertyId: 'p', widgetId: 'w' } as const;

describe('stand-ins of a demo', () => {
  it('lists them with their settings, and switches only them off', () => {
    const brand = sampleBrand({
      embeds: { liveScore: '/sandbox/live-score', score: 'https://score.example/t', movies },
      chat: { ...chat, host: '/sandbox/chat' },
    });
    expect(usedStandIns(brand)).toEqual([
      { path: '/embeds/liveScore', address: '/sandbox/live-score' },
      { path: '/chat/host', address: '/sandbox/chat' },
    ]);
    expect(withoutStandIns(brand)).toEqual({
      ...brand,
      embeds: { liveScore: '', score: 'https://score.example/t', movies },
      chat: { ...chat, provider: 'none', host: '' },
    });
  });

  it('returns a brand with real providers unchanged', () => {
    const brand = sampleBrand({ chat: { ...chat, host: 'https://chat.example' } });
    expect(usedStandIns(brand)).toEqual([]);
    expect(withoutStandIns(brand)).toBe(brand);
  });
});
