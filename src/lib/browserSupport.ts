import Bowser from 'bowser';

/** Least versions by browser, as the specification lists them (LAY-19). */
const least: Readonly<Record<string, number>> = {
  Chrome: 79,
  Firefox: 80,
  Opera: 86,
  Safari: 12,
  'Microsoft Edge': 15,
  'Samsung Internet for Android': 20,
};
const LEAST_IOS = 13;

/**
 * Whether to advise an update (LAY-19, LAY-20). On iOS every browser is Safari underneath, so the system's
 * version counts; unknown browsers and those inside other apps (LINE, Facebook) get no banner.
 * Loaded when the page is idle: it brings bowser with it.
 */
export function isBrowserOutdated(userAgent: string): boolean {
  if (userAgent === '' || /\b(Line|FBAN|FBAV|FB_IAB|Instagram)\b/i.test(userAgent)) return false;
  const { browser, os } = Bowser.parse(userAgent);
  const isApple = os.name === 'iOS';
  const minimum = isApple ? LEAST_IOS : least[browser.name ?? ''];
  const version = Number.parseInt((isApple ? iosVersion(browser, os) : browser.version) ?? '', 10);
  return minimum !== undefined && Number.isFinite(version) && version < minimum;
}

interface Named {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
}

/** Mobile Safari names its own version; the others on iOS only the system's. */
function iosVersion(browser: Named, os: Named): string | undefined {
  return browser.name === 'Safari' ? (browser.version ?? os.version) : os.version;
}
