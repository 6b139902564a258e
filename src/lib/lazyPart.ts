import { type ComponentType, lazy } from 'react';
import { retryWhenOnline, stalled } from './online';

/** Milliseconds after which loading a chunk times out. */
const CHUNK_TIMEOUT = 120_000;

/**
 * A component in its own chunk. Without a network it loads by itself when the network returns; a chunk that stalls, or
 * fails `attempts` times while online, rejects, so that the error boundary offers a reload instead of a blank page.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, attempts = 2) =>
  lazy(async () => ({ default: await retryWhenOnline(() => withTimeLimit(load()), attempts) }));

/** The same for an optional part: retries until it loads. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, Infinity);

function withTimeLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(stalled), CHUNK_TIMEOUT);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
