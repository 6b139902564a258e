import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostName, hostTable } from './host';
import { imagesIn, imageUrl, isUpload } from './imagePath';
import { lineUrl } from './line';

describe('imageUrl', () => {
  const brand = { assetsBase: '/brand/' };

  it.each([
    ['absolute', 'https://cdn.example/a.png?x=1', 'https://cdn.example/a.png?x=1'],
    ['absolute http', 'http://cdn.example/a.png', 'http://cdn.example/a.png'],
    ['relative', 'img/logo.svg', '/brand/img/logo.svg'],
    ['relative with a slash before', '/logo.svg', '/brand/logo.svg'],
    ['script', 'javascript:alert(1)', null],
    ['data', 'data:image/png;base64,AAAA', null],
    ['protocol-relative', '//cdn.example/a.png', null],
    ['climbing', 'a/../../b.svg', null],
    ['empty', ' ', null],
    ['with markup', 'https://a.example/"><script>', null],
  ])('ENT-10 %s', (_kind, path, expected) => {
    expect(imageUrl(path, brand)).toBe(expected);
  });

  it('ENT-10 gives http(s), a file of the brand, or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const url = imageUrl(path, brand);
        expect(url === null || /^https?:\/\//i.test(url) || /^\/brand\/[\w.-]/.test(url)).toBe(true);
        expect(url ?? '').not.toMatch(/["'<>\s]/);
      }),
    );
  });
});

describe('lineUrl', () => {
  it('LAY-24 encodes the at sign', () => expect(lineUrl('@abc')).toBe('https://line.me/R/ti/p/%40abc'));

  it('LAY-24 never leaves line.me', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (id) => {
        const url = new URL(lineUrl(id));
        expect([url.origin, url.search, url.hash]).toEqual(['https://line.me', '', '']);
      }),
    );
  });
});

describe('hostTable', () => {
  const one = { id: 'one', hostnames: ['www.one.example'], primary: false };
  const two = { id: 'two', hostnames: ['www.two.example'], primary: true };
  const table = hostTable([one, two]);

  it.each([
    ['a listed host', 'www.one.example', one],
    ['capitals and a port', 'WWW.One.Example:8080', one],
    ['its own localhost', 'one.localhost:4400', one],
    ['an unlisted host', 'unknown.example', two],
    ['no host', undefined, two],
  ])('LAY-02 %s', (_what, host, expected) => expect(table.brandFor(host)).toBe(expected));

  it('LAY-02 recognizes listed hosts', () => {
    expect(table.listed('unknown.example')).toBeUndefined();
    expect(table.listed('two.localhost')).toBe(two);
  });

  it('LAY-02 takes the requested brand, then the primary, then the first', () => {
    expect(hostTable([one, two], 'one').brandFor('x.example')).toBe(one);
    expect(hostTable([one]).brandFor('x.example')).toBe(one);
  });

  it('refuses a fallback that is not there', () => {
    expect(() => hostTable([one], 'three')).toThrow('no brand has the id three');
    expect(() => hostTable([])).toThrow('there is no brand');
  });

  it('reads a host name alike with and without port', () => {
    expect(hostName(' A.Example:80 ')).toBe('a.example');
    expect(hostName('a.example.')).toBe('a.example');
  });
});

it('lists the images that a brand file refers to', () => {
  const file = {
    art: { icon: 'icon.svg', placeholder: 'u/abc-12.webp' },
    banners: [
      { image: 'banner-1.svg' },
      { image: 'u/โปรโมชั่น-2.webp' },
      { image: 'https://cdn.example/x.png' },
    ],
    tagline: { th: 'logo svg' },
    none: null,
  };
  expect(imagesIn(file)).toEqual(['icon.svg', 'u/abc-12.webp', 'banner-1.svg', 'u/โปรโมชั่น-2.webp']);
  expect(imagesIn(file).filter(isUpload)).toEqual(['u/abc-12.webp', 'u/โปรโมชั่น-2.webp']);
});
