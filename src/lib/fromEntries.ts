/**
 * Gives `Object.fromEntries` to Safari 12.0, which lacks it (LAY-19); the app and its libraries call it.
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
