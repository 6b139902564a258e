import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../places';

/** First version of each of the three engines that supports a feature. */
export type Since = readonly [chrome: number, safari: number, firefox: number];

/** No version. */
export const NEVER = Number.POSITIVE_INFINITY;

/** The oldest versions that `package.json` names; Edge, Opera and Samsung of its list are Chrome 79 beneath. */
export const supportedSince: Since = [
  oldest('chrome'),
  Math.min(oldest('safari'), oldest('ios_saf')),
  oldest('firefox'),
];

/** Whether one of the supported browsers lacks it. */
export const isYoung = (since: Since): boolean =>
  since.some((version, n) => version > (supportedSince[n] ?? NEVER));

function oldest(browser: string): number {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    browserslist: readonly string[];
  };
  const entry = browserslist.find((line) => line.startsWith(`${browser} >= `));
  if (!entry) throw new Error(`package.json names no oldest ${browser}.`);
  return Number(entry.slice(browser.length + 4));
}
