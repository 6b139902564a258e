/** Finds a Chromium for the journeys. Without `executable`, Playwright uses its own browser. */
export function findBrowser(): Promise<
  { readonly found: true; readonly executable?: string } | { readonly found: false; readonly reason: string }
>;
