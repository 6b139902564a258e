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

/** Compiles a program that tests start as a separate process, once per worker. @returns its file: `node <file>`. */
export function buildProgram(entry: string): Promise<string> {
  const known = programs.get(entry) ?? compile(entry);
  programs.set(entry, known);
  return known;
}

const IMAGE_WORKER = 'server/platform/images/imageWorker.mjs';

async function compile(entry: string): Promise<string> {
  const name = path.basename(entry, '.ts');
  const outDir = path.join(inject('programs'), `${name}-${String(process.pid)}`);
  await build({
    root: projectRoot,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [brandSchemasPlugin()],
    // In one folder: the code that starts a worker looks for it in its own folder.
    build: { outDir, assetsDir: '', ssr: entry, target: 'node20', minify: false },
  });
  await copyFile(path.join(projectRoot, IMAGE_WORKER), path.join(outDir, path.basename(IMAGE_WORKER)));
  return path.join(outDir, `${name}.js`);
}
