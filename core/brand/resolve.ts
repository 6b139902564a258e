import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { isRecord, type JsonRecord } from './json';
import { withLevelTexts } from './levelTexts';

export interface Resolved {
  readonly brand: Brand;
}

/**
 * Resolves the defaults and a brand file into one complete, frozen brand (BRD-02). Objects merge by key, lists are
 * replaced, `null` is a value. The key order of the defaults is used, so that equal brands serialize equally. Unchanged
 * values are shared by all brands, which is why the defaults are frozen as well.
 */
export function resolve(defaults: BrandDefaults, { $schema: _, ...file }: BrandFile): Resolved {
  // Valid once both files passed their schemas: together they contain every key of a brand.
  return { brand: merge(defaults, withLevelTexts(defaults, file)) as Brand };
}

function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return share(base);
  if (!isRecord(base) || !isRecord(over)) return copy(over);
  const merged: Record<string, unknown> = {};
  // Skips `__proto__`, with which a malicious file could replace the prototype.
  for (const key of Object.keys(base))
    if (key !== '__proto__') merged[key] = merge(base[key], own(over, key));
  for (const key of Object.keys(over))
    if (key !== '__proto__' && !Object.hasOwn(base, key)) merged[key] = copy(over[key]);
  return Object.freeze(merged);
}

/** Frozen to the last value already. */
const shared = new WeakSet();

function share(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || shared.has(value)) return value;
  for (const item of Object.values(value)) share(item);
  shared.add(value);
  return Object.freeze(value);
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(copy));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.freeze(Object.fromEntries(entries.map(([key, item]) => [key, copy(item)])));
}

const own = (record: JsonRecord, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;
