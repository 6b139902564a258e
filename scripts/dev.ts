/**
 * Development: all brands, the studio, the sandbox and the API from source, each change shown at once.
 *
 * Usage: npm run dev               (PORT, HOST, DATA_DIR and the rest as for npm start)
 * Ends with Ctrl-C. A mistake in code or in a brand file is shown in the terminal and over the open pages; until it is
 * corrected, the last valid version stays served.
 */
import './lib/usage.mjs';
import { createServer } from 'vite';
import { readConfig } from '#server/platform/config/config';
import { checkStart } from '#server/platform/startup/startChecks';
import { explainStart } from '#server/platform/startup/startFailure';
import { Undo, openDatabase } from '#server/start';
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
  await checkStart(config);
  const database = await openDatabase(config, undo, console.log);
  const mistakes = new Mistakes();
  const api = devApi(config, database, mistakes);
  const { port, host, dataDir } = config;
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
  console.log(`${'API'.padEnd(16)} http://localhost:${port}/api/docs`);
  if (config.demo) {
    console.log(`${'Sandbox bank'.padEnd(16)} http://bank.localhost:${port}/`);
    console.log(`${'Sandbox games'.padEnd(16)} http://games.localhost:${port}/`);
  }
} catch (error) {
  console.error(explainStart(error, undefined));
  await stop(1);
}
