import { describe, expect, it } from 'vitest';
import { sampleBrand } from '#server/testing/testBrands';
import { contentSecurityPolicy } from './csp';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

describe('contentSecurityPolicy', () => {
  const plain = sampleBrand({
    chat: { provider: 'none', host: '', hosts: [], propertyId: '', widgetId: '' },
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

  it('F8 forbids framing of a member page by a header', () => {
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

  it('F8 frames its own host for a stand-in without widening other directives', () => {
    const embeds = { liveScore: '/sandbox/live-score', score: '', movies: [] };
    const chat = {
      provider: 'tawk',
      host: '/sandbox/chat',
      hosts: [],
      propertyId: 'demo',
      widgetId: 'demo',
    } as const;
    for (const place of ['header', 'meta'] as const) {
      const strict = directives(contentSecurityPolicy(plain, { nonce: 'n' }, place));
      const policy = directives(contentSecurityPolicy({ ...plain, embeds, chat }, { nonce: 'n' }, place));
      expect(strict.get('frame-src')).toBe("'none'");
      expect(Object.fromEntries(policy)).toEqual({ ...Object.fromEntries(strict), 'frame-src': "'self'" });
    }
  });

  it('W2 frames exactly the origins that its houses of games declare, and nothing without games', () => {
    const games = ['https://play.one.example', 'https://play.two.example'];
    const frames = (on: boolean, declared: readonly string[]) => {
      const brand = sampleBrand({
        flags: { ...sampleBrand().flags, games: on },
        chat: { provider: 'none', host: '', hosts: [], propertyId: '', widgetId: '' },
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

  describe('F7 the live chat', () => {
    const policyOf = (host: string, hosts: readonly string[] = [], place: 'header' | 'meta' = 'header') => {
      const chat = { provider: 'tawk', host, hosts, propertyId: 'p', widgetId: 'w' } as const;
      return directives(contentSecurityPolicy(sampleBrand({ chat }), { nonce: 'n' }, place));
    };

    it('opens exactly the hosts that the brand names, scripts still without unsafe-inline', () => {
      const policy = policyOf('https://embed.tawk.to', ['https://va.tawk.to']);
      expect(policy.get('script-src')).toBe("'self' https://embed.tawk.to https://va.tawk.to");
      expect(policy.get('connect-src')).toBe(
        "'self' https://embed.tawk.to https://va.tawk.to wss://embed.tawk.to wss://va.tawk.to",
      );
      expect(policy.get('style-src')).not.toContain('nonce');
    });

    it.each(['https://chat.co.th', 'https://chat.example.com/widget', 'https://a.b.c.example.com'])(
      'W1 %s opens no neighbour of its host',
      (host) => {
        for (const place of ['header', 'meta'] as const) {
          const policy = policyOf(host, [], place);
          expect(policy.get('script-src')).toBe(`'self' ${new URL(host).origin}`);
          expect([...policy.values()].join(' ')).not.toContain('*');
        }
      },
    );

    it('allows no host for a brand without a provider, even if it names one', () => {
      const chat = {
        provider: 'none',
        host: 'https://chat.example',
        hosts: ['https://b.chat.example'],
      } as const;
      const policy = contentSecurityPolicy(
        sampleBrand({ chat: { ...chat, propertyId: '', widgetId: '' }, origins: [] }),
        { nonce: 'n' },
        'header',
      );
      expect(policy).not.toContain('chat.example');
    });
  });

  it('F8 frames the address of a film, and takes its poster for an image only', () => {
    const movie = {
      title: { th: 'ก', en: 'a' },
      poster: 'https://posters.example/p.webp',
      url: 'https://films.example/1',
    };
    const brand = sampleBrand({
      embeds: { liveScore: '', score: '', movies: [movie] },
      origins: ['https://posters.example', 'https://films.example'],
    });
    const policy = directives(contentSecurityPolicy(brand, { nonce: 'n' }, 'header'));
    expect(policy.get('frame-src')).toBe('https://films.example');
    expect(policy.get('img-src')).toContain('https://posters.example');
  });
});
