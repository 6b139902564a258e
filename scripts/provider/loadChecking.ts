import { createServer, createServerModuleRunner } from 'vite';
import { root } from '../bundle/places';
import { brandSchemasPlugin } from '../vite/brandSchemasPlugin';
import type * as Checking from './checkProvider';

/** Loads the checks by Vite, which finds the adapters. `close` ends what they have loaded. */
export async function loadChecking(): Promise<{
  readonly checking: typeof Checking;
  readonly close: () => Promise<void>;
}> {
  const server = await createServer({
    ...{ root, configFile: false, appType: 'custom', logLevel: 'error' },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    // The pages of the product are not served.
    optimizeDeps: { noDiscovery: true },
    plugins: [brandSchemasPlugin()],
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  return {
    checking: await runner.import<typeof Checking>('/scripts/provider/checkProvider.ts'),
    close: async () => {
      await runner.close();
      await server.close();
    },
  };
}
