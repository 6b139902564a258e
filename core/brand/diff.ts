import type { JsonRecord } from './json';
import { isRecord, pointer, pointerKeys, sameJson } from './json';

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

/** What turns `a` into `b`, in the order of the keys of `a`. */
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

/**
 * Applies a patch made by `toPatch` to a copy. Paths lead through objects only, since lists are replaced whole.
 * @throws RangeError when a path leads through something that is not an object.
 */
export function applyPatch(target: unknown, patch: readonly PatchOperation[]): unknown {
  return patch.reduce((value, operation) => put(value, pointerKeys(operation.path), operation), target);
}

function put(value: unknown, [key, ...rest]: readonly string[], operation: PatchOperation): unknown {
  if (key === undefined) return operation.op === 'remove' ? undefined : operation.value;
  if (!isRecord(value)) throw new RangeError(`${operation.path} leads through a value that is not an object`);
  const others = Object.entries(value).filter(([name]) => name !== key);
  if (rest.length === 0 && operation.op === 'remove') return Object.fromEntries(others);
  const changed = put(own(value, key), rest, operation);
  return Object.fromEntries(
    Object.hasOwn(value, key)
      ? Object.entries(value).map(([name, item]) => [name, name === key ? changed : item])
      : [...others, [key, changed]],
  );
}

const own = (record: JsonRecord, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;
