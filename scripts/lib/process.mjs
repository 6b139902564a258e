import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, from whichever folder the process was started. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs programs of Node at once. The first that fails stops the others, and so does a signal to this process.
 * @param {readonly (readonly string[])[]} programs the arguments of each.
 * @returns {Promise<number | null>} 0 when all succeeded, the exit code of a failure, or null after a signal; none runs any more.
 */
export async function runAtOnce(programs) {
  let isStopped = false;
  // Ctrl-C reaches this process alone, which then stops each once.
  const options = { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true };
  const running = programs.map((program) => spawn(process.execPath, program, options));
  const stop = () => running.forEach((child) => child.kill('SIGTERM'));
  const onSignal = () => {
    isStopped = true;
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  let failure = 0;
  await Promise.all(
    running.map(async (child) => {
      const [code] = await once(child, 'exit');
      if (code === 0) return;
      if (failure === 0) failure = code === null ? 1 : code;
      stop();
    }),
  );
  for (const signal of SIGNALS) process.off(signal, onSignal);
  return isStopped ? null : failure;
}

/** Exits with a message if Node is too old. Uses old syntax, because it must run there. */
export function requireNode() {
  const parts = process.versions.node.split('.').map(Number);
  const oldest = { 20: 20, 22: 13 }[parts[0]];
  if (parts[0] >= 24 || parts[1] >= oldest) return;
  console.error(`Sala needs Node 20.20, 22.13 or 24, or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** A signal sent to npm ends npm and its shell but not this process: notice that, and stop as well. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
