import { screensOfSetting } from '#schemas/preview/routes';
import { type PickContext, hasPlaceholder, leavesOf, patternOf, tidy } from './leaves';

/** Parts of a brand that members never read as they are written. */
const unread: readonly string[] = [
  'id',
  'version',
  'clientId',
  'hostnames',
  'primary',
  'theme',
  'layout',
  'bottomBar',
  'assetsBase',
  'images',
  'art',
  'chat',
  'flags',
  'gameCategories',
  'session',
  'api',
  'origins',
  'poll',
  'publishing',
  'texts',
];
/** Parts whose numbers are shown inside sentences. */
const counted = ['limits', 'legal'] as const;

/** Parts whose texts the app joins with others without a translation around them. */
const composed = /^\/(displayName|tagline|legal|contacts|footer)(\/|$)/;

export interface BrandIndex {
  /** Settings whose value is this text or part of it; among several, those that belong to the visible page. */
  readonly wordSettings: (text: string) => readonly string[];
  /** The same for a value inside a sentence, which may be the number of a limit. */
  readonly valueSettings: (text: string) => readonly string[];
}

/** Finds the setting of the brand that a visible text comes from. */
export function makeBrandIndex({ brand, i18n, route }: PickContext): BrandIndex {
  const pathsByText = new Map<string, string[]>();
  const templates: { readonly path: string; readonly pattern: RegExp }[] = [];
  const isSpoken = (path: string) => !/\/(th|en)$/.test(path) || path.endsWith(`/${i18n.language}`);
  for (const key of Object.keys(brand).filter((each) => !unread.includes(each)))
    for (const { path, value } of leavesOf(brand[key as keyof typeof brand], `/${key}`)) {
      const text = typeof value === 'string' ? tidy(value) : '';
      if (text.length < 2 || !isSpoken(path)) continue;
      pathsByText.set(text, [...(pathsByText.get(text) ?? []), path]);
      if (hasPlaceholder(text)) templates.push({ path, pattern: patternOf(text) });
    }
  const numbers = counted
    .flatMap((group) => leavesOf(brand[group], `/${group}`))
    .filter(({ path }) => path.startsWith('/legal') || isShownAt(screensOfSetting(path), route));

  const onlyNumber = (text: string): string[] => {
    const equal = numbers.filter(({ value }) => value === Number(text.replace(/,/g, '')));
    // Several numbers with the same value are ambiguous.
    return equal.length === 1 ? equal.map(({ path }) => path) : [];
  };
  const within = (text: string): string[] =>
    [...pathsByText].flatMap(([each, paths]) =>
      text.includes(each) ? paths.filter((path) => composed.test(path)) : [],
    );
  const isHere = (path: string) => isShownAt(screensOfSetting(path), route);
  const here = (paths: readonly string[]) => {
    const shown = paths.filter(isHere);
    return shown.length > 0 ? shown : paths;
  };
  const wordSettings = (given: string): readonly string[] => {
    const text = tidy(given);
    if (text.length < 2) return [];
    const fits = templates.filter(({ pattern }) => pattern.test(text)).map(({ path }) => path);
    return here(pathsByText.get(text) ?? (fits.length > 0 ? fits : within(text)));
  };
  return {
    wordSettings,
    valueSettings: (text) => {
      const found = onlyNumber(text);
      return found.length > 0 ? found : here(pathsByText.get(tidy(text)) ?? []);
    },
  };
}

const isShownAt = (screens: readonly string[], route: string): boolean =>
  screens.some((screen) => screen === route || screen === route.split(/[?#]/)[0]);
