import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Before the listening connection is opened again. In ms. */
const RECONNECT_MS = 1_000;

export interface ListenOptions {
  /** Connection string: the listener uses its own connection. */
  readonly connectionString: string;
  readonly channels: readonly string[];
  readonly onNotification: (channel: string, payload: string) => void;
  /** The connection listens now, for the first time or again: notifications before it are lost. */
  readonly onListening: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Listens to notifications of PostgreSQL, which come in the order of commits, and opens a lost connection again.
 * @returns stops it.
 */
export function listen(options: ListenOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const done = (async () => {
    while (!signal.aborted) {
      await listenOnce(options, signal).catch(options.onError);
      await sleep(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await done;
  };
}

/** Listens until the connection ends. */
async function listenOnce(
  { connectionString, channels, onNotification, onListening }: ListenOptions,
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
    client.on('notification', ({ channel, payload = '' }) => {
      onNotification(channel, payload);
    });
    await client.connect();
    await client.query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
    onListening();
    await ended;
  } finally {
    stop.removeEventListener('abort', leave);
    leave();
  }
}
