import { screensOfSetting } from '#schemas/preview/routes';
import { type PickContext, hasPlaceholder, leavesOf, patternOf, tidy } from './leaves';
import type { Piece } from './textMarks';
import { buildTheme } from '@/theme/buildTheme';
import { imageUrl } from '#core/brand/imagePath';

/** Parts of a brand that members never read as they are written. */
const unread: readonly string[] = [
  'id',
  'version',
  'clientId',
  'hostnames',
  'primary',
  'theme',
  'look',
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
  'desk',
  'texts',
];
/** Parts whose numbers are shown inside sentences. */
const counted = ['limits', 'legal'] as const;

/** Parts whose texts the app joins with others without a translation around them. */
const composed = /^\/(displayName|tagline|legal|contacts|footer)(\/|$)/;

interface BrandIndex {
  /** Settings whose value is this text or part of it; among several, those that belong to the visible page. */
  readonly wordSettings: (text: string) => readonly string[];
  /** The same for a value inside a sentence, which may be the number of a limit. */
  readonly valueSettings: (text: string) => readonly string[];
}

/** Finds the setting of the brand that a visible text comes from. */
function makeBrandIndex({ brand, i18n, route }: PickContext): BrandIndex {
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

interface TextIndex {
  /** The settings behind a text of the app: the values of the brand that it contains, then its own wording. */
  readonly pieceSettings: (piece: Piece) => readonly string[];
  /** The settings behind text that is not a text of the app, such as a name of the brand. */
  readonly wordSettings: (text: string) => readonly string[];
}

/** Traces texts of the app and values of the brand on screen to their settings. */
export function makeTextIndex(context: PickContext): TextIndex {
  const { i18n } = context;
  const { wordSettings, valueSettings } = makeBrandIndex(context);
  const wordingOf = ({ id }: Piece): string => {
    const at = id.indexOf(':');
    const text: unknown = i18n.getResource(i18n.language, id.slice(0, at), id.slice(at + 1));
    return typeof text === 'string' ? tidy(text) : '';
  };
  return {
    wordSettings,
    pieceSettings: (piece) => {
      const values = patternOf(wordingOf(piece)).exec(tidy(piece.text))?.slice(1) ?? [];
      return [...values.flatMap(valueSettings), `/texts/${i18n.language}/${piece.id}`];
    },
  };
}

/** The setting that each colour variable derives from. */
const sources: readonly (readonly [variable: RegExp, path: string])[] = [
  [/^accent-2$/, '/theme/accent2'],
  [/^(on-)?accent|^focus$|^glow/, '/theme/color'],
  [/^(on-)?gold/, '/theme/gold'],
  [/^bg/, '/theme/background'],
  [/^surface|^line/, '/theme/surface'],
  [/^text/, '/theme/text'],
];

/** Theme settings by the computed colour, written as `colourKey` does; several may come to the same colour. */
export function makeThemeIndex({ brand }: PickContext): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries(buildTheme(brand).vars)) {
    const path = sources.find(([variable]) => variable.test(name))?.[1];
    const key = colourKey(value);
    if (!path || !key) continue;
    const paths = found.get(key) ?? [];
    if (!paths.includes(path)) found.set(key, [...paths, path]);
  }
  return found;
}

/** `#18fcc9` and `rgb(24, 252, 201)` both as `24,252,201,1`; null for values that paint nothing. */
export function colourKey(value: string): string | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex) return [...hex.slice(1).map((part) => Number.parseInt(part, 16)), 1].join();
  const [red, green, blue, alpha = 1] =
    /^rgba?\(([^)]+)\)$/
      .exec(value)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number) ?? [];
  return red === undefined || alpha === 0 ? null : [red, green, blue, alpha].join();
}

/** Every colour in a computed background, the stops of its gradients in order. */
export const coloursIn = (background: string): readonly string[] =>
  background.match(/rgba?\([^)]+\)|#[0-9a-f]{6}\b/gi) ?? [];

const withImages = ['images', 'art', 'banners', 'providers', 'rewards', 'embeds'] as const;

/** Settings by the address of the image that they name. */
export function createImageIndex({ brand }: PickContext): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const group of withImages)
    for (const { path, value } of leavesOf(brand[group], `/${group}`)) {
      const url = typeof value === 'string' && /\.\w+$/.test(value) ? imageUrl(value, brand) : null;
      if (url) found.set(url, [...(found.get(url) ?? []), path]);
    }
  return found;
}
