/**
 * The server. Settings by environment, see `platform/config/config.ts`.
 * Exit codes: 0 stopped in order, 1 it could not start or had to stop.
 */
/* eslint-disable no-console -- this program speaks to the person who started it. */
import closeWithGrace from 'close-with-grace';
import { readConfig, type Config } from '#server/platform/config/config';
import { start, type Started } from './start';
import { explainStart } from '#server/platform/startup/startFailure';
import { Undo } from '#server/platform/startup/undo';

/** Starts the server and prints its addresses; a failure ends the process with the code 1. */
async function serve(): Promise<void> {
  const undo = new Undo();
  // Before anything starts, so that Ctrl-C during startup also stops the database. An uncaught
  // exception ends the process after the same drain.
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await undo.run();
  });
  // The program that started this one, over a channel, has died.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    welcome(config, await start(config, undo, console.log));
    process.send?.('ready');
  } catch (error) {
    console.error(explainStart(error, config));
    await undo.run();
    process.exit(1);
  }
}

const addressOf = (name: string, host: string | undefined, port: string): string =>
  host === undefined ? `http://${name}.localhost:${port}/` : `https://${host}/`;

function welcome(config: Config, { address, brandIds, firstCode, resetCode }: Started): void {
  const port = new URL(address).port;
  const studio = addressOf('studio', config.studioHost, port);
  console.log(`\nSala listens on ${address}\n`);
  for (const id of brandIds) console.log(`  ${id.padEnd(12)} http://${id}.localhost:${port}/`);
  console.log(`  ${'Studio'.padEnd(12)} ${studio}`);
  console.log(`  ${'Desk'.padEnd(12)} ${addressOf('desk', config.deskHost, port)}`);
  console.log(`  ${'API'.padEnd(12)} http://localhost:${port}/api/docs\n`);
  if (firstCode !== undefined) {
    console.log(`  Nobody can log into the studio yet. To become the administrator of all brands, open
  ${studio}accept#${firstCode}
  The code works once, for 24 hours; the next start makes a new one as long as nobody has used it.
`);
  }
  if (config.staffReset !== undefined) {
    console.log(
      resetCode === undefined
        ? `  STAFF_RESET names ${config.staffReset}, who is no active staff member.\n`
        : `  ${config.staffReset} sets a new password at
  ${studio}reset#${resetCode}
  The code works once, for 24 hours. Start without STAFF_RESET from now on.
`,
    );
  }
}

await serve();
