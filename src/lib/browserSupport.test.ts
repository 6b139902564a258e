import { describe, expect, it } from 'vitest';
import { isBrowserOutdated } from './browserSupport';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = (version: number) => `AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0`;
const iphone = (os: number) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os}_1 like Mac OS X) ${webkit}`;

const agents: Readonly<Record<string, (version: number) => string>> = {
  Chrome: (v) => `${windows} ${chrome(v)} Safari/537.36`,
  Firefox: (v) => `Mozilla/5.0 (Windows NT 10.0; rv:${v}.0) Gecko/20100101 Firefox/${v}.0`,
  Opera: (v) => `${windows} ${chrome(v + 14)} Safari/537.36 OPR/${v}.0.0.0`,
  Safari: (v) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14) ${webkit} Version/${v}.0 Safari/605.1.15`,
  Edge: (v) => `${windows} ${chrome(52)} Safari/537.36 Edge/${v}.15063`,
  'Samsung Browser': (v) =>
    `Mozilla/5.0 (Linux; Android 12; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/${v}.0 Chrome/96.0.0.0 Mobile Safari/537.36`,
  'Mobile Safari': (v) => `${iphone(v)} Version/${v}.0 Mobile/15E148 Safari/604.1`,
};

describe('isBrowserOutdated', () => {
  it.each([
    ['Chrome', 79],
    ['Firefox', 80],
    ['Opera', 86],
    ['Safari', 12],
    ['Edge', 15],
    ['Samsung Browser', 20],
    ['Mobile Safari', 13],
  ] as const)('LAY-19 %s below %i, and not at it', (name, least) => {
    const agent = agents[name];
    expect(isBrowserOutdated(agent?.(least - 1) ?? '')).toBe(true);
    expect(isBrowserOutdated(agent?.(least) ?? '')).toBe(false);
  });

  it('LAY-20 goes by the system on iOS, whatever the browser is called', () => {
    const crios = (os: number) => `${iphone(os)} CriOS/120.0.0.0 Mobile/15E148 Safari/604.1`;
    const fxios = (os: number) => `${iphone(os)} FxiOS/70.0 Mobile/15E148 Safari/605.1.15`;
    expect([crios(12), crios(13), fxios(12), fxios(13)].map(isBrowserOutdated)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('LAY-20 says nothing inside other apps, in Chromium Edge, and where it does not know', () => {
    const line = `${iphone(12)} Mobile/15E148 Safari Line/9.1.0`;
    const facebook = `${iphone(12)} Mobile/15E148 [FBAN/FBIOS;FBAV/250.0]`;
    const edge = `${windows} ${chrome(79)} Safari/537.36 Edg/79.0.309.65`;
    expect([line, facebook, edge, 'curl/8', ''].map(isBrowserOutdated)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
