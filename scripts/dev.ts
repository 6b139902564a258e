/**
 * Development: all brands, the studio and the API from source, each change shown at once; and the sandbox, which a change
 * of its own code reaches with the next start.
 *
 * Usage: npm run dev               (PORT, HOST, DATA_DIR and the rest as for npm start)
 * Ends with Ctrl-C. A mistake in code or in a brand file is shown in the terminal and over the open pages; until it is
 * corrected, the last valid version stays served.
 */
import './lib/usage.mjs';
import { createServer } from 'vite';
import { readConfig } from '#server/platform/config/config';
import { openDatabase } from '#server/platform/startup/openDatabase';
import { checkStart } from '#server/platform/startup/startChecks';
import { explainStart } from '#server/platform/startup/startFailure';
import { Undo } from '#server/platform/startup/undo';
import { readDemoSettings } from '#sandbox/settings';
import { printSandbox, startSandbox } from '#sandbox/start';
import { devApi } from './dev/api';
import { brandPages } from './dev/brandPages';
import { Mistakes } from './dev/mistakes';
import { proxyTo } from './dev/proxy';
import { stopWithNpm } from './lib/process.mjs';
import { cacheDir, defaultOut, root } from './bundle/places';

const undo = new Undo();
let isStopping = false;
const stop = async (code: number) => {
  if (isStopping) process.exit(code);
  isStopping = true;
  await undo.run();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// An error that a handler under development leaves uncaught must not take the other programs down.
process.on('uncaughtException', (error) => {
  console.error(error);
});
stopWithNpm();

try {
  const config = readConfig(process.env);
  const demo = config.demo ? await readDemoSettings(process.env) : undefined;
  if (!demo) await checkStart(config);
  const database = await openDatabase(config, undo, console.log);
  if (demo) Object.assign(process.env, await startSandbox(demo, database.access, undo));
  const mistakes = new Mistakes();
  const api = devApi(readConfig(process.env), database, mistakes);
  const { port, host, dataDir } = demo ?? config;
  const server = await createServer({
    root,
    configLoader: 'runner',
    appType: 'custom',
    publicDir: false,
    cacheDir: `${cacheDir}/vite`,
    server: {
      ...{ port, host, strictPort: true, allowedHosts: true },
      watch: { ignored: [dataDir, defaultOut, cacheDir].map((folder) => `${folder}/**`) },
    },
    plugins: [mistakes.plugin(), proxyTo(api), api.plugin(), brandPages(api)],
  });
  undo.add(() => Promise.all([server.close(), api.stop()]));
  await server.listen();
  await api.renew();
  for (const id of api.brandIds) console.log(`${id.padEnd(16)} http://${id}.localhost:${port}/`);
  console.log(`${'Studio'.padEnd(16)} http://studio.localhost:${port}/`);
  console.log(`${'Desk'.padEnd(16)} http://desk.localhost:${port}/`);
  console.log(`${'API'.padEnd(16)} http://localhost:${port}/api/docs`);
  if (demo) printSandbox(demo);
} catch (error) {
  console.error(explainStart(error, undefined));
  await stop(1);
}
