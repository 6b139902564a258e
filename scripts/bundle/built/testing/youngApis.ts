import { isYoung, NEVER, type Since } from './supportedBrowsers';

interface Api {
  readonly found: RegExp;
  readonly since: Since;
  /** Code around the place that shows what happens where it is missing. */
  readonly unless?: RegExp;
  /** The same, anywhere in the file. */
  readonly filledBy?: RegExp;
}

/** APIs too new for the oldest supported browser that our code or libraries are likely to use. */
const list: readonly Api[] = [
  { found: /\bstructuredClone\(/g, since: [98, 15.4, 94] },
  {
    found: /\bObject\.hasOwn\(/g,
    since: [93, 15.4, 92],
    filledBy: /defineProperty\(Object,[`'"]hasOwn/,
  },
  { found: /\bObject\.groupBy\(/g, since: [117, 17.4, 119] },
  { found: /\.at\(/g, since: [92, 15.4, 90] },
  { found: /\.findLast(Index)?\(/g, since: [97, 15.4, 104] },
  { found: /\.to(Sorted|Reversed|Spliced)\(/g, since: [110, 16, 115] },
  // styled-components uses it; the entry loads a polyfill where it is missing before it mounts the app.
  {
    found: /\.replaceAll\(/g,
    since: [85, 13.1, 77],
    filledBy: /[`'"]replaceAll[`'"]\s?in String\.prototype/,
  },
  // React checks for it; Redux Toolkit needs it only for batches that end with the tick, and ours end with the frame.
  {
    found: /\bqueueMicrotask\b/g,
    since: [71, 12.1, 69],
    unless: /typeof queueMicrotask|=== ?[`'"]tick[`'"]/,
  },
  {
    found: /\bnew IntersectionObserver\(/g,
    since: [58, 12.1, 55],
    // React Router, for links that prefetch when visible; none does.
    unless: /typeof IntersectionObserver|[`'"]viewport[`'"]/,
  },
  { found: /\.matchAll\(/g, since: [73, 13, 67] },
  // React, after a view transition, which the browsers without it do not have.
  { found: /\bPromise\.allSettled\(/g, since: [76, 13, 71], unless: /\.finished,/ },
  { found: /\bPromise\.any\(/g, since: [85, 14, 79] },
  { found: /\bPromise\.(withResolvers|try)\(/g, since: [119, 17.4, 121] },
  { found: /\bURL\.canParse\(/g, since: [120, 17, 115] },
  { found: /\bcrypto\.randomUUID\(/g, since: [92, 15.4, 95] },
  // Redux Toolkit ends a call so that was ended before it began; without it the call fails as well.
  { found: /\bAbortSignal\.\w+/g, since: [124, 17.4, 124], unless: /\.aborted\)return AbortSignal\.abort/ },
  { found: /\b(WeakRef|FinalizationRegistry)\b/g, since: [84, 14.1, 79], unless: /typeof WeakRef/ },
  { found: /\bnew ResizeObserver\(/g, since: [64, 13.1, 69], unless: /typeof ResizeObserver/ },
  {
    found: /\bnew BroadcastChannel\(/g,
    since: [54, 15.4, 38],
    unless: /typeof BroadcastChannel/,
  },
  { found: /\brequestIdleCallback\(/g, since: [47, NEVER, 55] },
  { found: /\bcreateImageBitmap\(/g, since: [50, 15, 42] },
  { found: /\.replaceChildren\(/g, since: [86, 14, 78] },
  { found: /\.showModal\(/g, since: [37, 15.4, 98] },
  { found: /\.checkVisibility\(/g, since: [105, 17.4, 106], unless: /\.checkVisibility==/ },
  { found: /navigator\.clipboard\./g, since: [66, 13.1, 63], unless: /try\s?\{/ },
  { found: /navigator\.locks\./g, since: [69, 15.4, 96] },
  { found: /matchMedia\([^)]*\)\.(add|remove)EventListener/g, since: [39, 14, 55] },
  { found: /\bIntl\.Segmenter\b/g, since: [87, 14.1, 125], unless: /Segmenter[`'"]\s?in Intl/ },
  // i18next, for texts with such a format; none has one.
  { found: /\bIntl\.RelativeTimeFormat\b/g, since: [71, 14, 65], unless: /relativetime:/ },
  { found: /\bIntl\.ListFormat\b/g, since: [72, 14.1, 78], unless: /list:/ },
  { found: /\b(dateStyle|timeStyle)\b/g, since: [76, 14.1, 79] },
  { found: /\bsignDisplay\b/g, since: [77, 14.1, 78] },
  { found: /\.formatRange(ToParts)?\(/g, since: [76, 14.1, 91] },
];
const young = list.filter(({ since }) => isYoung(since));

/** How much code around a place is looked at for what helps where it is missing. */
const AROUND = 100;

/** Calls, with some preceding code, that the oldest supported browsers lack and that have no polyfill. */
export function youngApis(code: string): string[] {
  return young.flatMap(({ found, unless, filledBy }) =>
    filledBy?.test(code)
      ? []
      : [...code.matchAll(found)]
          .map(({ index }) => code.slice(Math.max(0, index - AROUND), index + AROUND))
          .filter((around) => !unless?.test(around)),
  );
}
