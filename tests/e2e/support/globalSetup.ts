import { execFileSync } from 'node:child_process';
import { startServer } from './startServer';

/** Rebuilds outdated parts and starts one server for all member journeys; `E2E_PORT` is its port. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-stale'], { stdio: 'inherit' });
  const server = await startServer();
  process.env['E2E_PORT'] = String(server.port);
  return () => server.stop();
}
