/**
 * Development: all brands and the studio with hot reload on `http://<brand>.localhost:4400/`, the API restarted on change.
 *
 * Usage: npm run dev               (PORT, HOST, DATA_DIR and the rest as for npm start)
 * Ends with Ctrl-C. A changed brand file is published by the API, then the open pages reload.
 */
import './lib/usage.mjs';
import { createServer } from 'vite';
import { startApi } from './dev/api';
import { brandPages } from './dev/brandPages';
import { proxyTo } from './dev/proxy';
import { brandsToBuild } from './bundle/brandsToBuild';
import { root } from './bundle/places';

const port = Number(process.env['PORT'] ?? 4400);
const api = await startApi();
const server = await createServer({
  root,
  configLoader: 'runner',
  appType: 'custom',
  publicDir: false,
  server: { port, strictPort: true, host: process.env['HOST'] ?? '127.0.0.1', allowedHosts: true },
  plugins: [proxyTo(api.port), brandPages(api.port)],
});
await server.listen();
for (const { id, displayName } of (await brandsToBuild()).brands)
  console.log(`${displayName.padEnd(16)} http://${id}.localhost:${port}/`);
console.log(`${'Studio'.padEnd(16)} http://studio.localhost:${port}/`);
console.log(`${'API'.padEnd(16)} http://localhost:${port}/api/docs`);

const stop = async () => {
  await Promise.all([server.close(), api.stop()]);
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
