/** One value of a brand with its JSON pointer. */
export interface Leaf {
  readonly path: string;
  readonly value: string | number | boolean | null;
}

/** Every single value below `value`, in order. */
export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}/${escape(key)}`));
  return value === undefined ? [] : [{ path, value: value as Leaf['value'] }];
}

/** What stands at a pointer; undefined for nothing. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const key of path.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[unescape(key)];
  }
  return at;
}

const escape = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');
const unescape = (key: string) => key.replace(/~1/g, '/').replace(/~0/g, '~');
