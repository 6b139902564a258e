/** Makes an `Intl` formatter at its first use and keeps it: making one costs more than formatting a list. */
export function cachedFormat<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
