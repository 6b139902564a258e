import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { root } from '#scripts/build/places';

export interface TestServer {
  readonly origin: string;
  /** Milliseconds from the start of the process until it is ready. */
  readonly readyIn: number;
  /** Resident memory in MB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts the built server on a data folder; stop it before starting another there. */
export async function startServer(dataDir: string): Promise<TestServer> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/_server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1', TRUST_PROXY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null)
      throw new Error('The server ended while it started: run "npm run build" first.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    readyIn: performance.now() - started,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
