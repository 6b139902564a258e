import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, from whichever folder the process was started. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

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
