import { findAdapters } from '#server/providers/readProviders';

const loaded = await Promise.all(
  [...findAdapters()].map(async ([name, load]) => [name, (await load()).settings] as const),
);

/** The schema of each adapter's settings. Loaded by Vite, which finds the adapters. */
export const adapterSettings = Object.fromEntries(loaded.sort(([a], [b]) => (a < b ? -1 : 1)));
