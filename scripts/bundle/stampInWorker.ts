import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Brand } from '#schemas/brand/brand';
import { cacheDir, compiled } from './places';

export interface StampPlaces {
  /** Where the bundles go. */
  readonly folder: string;
  /** The compiled server, with the renderer. */
  readonly server: string;
  /** Folder that holds a folder with the images of each brand, and those that all share. */
  readonly brandsDir: string;
}

/** The compiled program of the thread. */
export const STAMPER_FILE = 'stampThread.js';

/** Brands that are on their way at once: few, as each is tens of kilobytes. */
const BATCH = 16;

/**
 * Writes the documents and icons of brands into their bundles, in a thread of its own.
 * @throws Error naming the brand and the page that cannot be rendered.
 */
export async function stampInWorker(brands: readonly Brand[], places: StampPlaces): Promise<void> {
  const thread = new Worker(path.join(compiled('stamper'), STAMPER_FILE), {
    workerData: places,
    // It is plain JavaScript, and no longer in the checkout.
    execArgv: [],
    env: { ...process.env, BUILD_CACHE: cacheDir },
  });
  try {
    for (let at = 0; at < brands.length; at += BATCH) {
      thread.postMessage(brands.slice(at, at + BATCH).map((brand) => JSON.stringify(brand)));
      // Also rejects with what ends the thread.
      await once(thread, 'message');
    }
  } finally {
    await thread.terminate();
  }
}
