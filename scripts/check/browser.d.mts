/** A Chromium for the journeys; without `executable` the one that belongs to Playwright. */
export function findBrowser(): Promise<
  { readonly found: true; readonly executable?: string } | { readonly found: false; readonly reason: string }
>;
