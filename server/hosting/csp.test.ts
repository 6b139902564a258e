import { describe, expect, it } from 'vitest';
import { sampleBrand } from '#server/testing/sampleBrand';
import { contentSecurityPolicy, origins } from './csp';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

describe('contentSecurityPolicy', () => {
  const plain = sampleBrand({
    chat: { provider: 'none', host: '', propertyId: '', widgetId: '' },
    origins: [],
  });

  it('W1 allows scripts of the own host only, never inline or evaluated ones', () => {
    for (const place of ['header', 'meta'] as const) {
      const policy = directives(contentSecurityPolicy(plain, { nonce: 'n' }, place));
      expect(policy.get('script-src')).toBe("'self'");
      expect(policy.get('default-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(policy.get('object-src')).toBe("'none'");
    }
  });

  it('F8 lets nobody frame a member page, where a header can say so', () => {
    expect(directives(contentSecurityPolicy(plain, { nonce: 'n' }, 'header')).get('frame-ancestors')).toBe(
      "'none'",
    );
    expect(contentSecurityPolicy(plain, { nonce: 'n' }, 'meta')).not.toContain('frame-ancestors');
  });

  it('F8 adds what the brand declares, each where it is needed and nowhere else', () => {
    const brand = sampleBrand({
      origins: ['https://cdn.example.com'],
      api: { baseUrl: 'https://api.example.com/v1' },
      embeds: { liveScore: 'https://score.example.com/live?x=1', score: '', movies: [] },
    });
    const policy = directives(contentSecurityPolicy(brand, { nonce: 'n' }, 'header'));
    expect(policy.get('img-src')).toContain('https://cdn.example.com');
    expect(policy.get('connect-src')).toBe("'self' https://api.example.com");
    expect(policy.get('frame-src')).toBe('https://score.example.com');
    expect(policy.get('script-src')).toBe("'self'");
  });

  it('W2 frames exactly the origins that its houses of games declare, and nothing without games', () => {
    const games = ['https://play.one.example', 'https://play.two.example'];
    const frames = (on: boolean, declared: readonly string[]) => {
      const brand = sampleBrand({
        flags: { ...sampleBrand().flags, games: on },
        chat: { provider: 'none', host: '', propertyId: '', widgetId: '' },
        embeds: { liveScore: '', score: '', movies: [] },
      });
      return directives(contentSecurityPolicy(brand, { nonce: 'n', games: declared }, 'meta')).get(
        'frame-src',
      );
    };
    expect(frames(true, games)).toBe(games.join(' '));
    expect(frames(true, [])).toBe("'none'");
    expect(frames(false, games)).toBe("'none'");
  });

  it('F7 opens the chat’s hosts for a brand that has a chat, scripts still without unsafe-inline', () => {
    const chat = { provider: 'tawk', host: 'https://embed.tawk.to', propertyId: 'p', widgetId: 'w' } as const;
    const policy = directives(contentSecurityPolicy(sampleBrand({ chat }), { nonce: 'n' }, 'header'));
    expect(policy.get('script-src')).toBe("'self' https://embed.tawk.to https://*.tawk.to");
    expect(policy.get('connect-src')).toContain('wss://*.tawk.to');
    expect(policy.get('style-src')).not.toContain('nonce');
  });
});

describe('origins', () => {
  it('finds https addresses at any depth, once each, and nothing else', () => {
    const values = [
      'https://a.example/x',
      { b: ['https://b.example:8443/', 'http://c.example', 'javascript:1'] },
      'https://a.example/y',
    ];
    expect(origins(values)).toEqual(['https://a.example', 'https://b.example:8443']);
  });

  it('W4 cannot be made to write a second directive', () => {
    expect(origins(["https://a.example/;script-src 'unsafe-inline'"])).toEqual(['https://a.example']);
  });
});
