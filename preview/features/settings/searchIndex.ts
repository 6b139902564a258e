import { pointer, pointerKeys, valueAt } from '#core/brand/json';
import { brand } from '#schemas/brand/brand';
import { describe, type SettingSchema } from '#schemas/brand/describe';
import { kindOf } from './kinds';

/** One setting that can be found. */
interface Entry {
  /** JSON pointer. */
  readonly path: string;
  readonly schema: SettingSchema;
  /** Names, helps and keys in both languages, in small letters, by how much a hit in them means. */
  readonly texts: readonly string[];
}

/** Most hits that are shown. */
const MOST = 30;

/** Every setting of a brand: what the form has a control for. */
export const settingIndex = (): readonly Entry[] => entriesOf(brand, '');

function entriesOf(schema: SettingSchema, path: string): Entry[] {
  const kind = path === '' ? undefined : kindOf(path, schema);
  const below = Object.entries(schema.properties ?? {});
  const isGroup = kind === undefined || kind === 'levels' || kind === 'bonus';
  if (isGroup) return below.flatMap(([key, field]) => entriesOf(field, pointer(path, key)));
  return [{ path, schema, texts: textsOf(path, schema) }];
}

function textsOf(path: string, schema: SettingSchema): string[] {
  const keys = pointerKeys(path);
  const around = keys.slice(0, -1).map((_, i) => describe(keys.slice(0, i + 1)));
  const names = (each: SettingSchema | undefined) => [each?.title, each?.['x-title-en']];
  return [
    ...names(schema),
    path,
    schema.description,
    schema['x-description-en'],
    ...around.flatMap(names),
  ].map((text) => (text ?? '').toLowerCase());
}

/**
 * The settings that hold each of the words that are looked for, in a name, help, key or the value in force; a hit in a
 * name goes before one in a help.
 * @param shown the value as the form shows it.
 */
export function findSettings(
  index: readonly Entry[],
  query: string,
  values: unknown,
  shown: (value: unknown, schema: SettingSchema) => string,
): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = index.flatMap((entry) => {
    const value = valueAt(values, entry.path);
    const texts = [...entry.texts, `${shown(value, entry.schema)} ${plain(value)}`.toLowerCase()];
    const ranks = words.map((word) => rankOf(texts, word));
    return ranks.includes(Infinity) ? [] : [{ entry, rank: ranks.reduce((sum, rank) => sum + rank, 0) }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/** The first text that holds the word counts; one that begins with it counts more. */
function rankOf(texts: readonly string[], word: string): number {
  const place = texts.findIndex((text) => text.includes(word));
  return place < 0 ? Infinity : place * 2 + (texts[place]?.startsWith(word) ? 0 : 1);
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
