import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseAccess } from '#server/platform/db/connect';
import { temporaryFolder } from '#server/platform/root';
import { buildServer } from '#server/testing/buildServer';
import { unboundedSetting } from '#server/testing/testBrands';

/** The real server with its own database, to be killed and restarted on the same data. */
export interface Site {
  readonly dataDir: string;
  /** Its current address; waits while it is down. */
  address(): Promise<string>;
  /** Starts it and waits until it listens. */
  start(options?: StartOptions): Promise<Program>;
  /** Connection string of the running database. */
  access(): Promise<DatabaseAccess>;
  /** Process id of the database's postmaster. */
  postmaster(): Promise<number>;
  /** Stops everything and removes all data. */
  remove(): Promise<void>;
}

interface StartOptions {
  /** A module that the process preloads. */
  readonly preload?: string;
  /** Runs before the address is published. */
  readonly beforeOpen?: () => Promise<void>;
  /** Settings in addition to those of a test. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Program {
  readonly child: ChildProcess;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Its output. */
  readonly text: () => string;
  /** Rejects with its output when it exits before it listens. */
  readonly listening: Promise<string>;
}

/** @param within folder for all data, by default a temporary one. */
export async function makeSite(within?: string): Promise<Site> {
  const folder = within ?? (await temporaryFolder('sala-reliability'));
  const dataDir = path.join(folder, 'data');
  const file = await buildServer();
  let current = deferred<string>();
  let running: Program | undefined;

  const start = async ({ preload, beforeOpen, env }: StartOptions = {}) => {
    const program = runProgram(file, dataDir, {
      ...(preload !== undefined && { preload }),
      ...(env && { env }),
    });
    running = program;
    void program.ended.then(() => {
      current = deferred();
    });
    const address = await program.listening;
    await beforeOpen?.();
    current.resolve(address);
    return program;
  };
  const postmasterFile = async () =>
    (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return {
    dataDir,
    start,
    address: () => current.promise,
    postmaster: async () => Number((await postmasterFile())[0]),
    access: async () => {
      const port = (await postmasterFile())[3] ?? '';
      const secrets = JSON.parse(
        await readFile(path.join(dataDir, 'postgres-secret.json'), 'utf8'),
      ) as Record<'owner' | 'app', string>;
      const url = (role: 'owner' | 'app') =>
        `postgres://sala_${role}:${secrets[role]}@127.0.0.1:${port}/sala`;
      return { owner: url('owner'), app: url('app') };
    },
    remove: async () => {
      running?.child.kill('SIGTERM');
      await running?.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a built server; several may be started on one data folder. */
export function runProgram(
  file: string,
  dataDir: string,
  { preload, env }: Pick<StartOptions, 'preload' | 'env'> = {},
): Program {
  const child = spawn(process.execPath, [...(preload === undefined ? [] : ['--import', preload]), file], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      DEMO: '0',
      PUBLISH_BOUNDS: unboundedSetting,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REGISTRATIONS_PER_ADDRESS: '999999',
      // Tests share the processor: a lag of the server is no overload that they should see as 503.
      MAX_EVENT_LOOP_DELAY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-50_000);
      const [, address] = /listens on (\S+)/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      reject(new Error(text));
    });
  });
  listening.catch(() => undefined);
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  return { child, ended, text: () => text, listening };
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
