import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/platform/root';

export interface BuiltServer {
  /** The program: `node <file>`. */
  readonly file: string;
  remove(): Promise<void>;
}

/** Compiles the server as the product is built, half a second: started from source, it needs several. */
export function buildServer(): Promise<BuiltServer> {
  return buildProgram(path.join(projectRoot, 'server/main.ts'));
}

/** Compiles a program that a test starts as a separate process. */
export async function buildProgram(entry: string): Promise<BuiltServer> {
  const name = path.basename(entry, '.ts');
  // Inside of the project, so that it finds `node_modules` and `brands/` as the real one does.
  const folder = `reliability-${name}-${String(process.pid)}-${String(Date.now())}`;
  const outDir = path.join(projectRoot, '.cache', folder);
  await build({
    root: projectRoot,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    build: { outDir, ssr: entry, target: 'node20', minify: false },
  });
  return {
    file: path.join(outDir, `${name}.js`),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
