import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandFolders, brandsDir, root } from '#scripts/bundle/places';
import { accessFiles } from './seedMembers';

export interface TestServer {
  readonly origin: string;
  /** Milliseconds from the start of the process until it is ready. */
  readonly readyIn: number;
  /** Resident memory in MB. */
  readonly memory: () => number;
  /** CPU time so far in ms; 0 where the system does not report it. */
  readonly cpu: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a built server, as in production, on a data folder; stop it before starting another there. @param more
 * additional environment variables.
 */
export function startServer(
  dataDir: string,
  file: string,
  more: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '0',
    TRUST_PROXY: '1',
    // The load generator's requests name no brand.
    DEFAULT_BRAND: primaryBrand(),
    DATABASE_URL: '',
    ...more,
  };
  return launch([file], env, /listens on (\S+)/);
}

/** The brand of `seedMembers`. */
function primaryBrand(): string {
  const ids = brandFolders(brandsDir);
  const isPrimary = (id: string) =>
    (JSON.parse(readFileSync(path.join(brandsDir, id, 'brand.json'), 'utf8')) as { primary?: boolean })
      .primary;
  return ids.find(isPrimary) ?? ids[0] ?? '';
}

/** Starts the reference on the database of a running server. */
export function startReference(dataDir: string): Promise<TestServer> {
  return launch(
    ['--import', 'tsx', 'tests/bench/referenceServer.ts', databaseUrl(dataDir)],
    { NODE_ENV: 'production' },
    /(http:\S+)/,
  );
}

/** The owner's connection string of a running server. */
export function databaseUrl(dataDir: string): string {
  const { secrets, postmaster } = accessFiles(dataDir);
  const { owner } = JSON.parse(readFileSync(secrets, 'utf8')) as { owner: string };
  const port = readFileSync(postmaster, 'utf8').split('\n')[3] ?? '';
  return `postgres://sala_owner:${owner}@127.0.0.1:${port}/sala`;
}

/** CPU time of the database of a data folder, all processes together, in ms. */
export function databaseCpu(dataDir: string): number {
  const pid = Number(readFileSync(accessFiles(dataDir).postmaster, 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return [pid, ...children].reduce((sum, one) => sum + cpuOf(one), 0);
}

/** Fields 14 to 17 of `stat`, in hundredths of a second: its own CPU time, and that of its exited children. */
function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks * 10, 0);
  } catch {
    return 0;
  }
}

async function launch(
  args: readonly string[],
  env: Record<string, string>,
  listening: RegExp,
): Promise<TestServer> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (text.length < 10_000) text += chunk.toString();
      const [, address] = listening.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => {
      reject(new Error(`It ended while it started: ${text}`));
    });
  });
  return {
    origin,
    readyIn: performance.now() - started,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    cpu: () => cpuOf(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
