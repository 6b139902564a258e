import type { Change } from './diff';
import { removeAt, settingChanges } from './edit';
import { isRecord, pointer, pointerKeys, valueAt } from './json';

/**
 * `missing`: no English text. `stale`: the Thai text differs from the published one, and the English one does not.
 */
export type TranslationState = 'missing' | 'stale' | 'done';

/** A text of a brand file in both languages. */
export interface Translation {
  /** JSON pointer of the pair; `/texts/<id>` for a text of the app that the brand replaces. */
  readonly path: string;
  readonly th: string;
  /** Empty without a translation. */
  readonly en: string;
  readonly state: TranslationState;
}

/** An English text for the pair at a path. */
export type Translated = Pick<Translation, 'path' | 'en'>;

const TEXTS = 'texts';

/** Every text that a brand file has of its own, in the order of the file. Pairs without a Thai text are left out. */
export function translationsOf(file: unknown, published: unknown): Translation[] {
  return pairsOf(file).map(({ path, th, en }) => {
    const before = pairAt(published, path);
    const isStale = before !== undefined && before.th !== th && before.en === en;
    return { path, th, en, state: en === '' ? 'missing' : isStale ? 'stale' : 'done' };
  });
}

/** The settings that change when these English texts are written into a brand file; one without a pair changes nothing. */
export function translate(file: unknown, texts: readonly Translated[]): Change[] {
  const known = texts.filter(({ path }) => pairAt(file, path) !== undefined);
  const translated = known.reduce<unknown>((value, { path, en }) => {
    const keys = englishPath(path);
    // No text of the app may be empty: without one the brand has the original.
    return en === '' && keys[0] === TEXTS
      ? removeAt(value, pointer('/texts/en', keys[2] ?? ''))
      : put(value, keys, en);
  }, file);
  return settingChanges(file, translated);
}

interface Pair {
  readonly path: string;
  readonly th: string;
  readonly en: string;
}

function pairsOf(value: unknown, path = ''): Pair[] {
  const pair = pairIn(value);
  if (pair) return pair.th === '' ? [] : [{ path, ...pair }];
  if (path === `/${TEXTS}`) return replacedTexts(value);
  if (Array.isArray(value)) return value.flatMap((item, at) => pairsOf(item, pointer(path, String(at))));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => pairsOf(item, pointer(path, key)));
}

/** The texts of the app that a brand replaces are listed by language: `/texts/th/<id>`. */
function replacedTexts(texts: unknown): Pair[] {
  const thai = valueAt(texts, '/th');
  if (!isRecord(thai)) return [];
  return Object.keys(thai).flatMap((id): Pair[] => {
    const pair = pairAt({ texts }, pointer(`/${TEXTS}`, id));
    return pair ? [{ path: pointer(`/${TEXTS}`, id), ...pair }] : [];
  });
}

function pairAt(file: unknown, path: string): Omit<Pair, 'path'> | undefined {
  const [group, id, ...rest] = pointerKeys(path);
  if (group !== TEXTS || id === undefined || rest.length > 0)
    return pairIn(pointerKeys(path).reduce<unknown>(itemOf, file));
  const textIn = (language: string) => valueAt(file, pointer(`/${TEXTS}/${language}`, id));
  return pairIn({ th: textIn('th'), en: textIn('en') ?? '' });
}

/** What only has a Thai and an English text. */
function pairIn(value: unknown): Omit<Pair, 'path'> | undefined {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'th' && key !== 'en')) return undefined;
  const { th, en = '' } = value;
  return typeof th === 'string' && typeof en === 'string' ? { th, en } : undefined;
}

function itemOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)] as unknown;
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function englishPath(path: string): readonly string[] {
  const keys = pointerKeys(path);
  return keys[0] === TEXTS ? [TEXTS, 'en', ...keys.slice(1)] : [...keys, 'en'];
}

/** With a value in groups, made where they are missing, and in lists. */
function put(value: unknown, [key, ...rest]: readonly string[], end: string): unknown {
  if (key === undefined) return end;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (String(at) === key ? put(item, rest, end) : item));
  const group = isRecord(value) ? value : {};
  return { ...group, [key]: put(group[key], rest, end) };
}
