// Loaded only by browsers that lack one of these methods.
addReplaceAll(String.prototype);
addFromEntries(Object);

/**
 * Polyfills `Object.fromEntries`, which the app and its libraries call, for Safari 12.0.
 * @param constructor `Object`.
 */
export function addFromEntries(constructor: object): void {
  if ('fromEntries' in constructor) return;
  Object.defineProperty(constructor, 'fromEntries', {
    configurable: true,
    writable: true,
    value(entries: Iterable<readonly [PropertyKey, unknown]>) {
      const made: Record<PropertyKey, unknown> = {};
      for (const [key, value] of entries) made[key] = value;
      return made;
    },
  });
}

/**
 * Polyfills `replaceAll` for string arguments: styled-components calls it, and Chrome 79 and Safari 13.0 lack it.
 * @param texts `String.prototype`.
 */
export function addReplaceAll(texts: object): void {
  if ('replaceAll' in texts) return;
  Object.defineProperty(texts, 'replaceAll', {
    configurable: true,
    writable: true,
    value(this: string, found: string, by: string) {
      return this.split(found).join(by);
    },
  });
}
