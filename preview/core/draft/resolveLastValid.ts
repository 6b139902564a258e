import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { removeAt } from '#core/brand/edit';
import { isRecord, pointerKeys, valueAt } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import { resolve, type Resolved } from '#core/brand/resolve';

/**
 * The brand to show for a draft that breaks its schema somewhere: each broken setting is shown as inherited, so that
 * half-typed values never reach a frame and the rest of the draft does. A text of a list item that is still empty is shown
 * as `…`, so that a new item is visible while it is written.
 */
export function resolveLastValid(
  defaults: BrandDefaults,
  file: BrandFile,
  broken: readonly Problem[],
  published: BrandFile,
): Resolved {
  if (broken.length === 0) return resolve(defaults, file);
  const untyped = broken.filter((problem) => isUntyped(file, problem));
  const filled = untyped.reduce<unknown>((value, { path }) => fillAt(value, pointerKeys(path)), file);
  const valid = broken
    .filter((problem) => !untyped.includes(problem))
    .reduce<unknown>((value, { path }) => removeAt(value, settingOf(value, path)), filled);
  const { brand } = resolve(defaults, valid as BrandFile);
  // Who the brand is has no default: the published value is used.
  const complete = { ...resolve(defaults, published).brand, ...brand } as Brand;
  return { brand: complete };
}

/** The setting of a problem; a problem inside a list belongs to the list. */
const settingOf = (file: unknown, path: string): string => listAround(path, file)?.path ?? path;

/** The outermost list that holds a path, from the first root that has one there. */
export function listAround(path: string, ...roots: readonly unknown[]) {
  const keys = path.split('/');
  for (let length = 2; length <= keys.length; length += 1) {
    const here = keys.slice(0, length).join('/');
    for (const root of roots) {
      const items = valueAt(root, here);
      if (Array.isArray(items)) return { path: here, items: items as readonly unknown[] };
    }
  }
  return undefined;
}

const UNTYPED = '…';

/** An empty text in one language, in an item of a list. */
const isUntyped = (file: unknown, { path }: Problem): boolean =>
  /\/(?:th|en)$/.test(path) && valueAt(file, path) === '' && settingOf(file, path) !== path;

function fillAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return UNTYPED;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (String(i) === key ? fillAt(item, rest) : item));
  return isRecord(value) ? { ...value, [key]: fillAt(value[key], rest) } : value;
}
