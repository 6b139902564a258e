/**
 * The demonstration: a database with demo data, the sandbox that plays the outside services, and the server as a child
 * process that knows the sandbox as any other provider. Settings by environment, see `settings.ts`.
 * Exit codes: 0 stopped in order, 1 it could not start or had to stop; that of the server if it ends by itself.
 */
/* eslint-disable no-console -- this program speaks to the person who started it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { openDatabase } from '#server/platform/startup/openDatabase';
import { explainStart } from '#server/platform/startup/startFailure';
import { Undo } from '#server/platform/startup/undo';
import { printSandbox, startSandbox } from './start';
import { readDemoSettings, type DemoSettings } from './settings';

/** The server drains for up to ten seconds. */
const STOP_MS = 15_000;
/** The compiled server is next to this program. */
const SERVER = path.join(import.meta.dirname, 'main.js');

async function runDemo(): Promise<void> {
  const undo = new Undo();
  const state = { isStopping: false };
  const stop = () => {
    state.isStopping = true;
    return undo.run();
  };
  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await stop();
  });
  let settings: DemoSettings | undefined;
  try {
    settings = await readDemoSettings(process.env);
    const { access } = await openDatabase(settings, undo, console.log);
    const env = await startSandbox(settings, access, undo);
    // A signal during the start.
    if (state.isStopping) return;
    const { listening, ended } = startServer(env, undo);
    void ended.then(async (code) => {
      if (state.isStopping) return;
      await stop();
      process.exit(code);
    });
    await listening;
    printSandbox(settings);
  } catch (error) {
    console.error(explainStart(error, settings));
    await stop();
    process.exit(1);
  }
}

function startServer(env: Readonly<Record<string, string>>, undo: Undo) {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches this program alone, which then stops the server once.
    detached: true,
  });
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  undo.add(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return { listening: once(child, 'message'), ended };
}

await runDemo();
