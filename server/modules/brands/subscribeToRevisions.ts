import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '#server/platform/db/connect';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { PUBLISHED_CHANNEL, findNewer } from './revisions';
import type { Transaction } from '#server/platform/db/transaction';
import { formatErrors } from './readFolder';

/** Interval of polling, in case a notification is lost. In ms. */
const POLL_MS = 5_000;
/** Before the listening connection is opened again. In ms. */
const RECONNECT_MS = 1_000;

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
  const stopping = new AbortController();
  const poll = looker(options);
  const listening = listen(options, poll, stopping.signal);
  const timer = setInterval(poll, options.pollMs ?? POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await listening;
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

async function listen(options: FollowOptions, poll: () => void, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await listenOnce(options, poll, stop).catch(options.onError);
    await sleep(RECONNECT_MS, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

/** Listens until the connection ends. Reads first, since earlier notifications are not repeated. */
async function listenOnce(
  { connectionString }: FollowOptions,
  poll: () => void,
  stop: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
  const ended = new Promise<void>((resolve, reject) => {
    client.once('error', reject);
    client.once('end', resolve);
  });
  ended.catch(() => undefined);
  const leave = () => void client.end().catch(() => undefined);
  stop.addEventListener('abort', leave, { once: true });
  try {
    client.on('notification', poll);
    await client.connect();
    await client.query(`LISTEN ${PUBLISHED_CHANNEL}`);
    poll();
    await ended;
  } finally {
    stop.removeEventListener('abort', leave);
    leave();
  }
}

/**
 * Serves what has been published since, by this process or any other. A revision that breaks the rules of this process,
 * as one of a newer version of the server may, never replaces a good one.
 * @returns a message for each revision that is not served.
 */
export async function syncRevisions(db: Database | Transaction, brands: BrandDirectory): Promise<string[]> {
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
