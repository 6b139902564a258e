import { type Change, diff } from './diff';
import { isRecord, pointer, pointerKeys } from './json';

/** The file with a value at a JSON pointer; groups on the way are made where they are missing. */
export function setAt(file: unknown, path: string, value: unknown): unknown {
  return put(file, pointerKeys(path), value);
}

/** The file without the value at a JSON pointer, and without the groups that it leaves empty. */
export function removeAt(file: unknown, path: string): unknown {
  return drop(file, pointerKeys(path));
}

/**
 * What turns `a` into `b`, setting by setting: a group that is new or gone counts as its settings, so that two people
 * who begin the same group do not meet.
 */
export function settingChanges(a: unknown, b: unknown): Change[] {
  return diff(a, b).flatMap((change) => {
    const group = change.kind === 'added' ? change.after : change.before;
    if (change.kind === 'changed' || !isRecord(group) || Object.keys(group).length === 0) return [change];
    return settingsOf(group, change.path).map(([path, value]): Change => {
      return change.kind === 'added'
        ? { path, kind: 'added', after: value }
        : { path, kind: 'removed', before: value };
    });
  });
}

/** Applies such changes to another file. */
export function applyChanges(file: unknown, changes: readonly Pick<Change, 'path' | 'after'>[]): unknown {
  return changes.reduce(
    (value, { path, after }) => (after === undefined ? removeAt(value, path) : setAt(value, path, after)),
    file,
  );
}

function put(value: unknown, [key, ...rest]: readonly string[], end: unknown): unknown {
  if (key === undefined) return end;
  const group = isRecord(value) ? value : {};
  const inner = put(Object.hasOwn(group, key) ? group[key] : undefined, rest, end);
  return Object.fromEntries([...Object.entries(group).filter(([name]) => name !== key), [key, inner]]);
}

function drop(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || !isRecord(value) || !Object.hasOwn(value, key)) return value;
  const others = Object.entries(value).filter(([name]) => name !== key);
  if (rest.length === 0) return Object.fromEntries(others);
  const inner = drop(value[key], rest);
  const isEmptied = isRecord(inner) && Object.keys(inner).length === 0;
  return Object.fromEntries(isEmptied ? others : [...others, [key, inner]]);
}

function settingsOf(group: Readonly<Record<string, unknown>>, path: string): [string, unknown][] {
  return Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
    const here = pointer(path, key);
    return isRecord(value) && Object.keys(value).length > 0 ? settingsOf(value, here) : [[here, value]];
  });
}
