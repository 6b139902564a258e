import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { build } from 'vite';
import { brandSchemasPlugin } from '#scripts/vite/brandSchemasPlugin';
import { projectRoot } from '#server/platform/root';

const programs = new Map<string, Promise<string>>();

/** @returns the file of the server, compiled as the product is built: started from source, it needs several seconds. */
export function buildServer(): Promise<string> {
  return buildProgram(path.join(projectRoot, 'server/main.ts'));
}

/** @returns the file of the demonstration, with the server that it starts next to it. */
export function buildDemo(): Promise<string> {
  const main = path.join(projectRoot, 'server/main.ts');
  return buildOnce('demo', { demo: path.join(projectRoot, 'sandbox/main.ts'), main });
}

/** Compiles a program that tests start as a separate process, once per worker. @returns its file: `node <file>`. */
export function buildProgram(entry: string): Promise<string> {
  const name = path.basename(entry, '.ts');
  return buildOnce(name, { [name]: entry });
}

type Entries = Readonly<Record<string, string>>;

function buildOnce(name: string, entries: Entries): Promise<string> {
  const key = JSON.stringify([name, entries]);
  const known = programs.get(key) ?? compile(name, entries);
  programs.set(key, known);
  return known;
}

const IMAGE_WORKER = 'server/platform/images/imageWorker.mjs';

async function compile(name: string, entries: Entries): Promise<string> {
  const outDir = path.join(inject('programs'), `${name}-${String(process.pid)}`);
  await build({
    root: projectRoot,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [brandSchemasPlugin()],
    build: {
      outDir,
      // In one folder: the code that starts a worker looks for it in its own folder.
      assetsDir: '',
      ssr: true,
      rolldownOptions: { input: { ...entries } },
      target: 'node20',
      minify: false,
    },
  });
  await copyFile(path.join(projectRoot, IMAGE_WORKER), path.join(outDir, path.basename(IMAGE_WORKER)));
  return path.join(outDir, `${name}.js`);
}
