import { createHash } from 'node:crypto';
import { isRecord } from '#core/brand/json';

/** Keys down to a value; ends with {@link KEYS} when not the value but its keys were asked for. */
export type Read = readonly (string | typeof KEYS)[];
const KEYS = Symbol('keys');

/** The same value, which notes in `reads` what is read of it. */
export function watch<T extends object>(value: T): { readonly watched: T; readonly reads: () => Read[] } {
  const reads = new Map<string, Read>();
  // A copy, as what is frozen cannot be given out in parts that are watched too.
  const watched = watchAt(structuredClone(value), [], (read) => reads.set(read.map(String).join('\0'), read));
  return { watched, reads: () => [...reads.values()] };
}

function watchAt<T extends object>(value: T, at: Read, note: (read: Read) => void): T {
  const parts = new Map<string, object>();
  return new Proxy(value, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key);
      // Methods of lists read what they need through the proxy.
      if (typeof key === 'symbol' || typeof found === 'function') return found;
      const place = [...at, key];
      note(place);
      if (typeof found !== 'object' || found === null) return found;
      const part = parts.get(key) ?? watchAt(found, place, note);
      parts.set(key, part);
      return part;
    },
    has: (target, key) => {
      if (typeof key === 'string') note([...at, key]);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor: (target, key) => {
      if (typeof key === 'string') note([...at, key]);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys: (target) => {
      note([...at, KEYS]);
      return Reflect.ownKeys(target);
    },
  });
}

/** What was read, as a tree: what is read of a brand shares most of its way. */
export type Reads = Map<Read[number], Reads>;

export function treeOf(reads: readonly Read[]): Reads {
  const tree: Reads = new Map();
  for (const read of reads) {
    let at = tree;
    for (const key of read) {
      const below: Reads = at.get(key) ?? new Map<Read[number], Reads>();
      at.set(key, below);
      at = below;
    }
  }
  return tree;
}

/** What a value has where another was read: values that look the same cannot be told apart by that reader. */
export function look(value: object, reads: Reads): string {
  const faces: unknown[] = [];
  lookAt(value, reads, faces);
  return createHash('sha256').update(JSON.stringify(faces)).digest('base64');
}

function lookAt(value: unknown, reads: Reads, faces: unknown[]): void {
  for (const [key, below] of reads) {
    const found = step(value, key);
    faces.push(faceOf(found));
    // Nothing lies below what is no group, and that has been said.
    if (below.size > 0 && typeof found === 'object' && found !== null) lookAt(found, below, faces);
  }
}

function step(value: unknown, key: Read[number]): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (key === KEYS) return JSON.stringify(Object.keys(value));
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

/** No value of a brand is a list of such words; parts of a group or list were read by themselves. */
const [NONE, LIST, GROUP] = [['none'], ['list'], ['group']];

function faceOf(value: unknown): unknown {
  if (value === undefined) return NONE;
  if (Array.isArray(value)) return LIST;
  return isRecord(value) ? GROUP : value;
}
