import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chown, mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { EmbeddedPlace } from './embeddedPlace';
import { commandLine, isRunning } from './processes';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // Loopback TCP with a password works on every system; a socket path can be too long.
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  wal_compression: 'on',
};

const START_MS = 30_000;
const RETRY_MS = 10_000;
const STOP_MS = 15_000;
const WATCH_MS = 1_000;

/** Creates an empty cluster: UTF-8, with byte order (`C`) so that sorting is the same on every system. */
export async function initialiseCluster(place: EmbeddedPlace, passwordFile: string): Promise<void> {
  // initdb refuses the non-empty folder that an interrupted first start left behind.
  await rm(place.cluster, { recursive: true, force: true });
  await mkdir(place.cluster, { mode: 0o700 });
  if (place.user) await chown(place.cluster, place.user.uid, place.user.gid);
  const flags = ['--auth=scram-sha-256', '--username=sala_owner', '--encoding=UTF8', '--locale=C'];
  try {
    await promisify(execFile)(
      program(place, 'initdb'),
      [`--pgdata=${place.cluster}`, `--pwfile=${passwordFile}`, '--data-checksums', ...flags],
      { ...place.user, cwd: place.folder, env: { ...process.env, LC_ALL: 'C' } },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Starts the cluster, or adopts the one that still runs there. @returns its port. */
export async function startCluster(
  place: EmbeddedPlace,
  password: string,
  settings: Readonly<Record<string, string>>,
  report: (line: string) => void,
): Promise<number> {
  const orphan = await readPostmaster(place);
  if (orphan) {
    const adopted = await waitUntilReady(orphan.port, password, () => isRunning(orphan.pid), 5_000);
    if (adopted) {
      report('Adopting the database process of a server that was killed.');
      return orphan.port;
    }
    await stopCluster(place);
  }
  const end = Date.now() + RETRY_MS;
  do {
    const port = await freePort();
    const alive = launch(place, port, settings);
    if (await waitUntilReady(port, password, alive, START_MS)) return port;
    await stopCluster(place);
    // Another program took the port, or the last processes of a killed database still hold the shared memory.
    await sleep(200);
  } while (Date.now() < end);
  throw new Error(`The embedded database did not start; see ${path.join(place.folder, 'postgres.log')}.`);
}

/** Stops the cluster: fast shutdown, then immediate, then kill. Committed data survives all three. */
export async function stopCluster(place: EmbeddedPlace): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const running = await readPostmaster(place);
    if (!running) return;
    try {
      process.kill(running.pid, signal);
    } catch {
      return;
    }
    const end = Date.now() + STOP_MS;
    while (isRunning(running.pid) && Date.now() < end) await sleep(20);
  }
}

/**
 * Restarts the database on its port when it ended unexpectedly, so that the pool of the server finds it again.
 * @returns a function that stops the supervision; call it before `stopCluster`.
 */
export function superviseCluster(
  place: EmbeddedPlace,
  port: number,
  settings: Readonly<Record<string, string>>,
): () => void {
  const timer = setInterval(() => {
    void readPostmaster(place).then((running) => {
      if (!running && watching) launch(place, port, settings);
    });
  }, WATCH_MS);
  let watching = true;
  timer.unref();
  return () => {
    watching = false;
    clearInterval(timer);
  };
}

function launch(
  place: EmbeddedPlace,
  port: number,
  settings: Readonly<Record<string, string>>,
): () => boolean {
  const log = openSync(path.join(place.folder, 'postgres.log'), 'a', 0o600);
  const flags = Object.entries({ ...SETTINGS, port: String(port), ...settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  // A separate process group: Ctrl-C must only reach the server, which drains before it stops the database.
  const child = spawn(program(place, 'postgres'), ['-D', place.cluster, ...flags], {
    ...place.user,
    cwd: place.folder,
    env: { ...process.env, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'ignore', log],
  });
  closeSync(log);
  let alive = true;
  child.once('exit', () => (alive = false));
  child.once('error', () => (alive = false));
  child.unref();
  return () => alive;
}

async function waitUntilReady(
  port: number,
  password: string,
  alive: () => boolean,
  ms: number,
): Promise<boolean> {
  const end = Date.now() + ms;
  while (alive() && Date.now() < end) {
    if (await answers(port, password)) return true;
    await sleep(25);
  }
  return false;
}

async function answers(port: number, password: string): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'sala_owner',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns the running process of `postmaster.pid`; undefined when its id belongs to another program. */
export async function readPostmaster(
  place: EmbeddedPlace,
): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(path.join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && port && commandLine(pid).includes(place.cluster) ? { pid, port } : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
  });
}

function program(place: EmbeddedPlace, name: string): string {
  return path.join(place.bin, process.platform === 'win32' ? `${name}.exe` : name);
}
