/**
 * Where a LINE id is added as a friend (LAY-24). `@` and everything else that is not plain is percent-encoded,
 * so an id can never change the host or the path.
 */
export function lineUrl(id: string): string {
  return `https://line.me/R/ti/p/${encodeURIComponent(id.trim())}`;
}
