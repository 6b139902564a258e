import type { Database } from '#server/platform/db/connect';
import { listen } from '#server/platform/db/listen';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { findLives } from './lives';
import { PUBLISHED_CHANNEL, findNewer } from './revisions';
import type { Transaction } from '#server/platform/db/transaction';
import { formatErrors } from './readFolder';

/** Interval of polling, in case a notification is lost. In ms. */
const POLL_MS = 5_000;

export interface FollowOptions {
  /** Connection string: the listener uses its own connection. */
  readonly connectionString: string;
  readonly db: Database;
  readonly brands: BrandDirectory;
  readonly onError: (error: unknown) => void;
  /** @see POLL_MS */
  readonly pollMs?: number;
}

/**
 * Subscribes to revisions that any process publishes: by notification, and by a cheap query every five seconds.
 * @returns stops it.
 */
export function subscribeToRevisions(options: FollowOptions): () => Promise<void> {
  const poll = looker(options);
  const stop = listen({
    connectionString: options.connectionString,
    channels: [PUBLISHED_CHANNEL],
    onNotification: poll,
    // Earlier notifications are not repeated.
    onListening: poll,
    onError: options.onError,
  });
  const timer = setInterval(poll, options.pollMs ?? POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await stop();
  };
}

/** One poll at a time; what comes while one is under way is answered by one more. */
function looker({ db, brands, onError }: FollowOptions): () => void {
  let state: 'idle' | 'looking' | 'again' = 'idle';
  const run = async () => {
    do {
      state = 'looking';
      try {
        for (const sentence of await syncRevisions(db, brands)) onError(new Error(sentence));
      } catch (error) {
        onError(error);
      }
      // Another call may have changed it meanwhile, which the compiler does not see.
    } while ((state as string) === 'again');
    state = 'idle';
  };
  return () => {
    if (state === 'idle') void run();
    else state = 'again';
  };
}

/**
 * Knows the states of brands that have changed since, and serves what has been published since, by this process or any other. A revision that breaks the rules of this process,
 * as one of a newer version of the server may, never replaces a good one.
 * @returns a message for each revision that is not served.
 */
export async function syncRevisions(db: Database | Transaction, brands: BrandDirectory): Promise<string[]> {
  brands.takeLives(await findLives(db, brands.lives.version));
  const newer = await findNewer(db, brands.seen);
  return newer.flatMap(({ brand_id, revision, file, created_at }) => {
    const { loaded, problems } = brands.rules.assemble(brand_id, file);
    if (!loaded) {
      brands.refuse(brand_id, revision);
      return [
        `Revision ${revision} of ${brand_id} breaks the rules and is not served: ${formatErrors(problems)}`,
      ];
    }
    brands.take({ revision, file: loaded.source, brand: loaded.brand, publishedAt: created_at });
    return [];
  });
}
