import { createHash } from 'node:crypto';
import { isRecord } from '#core/brand/json';

/** Path of a value; ends with {@link KEYS} when its keys were read instead of its value. */
export type Read = readonly (string | typeof KEYS)[];
const KEYS = Symbol('keys');

/** A proxy of the value that records in `reads` which properties are read. */
export function watch<T extends object>(value: T): { readonly watched: T; readonly reads: () => Read[] } {
  const reads = new Map<string, Read>();
  // A copy, because a proxy must return the original properties of a frozen object.
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

/** The recorded reads as a tree, because their paths share most segments. */
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

/** Facts about a value that a reader depends on: values with equal facts are the same to it. */
export function look(value: object, reads: Reads): string {
  const faces: unknown[] = [];
  collectFacts(value, reads, faces);
  return createHash('sha256').update(JSON.stringify(faces)).digest('base64');
}

function collectFacts(value: unknown, reads: Reads, faces: unknown[]): void {
  for (const [key, below] of reads) {
    const found = step(value, key);
    faces.push(faceOf(found));
    // A value that is not a group has no children.
    if (below.size > 0 && typeof found === 'object' && found !== null) collectFacts(found, below, faces);
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
