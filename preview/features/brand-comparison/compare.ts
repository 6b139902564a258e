import { isRecord, pointer, valueAt } from '#core/brand/json';
import { describe, type SettingSchema } from '#schemas/brand/describe';
import type { Brand } from '#schemas/brand/brand';
import { isIdentity } from '@studio/core/draft/applyToOtherBrand';
import { settingIndex } from '@studio/features/settings/searchIndex';

/** A compared brand: its effective values, and its own. */
export interface Compared {
  readonly brandId: string;
  readonly brand: Brand;
  readonly file: unknown;
  /** The published file, to see what a draft changes. */
  readonly published: unknown;
}

/** One setting of one brand. */
export interface Cell {
  readonly value: unknown;
  /** Equal for equal values, independent of the order of keys. */
  readonly key: string;
  /** The brand inherits it. */
  readonly isInherited: boolean;
  /** The draft differs from the published value. */
  readonly isChanged: boolean;
}

/** One setting in all brands. */
export interface Row {
  /** JSON pointer. */
  readonly path: string;
  readonly schema: SettingSchema;
  /** In the order of the brands. */
  readonly cells: readonly Cell[];
  /** How many different values there are. */
  readonly distinct: number;
  /** Key of the value that more than half of the brands have; none where they are of many minds. */
  readonly common: string | undefined;
  /** Whether the setting identifies the brand, so that it always differs. */
  readonly isIdentity: boolean;
}

/** They repeat the name of the column. */
const unsaid = ['/id', '/version'];

/** Every setting of the schema and every replaced text, with the value of each brand. Pure. */
export function compare(brands: readonly Compared[]): Row[] {
  return settings(brands).map(({ path, schema }) => {
    const cells = brands.map((brand) => cellOf(brand, path));
    const counts = countKeys(cells);
    const [common] = [...counts].find(([, count]) => count * 2 > cells.length) ?? [];
    return { path, schema, cells, distinct: counts.size, common, isIdentity: isIdentity(path) };
  });
}

/** Whether the setting is the same in all brands, or meant to be each brand's own. */
export const isDrift = ({ distinct, isIdentity: own }: Row): boolean => distinct > 1 && !own;

/** Whether a brand differs from the majority. */
export const isOutlier = ({ common, isIdentity: own }: Row, { key }: Cell): boolean =>
  common !== undefined && key !== common && !own;

/** JSON with its keys in order, so that equal values are equal texts; `undefined` is a value too. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (value === undefined) return 'undefined';
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${keyOf(item)}`).join()}}`;
}

function cellOf({ brand, file, published }: Compared, path: string): Cell {
  const value = valueAt(brand, path);
  const own = valueAt(file, path);
  return {
    value,
    key: keyOf(value),
    isInherited: own === undefined,
    isChanged: file !== published && keyOf(own) !== keyOf(valueAt(published, path)),
  };
}

/** What the form has a control for; texts are replaced one by one, so each is a setting. */
function settings(brands: readonly Compared[]): Pick<Row, 'path' | 'schema'>[] {
  return settingIndex().flatMap(({ path, schema }) => {
    if (unsaid.includes(path)) return [];
    if (path !== '/texts') return [{ path, schema }];
    return (['th', 'en'] as const).flatMap((language) => {
      const ids = new Set(brands.flatMap(({ brand }) => keysOf(valueAt(brand, `/texts/${language}`))));
      return [...ids].sort().map((id) => ({
        path: pointer(`/texts/${language}`, id),
        schema: describe(['texts', language, id]) ?? schema,
      }));
    });
  });
}

/** A broken draft may hold anything. */
const keysOf = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

function countKeys(cells: readonly Cell[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of cells) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
