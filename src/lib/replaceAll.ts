/**
 * Gives texts `replaceAll`, of texts by texts, where the browser has none: styled-components calls it, and Chrome 79 and
 * Safari 13.0 lack it (LAY-19).
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
