import { type ComponentType, lazy } from 'react';

/** Milliseconds after which a chunk that does not arrive is given up (ERR-12). */
export const CHUNK_TIMEOUT = 120_000;

/**
 * A page in a chunk of its own. A chunk that stalls or fails rejects, and the
 * error boundary offers to load again instead of leaving a white page.
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
