/**
 * Creates and seeds the database of a demonstration, then stops it. `npm start` runs it while it compiles the programs, so
 * that they find everything there; what an interrupted run leaves out, the demonstration writes. Settings as for it.
 * Exit codes: 0 prepared, or stopped in order; 1 it could not be.
 */
/* eslint-disable no-console -- this program speaks to the person who started it. */
import closeWithGrace from 'close-with-grace';
import { openDatabase } from '#server/platform/startup/openDatabase';
import { explainStart } from '#server/platform/startup/startFailure';
import { Undo } from '#server/platform/startup/undo';
import { readDemoSettings, type DemoSettings } from './settings';
import { prepareDemo } from './start';

const undo = new Undo();
const state = { isStopping: false };
closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
  state.isStopping = true;
  if (err) console.error(err);
  await undo.run();
});
// The program that started this one, over a channel, has died.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
let settings: DemoSettings | undefined;
try {
  settings = await readDemoSettings(process.env);
  const { access } = await openDatabase(settings, undo, console.log);
  await prepareDemo(settings, access, undo);
} catch (error) {
  // Stopping ends the database below the statements in progress.
  if (!state.isStopping) console.error(explainStart(error, settings));
  process.exitCode = 1;
}
if (!state.isStopping) {
  await undo.run();
  process.exit();
}
