import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { isRecord, pointer } from './json';

/** Which file a value comes from. */
export type Origin = 'default' | 'brand';

/** JSON pointer of each value (a list counts as one value) → where it comes from. */
export type Origins = ReadonlyMap<string, Origin>;

export interface Resolved {
  readonly brand: Brand;
  readonly origins: Origins;
}

/**
 * One complete, frozen brand out of the defaults and what the brand says otherwise (BRD-02). Objects merge key
 * by key, lists are replaced whole, `null` is a value. The key order of the defaults is kept, so equal brands
 * serialize equally.
 */
export function resolve(defaults: BrandDefaults, file: BrandFile): Resolved {
  const origins = new Map<string, Origin>();
  const brand = merge(defaults, file, '', origins);
  // Sound once both files passed their schemas: together they hold every key of a brand.
  return { brand: brand as Brand, origins };
}

function merge(base: unknown, over: unknown, path: string, origins: Map<string, Origin>): unknown {
  if (over === undefined) return adopt(base, path, 'default', origins);
  if (!isRecord(base) || !isRecord(over)) return adopt(over, path, 'brand', origins);
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(base), ...Object.keys(over)])) {
    // Never a prototype, whatever a hostile file calls its keys.
    if (key === '__proto__') continue;
    merged[key] = merge(own(base, key), own(over, key), pointer(path, key), origins);
  }
  return Object.freeze(merged);
}

function adopt(value: unknown, path: string, origin: Origin, origins: Map<string, Origin>): unknown {
  if (isRecord(value)) {
    if (Object.keys(value).length === 0) origins.set(path, origin);
    const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
    return Object.freeze(
      Object.fromEntries(
        entries.map(([key, item]) => [key, adopt(item, pointer(path, key), origin, origins)]),
      ),
    );
  }
  origins.set(path, origin);
  return freeze(value);
}

function freeze(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(freeze));
  if (!isRecord(value)) return value;
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, freeze(item)])));
}

const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;
