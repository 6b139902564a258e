import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { freePort, startServer } from './startServer';

/**
 * Rebuilds outdated parts and starts one demonstration for all journeys: `E2E_PORT` is the port of its server,
 * `E2E_SANDBOX_PORT` that of its sandbox. Bundles at `<brand>.localhost:<E2E_FOREIGN_PORT>` may call it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-stale'], { stdio: 'inherit' });
  const port = String(await freePort());
  const brands = readdirSync('brands').filter((id) => existsSync(`brands/${id}/brand.json`));
  const server = await startServer({
    CORS_ORIGINS: brands.map((id) => `http://${id}.localhost:${port}`).join(','),
  });
  process.env['E2E_FOREIGN_PORT'] = port;
  process.env['E2E_PORT'] = String(server.port);
  process.env['E2E_SANDBOX_PORT'] = String(server.sandboxPort);
  return () => server.stop();
}
