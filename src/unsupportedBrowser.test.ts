import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import thai from './i18n/locales/th/common.json';

const source = readFileSync('src/unsupportedBrowser.js', 'utf8');
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = (tail: string) => `Mozilla/5.0 (Linux; Android 10; SM-A205F) ${WEBKIT} ${tail}`;
const windows = (tail: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} ${tail}`;
const iphone = (ios: string, tail: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${ios} like Mac OS X) ${APPLE} ${tail}`;
const mac = (tail: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14) ${APPLE} ${tail}`;

interface Features {
  /** The `nomodule` attribute, which came with modules. */
  readonly hasModules: boolean;
  /** `Array.prototype.flat`. */
  readonly hasFlat: boolean;
}
const modern: Features = { hasModules: true, hasFlat: true };

/** Runs the check in its own page. */
function runGate(
  navigator: { userAgent: string; onLine?: boolean },
  { hasModules, hasFlat }: Features = modern,
) {
  const page = document.implementation.createHTMLDocument();
  const create = (tag: string) =>
    tag === 'script' ? (hasModules ? { noModule: false } : {}) : page.createElement(tag);
  const fake = {
    body: page.body,
    createElement: create,
    createTextNode: (text: string) => page.createTextNode(text),
  };
  // eslint-disable-next-line no-new-func -- the check is a classic script with no exports
  const gate = new Function('navigator', 'document', 'window', source) as (...globals: object[]) => void;
  const events = new EventTarget();
  const window = Object.assign(events, { Array: { prototype: hasFlat ? { flat: () => [] } : {} } });
  gate(navigator, fake, window);
  return {
    text: (id: string) => page.getElementById(id)?.textContent ?? null,
    say: (event: string) => events.dispatchEvent(new Event(event)),
    fail: (init: ErrorEventInit) => events.dispatchEvent(new ErrorEvent('error', init)),
    count: (id: string) => page.querySelectorAll(`#${id}`).length,
  };
}

/** Text of the advice to update, or nothing. */
const banner = (userAgent: string, features = modern) => runGate({ userAgent }, features).text('browser-old');

const edge = (version: number) =>
  windows(`Chrome/${version < 18 ? '52.0.2743.116' : '64.0.3282.140'} Safari/537.36 Edge/${version}.15063`);
const chrome = (version: number) => windows(`Chrome/${version}.0.3904.108 Safari/537.36`);
const firefox = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const safari = (version: number) => mac(`Version/${version}.0 Safari/605.1.15`);
const iosSafari = (version: number) =>
  iphone(`${version}_0`, `Version/${version}.0 Mobile/15E148 Safari/604.1`);
const samsung = (version: number, chromium: number) =>
  android(`SamsungBrowser/${version}.0 Chrome/${chromium}.0.5005.125 Mobile Safari/537.36`);
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** Real browsers: name, user agent, features at that version, and whether the banner shows. */
const browsers: readonly (readonly [name: string, userAgent: string, features: Features, isOld: boolean])[] =
  [
    // No EdgeHTML knows `flat` or parses object spread; modules came with 16.
    ...from(14, 18).map(
      (v) => [`Edge ${v}`, edge(v), { hasModules: v >= 16, hasFlat: false }, true] as const,
    ),
    ...from(60, 80).map(
      (v) => [`Chrome ${v}`, chrome(v), { hasModules: v >= 61, hasFlat: v >= 69 }, v < 79] as const,
    ),
    ...from(11, 13).map(
      (v) => [`Safari ${v}`, safari(v), { hasModules: true, hasFlat: v >= 12 }, v < 12] as const,
    ),
    ...from(60, 80).map(
      (v) => [`Firefox ${v}`, firefox(v), { hasModules: true, hasFlat: v >= 62 }, v < 80] as const,
    ),
    ...from(11, 13).map(
      (v) => [`iOS ${v}`, iosSafari(v), { hasModules: true, hasFlat: v >= 12 }, v < 13] as const,
    ),
    ['Samsung 8', samsung(8, 63), { hasModules: true, hasFlat: false }, true],
    ['Samsung 19', samsung(19, 102), modern, true],
    ['Samsung 20', samsung(20, 106), modern, false],
    [
      'LINE on Chrome 63, where the app does not parse',
      android('Version/4.0 Chrome/63.0.3239.111 Mobile Safari/537.36 Line/11.0.0/IAB'),
      { hasModules: true, hasFlat: false },
      true,
    ],
  ];

