import { type ComponentType, lazy } from 'react';

/** Milliseconds after which loading a chunk times out. */
export const CHUNK_TIMEOUT = 120_000;

/**
 * A page in its own chunk. A stalled or failed chunk rejects, so that the error boundary offers a reload instead of a
 * blank page.
 */
export function lazyRoute<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await withTimeLimit(load()) }));
}

function withTimeLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long to load.')), CHUNK_TIMEOUT);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
