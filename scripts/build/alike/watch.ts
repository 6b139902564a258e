import { createHash } from 'node:crypto';
import { isRecord } from '#brand/json';

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

/** What a value has where another was read: values that look the same cannot be told apart by that reader. */
export function look(value: object, reads: readonly Read[]): string {
  const faces = JSON.stringify(reads.map((read) => faceOf(read.reduce(step, value))));
  return createHash('sha256').update(faces).digest('base64');
}

function step(value: unknown, key: Read[number]): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (key === KEYS) return JSON.stringify(Object.keys(value));
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

/** Parts of a group or list were read by themselves. */
function faceOf(value: unknown): unknown {
  if (value === undefined) return ['none'];
  if (Array.isArray(value)) return ['list'];
  return isRecord(value) ? ['group'] : value;
}