describe('browser support check', () => {
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
  ])('LAY-19 advises an update below the minimum version of %s, and not at it', (_name, below, at) => {
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

  it('LAY-20 checks Chrome and Firefox on iOS by the system version', () => {
    expect(banner(iphone('12_5', 'CriOS/120.0 Mobile/15E148 Safari/604.1'))).not.toBeNull();
    expect(banner(iphone('12_5', 'FxiOS/120.0 Mobile/15E148 Safari/605.1.15'))).not.toBeNull();
  });

  it('shows in any browser without modules, where the page stays empty', () => {
    const old = { hasModules: false, hasFlat: false };
    expect(banner('', old)).not.toBeNull();
    expect(banner(iphone('10_0', 'Safari Line/8.0'), old)).not.toBeNull();
  });

  it.each(browsers)(
    'LAY-19 LAY-20 in %s the banner shows exactly where the app does not run',
    (...browser) => {
      const [, userAgent, features, isOld] = browser;
      expect(banner(userAgent, features) !== null).toBe(isOld);
    },
  );

  it('LAY-19 supports exactly the versions that the scripts are compiled for', () => {
    const list = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: readonly string[] };
    const compiledFor = new Map(list.browserslist.map((line) => line.split(' >= ') as [string, string]));
    const oldest = (agentOf: (version: number) => string) =>
      from(1, 120).find((version) => banner(agentOf(version)) === null);
    const supported = {
      chrome: oldest(chrome),
      firefox: oldest(firefox),
      safari: oldest(safari),
      ios_saf: oldest(iosSafari),
      opera: oldest((v) => windows(`Chrome/100.0.0.0 Safari/537.36 OPR/${v}.0`)),
      samsung: oldest((v) => samsung(v, 106)),
      // Its versions 15 to 78 are covered by the feature check: none of them runs the app.
      edge: 79,
    };
    expect(Object.fromEntries(compiledFor)).toEqual(
      Object.fromEntries(Object.entries(supported).map(([name, version]) => [name, String(version)])),
    );
  });

  it.each([
    ['a standard error', { error: new SyntaxError('Unexpected token .') }],
    ['a message only', { message: 'Syntax error' }],
  ])('LAY-20 shows once when a script of the app does not parse: %s', (_name, failure) => {
    const page = runGate({ userAgent: '' });
    expect(page.text('browser-old')).toBeNull();
    page.fail({ ...failure, filename: 'https://www.example/app/index-0a1b2c3d.js' });
    page.fail({ ...failure, filename: 'https://www.example/app/login-0a1b2c3d.js' });
    expect(page.count('browser-old')).toBe(1);
  });

  it('LAY-20 ignores other failures and third-party scripts', () => {
    const page = runGate({ userAgent: '' });
    page.fail({ error: new TypeError('x'), filename: 'https://www.example/app/index-0a1b2c3d.js' });
    page.fail({ error: new SyntaxError('x'), filename: 'https://chat.example/widget.js' });
    expect(page.text('browser-old')).toBeNull();
  });
});

describe('before the app is mounted', () => {
  const OFFLINE = 'ไม่มีสัญญาณอินเทอร์เน็ต กรุณาตรวจสอบการเชื่อมต่อ';

  it('LAY-18 ERR-11 reports a lost network once until it returns', () => {
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

  it('LAY-18 reports it immediately on a cached page', () => {
    expect(runGate({ userAgent: '', onLine: false }).text('offline')).toBe(OFFLINE);
  });

  it('stops when the app can report it', () => {
    const { text, say } = runGate({ userAgent: '' });
    say('offline');
    say('sitestatus');
    expect(text('offline')).toBeNull();
    say('offline');
    expect(text('offline')).toBeNull();
  });

  it('uses the app’s text', () => {
    expect(thai.offline).toBe(OFFLINE);
  });
});
