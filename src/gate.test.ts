import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { common as thai } from './i18n/locales/th/common';

const source = readFileSync('src/gate.js', 'utf8');
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = (tail: string) => `Mozilla/5.0 (Linux; Android 10; SM-A205F) ${WEBKIT} ${tail}`;
const windows = (tail: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} ${tail}`;
const iphone = (ios: string, tail: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${ios} like Mac OS X) ${APPLE} ${tail}`;
const mac = (tail: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14) ${APPLE} ${tail}`;

/** Runs the gate in a page of its own. */
function runGate(navigator: { userAgent: string; onLine?: boolean }, hasModules = true) {
  const page = document.implementation.createHTMLDocument();
  const create = (tag: string) =>
    tag === 'script' ? (hasModules ? { noModule: false } : {}) : page.createElement(tag);
  const fake = {
    body: page.body,
    createElement: create,
    createTextNode: (text: string) => page.createTextNode(text),
  };
  // eslint-disable-next-line no-new-func, @typescript-eslint/no-implied-eval -- the gate is a classic script with no exports
  const gate = new Function('navigator', 'document', 'window', source) as (...globals: object[]) => void;
  const events = new EventTarget();
  gate(navigator, fake, events);
  return {
    text: (id: string) => page.getElementById(id)?.textContent ?? null,
    say: (event: string) => events.dispatchEvent(new Event(event)),
  };
}

/** Text of the advice to update, or nothing. */
const banner = (userAgent: string, hasModules = true) =>
  runGate({ userAgent }, hasModules).text('browser-old');

describe('browser gate', () => {
  it.each([
    ['Chrome', windows('Chrome/78.0.3904.108 Safari/537.36'), windows('Chrome/79.0.3945.79 Safari/537.36')],
    [
      'Firefox',
      'Mozilla/5.0 (Windows NT 10.0; rv:79.0) Gecko/20100101 Firefox/79.0',
      'Mozilla/5.0 (Windows NT 10.0; rv:80.0) Gecko/20100101 Firefox/80.0',
    ],
    [
      'Opera',
      windows('Chrome/99.0.0.0 Safari/537.36 OPR/85.0'),
      windows('Chrome/100.0.0.0 Safari/537.36 OPR/86.0'),
    ],
    ['Safari', mac('Version/11.1 Safari/605.1.15'), mac('Version/12.0 Safari/605.1.15')],
    [
      'Edge',
      windows('Chrome/52.0.2743.116 Safari/537.36 Edge/14.14393'),
      windows('Chrome/52.0.2743.116 Safari/537.36 Edge/15.15063'),
    ],
    [
      'Samsung Browser',
      android('SamsungBrowser/19.0 Chrome/102.0.5005.125 Mobile Safari/537.36'),
      android('SamsungBrowser/20.0 Chrome/106.0.5249.126 Mobile Safari/537.36'),
    ],
    [
      'Mobile Safari',
      iphone('12_5_7', 'Version/12.1.2 Mobile/15E148 Safari/604.1'),
      iphone('13_0', 'Version/13.0 Mobile/15E148 Safari/604.1'),
    ],
  ])('LAY-19 advises an update below the floor of %s, and not at it', (_name, below, at) => {
    expect(banner(below)).toBe('เบราว์เซอร์ของคุณเป็นรุ่นเก่า กรุณาอัปเดตเพื่อใช้งานได้ครบถ้วน');
    expect(banner(at)).toBeNull();
  });

  it.each([
    ['Edge on Chromium', windows('Chrome/79.0.3945.74 Safari/537.36 Edg/79.0.309.43')],
    ['LINE', iphone('12_0', 'Safari Line/13.1.0')],
    ['LINE on Android', android('Version/4.0 Chrome/70.0.3538.80 Mobile Safari/537.36 Line/11.0.0/IAB')],
    ['Facebook', iphone('12_0', 'Mobile/15E148 [FBAN/FBIOS;FBAV/300.0]')],
    [
      'a web view',
      `Mozilla/5.0 (Linux; Android 8; x; wv) ${WEBKIT} Version/4.0 Chrome/70.0.0.0 Mobile Safari/537.36`,
    ],
    ['an unknown browser', windows('Chrome/70.0.3538.77 Safari/537.36 Vivaldi/2.1')],
    ['no name at all', ''],
    ['Chrome on iOS 13', iphone('13_1', 'CriOS/77.0 Mobile/15E148 Safari/604.1')],
    ['a long version', windows('Chrome/179.0.0.0 Safari/537.36')],
  ])('LAY-20 says nothing in %s', (_name, userAgent) => {
    expect(banner(userAgent)).toBeNull();
  });

  it('LAY-20 judges Chrome and Firefox on iOS by the system', () => {
    expect(banner(iphone('12_5', 'CriOS/120.0 Mobile/15E148 Safari/604.1'))).not.toBeNull();
    expect(banner(iphone('12_5', 'FxiOS/120.0 Mobile/15E148 Safari/605.1.15'))).not.toBeNull();
  });

  it('speaks up in any browser that cannot run modules: there the page stays empty', () => {
    expect(banner('', false)).not.toBeNull();
    expect(banner(iphone('10_0', 'Safari Line/8.0'), false)).not.toBeNull();
  });
});

describe('before the app is there', () => {
  const OFFLINE = 'ไม่มีสัญญาณอินเทอร์เน็ต กรุณาตรวจสอบการเชื่อมต่อ';

  it('LAY-18 ERR-11 says that the network is gone, once, until it is back', () => {
    const { text, say } = runGate({ userAgent: '' });
    expect(text('offline')).toBeNull();
    say('offline');
    say('offline');
    expect(text('offline')).toBe(OFFLINE);
    say('online');
    expect(text('offline')).toBeNull();
    say('offline');
    expect(text('offline')).toBe(OFFLINE);
  });

  it('LAY-18 says so at once on a page that came from memory', () => {
    expect(runGate({ userAgent: '', onLine: false }).text('offline')).toBe(OFFLINE);
  });

  it('leaves it to the app from the moment on that the app can say it', () => {
    const { text, say } = runGate({ userAgent: '' });
    say('offline');
    say('sitestatus');
    expect(text('offline')).toBeNull();
    say('offline');
    expect(text('offline')).toBeNull();
  });

  it('speaks as the app does', () => {
    expect(thai.offline).toBe(OFFLINE);
  });
});
