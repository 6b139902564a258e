import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/root';

export interface BuiltServer {
  /** The program: `node <file>`. */
  readonly file: string;
  remove(): Promise<void>;
}

/** Compiles the server as the product is built, half a second: started from source, it needs several. */
export async function buildServer(): Promise<BuiltServer> {
  // Inside of the project, so that it finds `node_modules` and `brands/` as the real one does.
  const outDir = path.join(projectRoot, '.cache', `reliability-${String(process.pid)}-${String(Date.now())}`);
  await build({
    root: projectRoot,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    build: { outDir, ssr: path.join(projectRoot, 'server/main.ts'), target: 'node20', minify: false },
  });
  return { file: path.join(outDir, 'main.js'), remove: () => rm(outDir, { recursive: true, force: true }) };
}
