import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Milliseconds to create and migrate the database and to seed the demo. */
const START_LIMIT = 120_000;

export interface RunningServer {
  readonly port: number;
  readonly sandboxPort: number;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts the built demonstration on free ports, with its own database.
 * @param settings in addition; as a function, where they depend on the port or need a file.
 * @throws Error with its latest output.
 */
export async function startServer(
  settings: Settings | ((port: number, dataDir: string) => Promise<Settings>) = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sala-e2e-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const more = typeof settings === 'function' ? await settings(port, dataDir) : settings;
  const server = spawn(process.execPath, ['dist/_server/demo.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DEMO: '1',
      // Journeys count rows of queues and lists.
      DEMO_MEMBERS: '0',
      TRUST_PROXY: '1',
      // Browsers share the processor: a lag of the server is no overload that a journey should see as 503.
      MAX_EVENT_LOOP_DELAY: '0',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(server);
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(port, server, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, sandboxPort, stop };
}

async function ready(port: number, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + START_LIMIT;
  while (performance.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with exit code ${server.exitCode}:\n${output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready after ${START_LIMIT / 1000} s:\n${output()}`);
}

/** Collects the server's latest output, for the error message when it does not start. */
function collect(server: ChildProcess): () => string {
  let text = '';
  const take = (part: Buffer) => (text = (text + part.toString()).slice(-8_000));
  server.stdout?.on('data', take);
  server.stderr?.on('data', take);
  return () => text;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was assigned.');
  return address.port;
}
