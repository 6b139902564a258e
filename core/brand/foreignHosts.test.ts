import { describe, expect, it } from 'vitest';
import { sampleBrand } from '#server/testing/testBrands';
import { foreignHosts, httpsOrigins } from './foreignHosts';

const link = (address: string) => ({
  image: 'banner.svg',
  title: { th: 'ก', en: 'a' },
  text: { th: 'ก', en: 'a' },
  link: address,
});

describe('foreignHosts', () => {
  it('F8 lists each foreign origin once, with everything that it may do', () => {
    const brand = sampleBrand({
      api: { baseUrl: 'https://api.example/v1' },
      chat: {
        provider: 'tawk',
        host: 'https://c.example',
        hosts: ['https://d.example'],
        propertyId: 'p',
        widgetId: 'w',
      },
      embeds: { liveScore: 'https://score.example/live', score: '', movies: [] },
      banners: [link('https://tap.example/x'), link('/promotion')],
      origins: ['https://cdn.example', 'https://api.example', 'https://score.example'],
    });
    expect(Object.fromEntries(foreignHosts(brand))).toEqual({
      'https://c.example': ['SCRIPTS'],
      'https://d.example': ['SCRIPTS'],
      'https://api.example': ['LOGINS', 'IMAGES'],
      'https://score.example': ['FRAMES', 'IMAGES'],
      'https://cdn.example': ['IMAGES'],
      'https://tap.example': ['LINKS'],
    });
  });

  it('F8 lists an API in development with its port, and cannot be made to write a second directive', () => {
    const at = (baseUrl: string) => [
      ...foreignHosts(sampleBrand({ api: { baseUrl }, banners: [], origins: [] })).keys(),
    ];
    expect(at('http://localhost:4410/v1')).toEqual(['http://localhost:4410']);
    expect(at('http://localhost.example')).toEqual([]);
    expect(at('http://localhost;script-src')).toEqual([]);
  });

  it('has none for a brand without external hosts', () => {
    expect(foreignHosts(sampleBrand({ banners: [], origins: [] })).size).toBe(0);
  });
});

describe('httpsOrigins', () => {
  it('takes https addresses, once each, and nothing else', () => {
    const addresses = ['https://a.example/x', 'http://c.example', 'javascript:1', '', 'https://a.example/y'];
    expect(httpsOrigins(addresses)).toEqual(['https://a.example']);
  });

  it('W4 cannot be made to write a second directive', () => {
    expect(httpsOrigins(["https://a.example/;script-src 'unsafe-inline'"])).toEqual(['https://a.example']);
  });
});
