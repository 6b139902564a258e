/// <reference types="vite/types/importMeta.d.ts" />
import type { Adapter } from './kit/defineAdapter';

/** Every adapter's loader by `<port>/<name>`, its folder. A new folder needs no change here. */
export function findAdapters(): ReadonlyMap<string, () => Promise<Adapter>> {
  const files = import.meta.glob<Adapter>('./*/*/adapter.ts', { import: 'adapter' });
  return new Map(
    Object.entries(files).map(([file, load]) => [file.replace(/^\.\/|\/adapter\.ts$/g, ''), load]),
  );
}
