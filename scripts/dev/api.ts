import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { Config } from '#server/platform/config/config';
import type { OpenDatabase } from '#server/platform/startup/openDatabase';
import type * as UndoModule from '#server/platform/startup/undo';
import type * as StartModule from '#server/start';
import { brandsDir, root } from '../bundle/places';
import { makeBrandMistakes } from './brandMistakes';
import type { Mistake, Mistakes } from './mistakes';

/** Milliseconds for several files that an editor or a generator saves at once. */
const DEBOUNCE_MS = 50;
/** Milliseconds that a replaced API has for its responses in progress. */
const DRAIN_MS = 1_000;

interface Running {
  readonly port: number;
  readonly brandIds: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The API of the development server. Its database remains open while modules are replaced. */
export type DevApi = ReturnType<typeof devApi>;

/**
 * The API from source. A changed module or brand file starts a new instance, which replaces the running one once it
 * serves; if it fails to start, the running one continues and the error is shown.
 */
export function devApi(config: Config, database: OpenDatabase, mistakes: Mistakes) {
  let server: ViteDevServer | undefined;
  let runner: ModuleRunner | undefined;
  let running: Running | undefined;
  let renewal: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let brandsAreDue = false;
  const stopping = new Set<Promise<void>>();
  const findBrandMistakes = makeBrandMistakes(load);

  function load<Module>(file: string): Promise<Module> {
    if (!runner) throw new Error('The development server has not started yet.');
    return runner.import<Module>(`/${file}`);
  }

  async function startInstance(): Promise<Running> {
    const { start } = await load<typeof StartModule>('server/start.ts');
    const { Undo } = await load<typeof UndoModule>('server/platform/startup/undo.ts');
    const undo = new Undo();
    try {
      const { address, brandIds } = await start(
        { ...config, port: 0, host: '127.0.0.1' },
        undo,
        () => undefined,
        { database, maxEventLoopDelayMs: 0, drainMs: DRAIN_MS },
      );
      return { port: Number(new URL(address).port), brandIds, stop: () => undo.run() };
    } catch (error) {
      await undo.run();
      throw error;
    }
  }

  async function replace(): Promise<void> {
    try {
      const previous = running;
      running = await startInstance();
      mistakes.set('API', undefined);
      if (!previous) return;
      const stopped = previous.stop().finally(() => stopping.delete(stopped));
      stopping.add(stopped);
    } catch (error) {
      mistakes.set('API', mistakeOf(error));
    }
  }

  /** Starts a new instance after the present renewal; never throws. */
  function renew(): Promise<void> {
    renewal = renewal.then(replace);
    return renewal;
  }

  async function renewWithBrands(): Promise<void> {
    await renew();
    try {
      mistakes.set('Brand files', await findBrandMistakes());
    } catch (error) {
      mistakes.set('Brand files', mistakeOf(error));
    }
    server?.ws.send({ type: 'full-reload' });
  }

  function schedule(task: () => Promise<void>): void {
    clearTimeout(timer);
    // Brand files are checked against the schemas of the running modules, so their task includes the other one.
    const next = task === renewWithBrands || brandsAreDue ? renewWithBrands : task;
    brandsAreDue = next === renewWithBrands;
    timer = setTimeout(() => {
      brandsAreDue = false;
      void next();
    }, DEBOUNCE_MS);
  }

  return {
    /** Starts the API and checks the brand files; never throws. */
    renew: renewWithBrands,
    /** Undefined until the API has started for the first time. */
    get port(): number | undefined {
      return running?.port;
    },
    get brandIds(): readonly string[] {
      return running?.brandIds ?? [];
    },
    stop: async () => {
      clearTimeout(timer);
      await renewal;
      await Promise.all([...stopping, running?.stop()]);
      await runner?.close();
    },
    plugin: (): Plugin => ({
      name: 'sala:api',
      configureServer(viteServer) {
        server = viteServer;
        runner = createServerModuleRunner(viteServer.environments.ssr, { hmr: false });
        viteServer.watcher.add(brandsDir);
        viteServer.watcher.on('all', (_event, file) => {
          if (file.startsWith(brandsDir + path.sep) && file.endsWith('.json')) schedule(renewWithBrands);
        });
      },
      hotUpdate({ file, modules }) {
        const isOther = [brandsDir, path.join(root, 'src')].some((folder) =>
          file.startsWith(folder + path.sep),
        );
        if (this.environment.name !== 'ssr' || isOther) return undefined;
        // A file that does not compile yet belongs to no module.
        if (modules.length > 0 || mistakes.has('API')) schedule(renew);
        return [];
      },
    }),
  };
}

/** The compiler names the place in its message, other errors in their stack. */
function mistakeOf(error: unknown): Mistake {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = stripVTControlCharacters(text);
  const [, place, line, column] = /([^\s()]+\.(?:tsx?|mjs|json)):(\d+):(\d+)/.exec(message) ?? [];
  if (place === undefined) return { message };
  const file = path.relative(root, path.resolve(root, place.replace(/^file:\/\//, '')));
  return { message, file, line: Number(line), column: Number(column) };
}
