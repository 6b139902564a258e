import { isRecord, pointer, sameJson } from './json';

/** One setting that differs. A list counts as one value, as it does in `resolve`. */
export interface Change {
  /** JSON pointer. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Operation of JSON Patch (RFC 6902). */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** The changes that turn `a` into `b`, in the order of the keys of `a`. */
export function diff(a: unknown, b: unknown, path = ''): Change[] {
  if (!isRecord(a) || !isRecord(b))
    return sameJson(a, b) ? [] : [{ path, kind: 'changed', before: a, after: b }];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key): Change[] => {
    const here = pointer(path, key);
    if (!Object.hasOwn(b, key)) return [{ path: here, kind: 'removed', before: a[key] }];
    if (!Object.hasOwn(a, key)) return [{ path: here, kind: 'added', after: b[key] }];
    return diff(a[key], b[key], here);
  });
}

/** The same changes as a JSON Patch. */
export function toPatch(changes: readonly Change[]): PatchOperation[] {
  return changes.map(({ kind, path, after }) =>
    kind === 'removed'
      ? { op: 'remove', path }
      : { op: kind === 'added' ? 'add' : 'replace', path, value: after },
  );
}
