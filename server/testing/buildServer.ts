import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { build } from 'vite';
import { brandSchemasPlugin } from '#scripts/vite/brandSchemasPlugin';
import { projectRoot } from '#server/platform/root';

const programs = new Map<string, Promise<string>>();

/** @returns the file of the server, compiled as the product is built: started from source, it needs several seconds. */
export async function buildServer(): Promise<string> {
  return path.join(path.dirname(await buildDemo()), 'main.js');
}

/** @returns the file of the demonstration; next to it `main.js`, the server that it starts, and `prepare.js`. */
export function buildDemo(): Promise<string> {
  const inProject = (file: string) => path.join(projectRoot, file);
  return buildOnce('demo', {
    demo: inProject('sandbox/main.ts'),
    main: inProject('server/main.ts'),
    prepare: inProject('sandbox/prepare.ts'),
  });
}

/** Compiles a program that tests start as a separate process, once per run. @returns its file: `node <file>`. */
export function buildProgram(entry: string): Promise<string> {
  const name = path.basename(entry, '.ts');
  return buildOnce(name, { [name]: entry });
}

type Entries = Readonly<Record<string, string>>;

function buildOnce(name: string, entries: Entries): Promise<string> {
  const key = JSON.stringify([name, entries]);
  const known = programs.get(key) ?? compileOnce(name, entries);
  programs.set(key, known);
  return known;
}

/** The first worker to make the folder compiles; the others wait for its result, which is empty or an error. */
async function compileOnce(name: string, entries: Entries): Promise<string> {
  const outDir = path.join(inject('programs'), name);
  const result = `${outDir}.result`;
  const isFirst = await mkdir(outDir).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const error = await compile(outDir, entries).then(() => '', String);
    await writeFile(`${result}.new`, error);
    await rename(`${result}.new`, result);
  }
  for (;;) {
    const error = await readFile(result, 'utf8').catch(() => undefined);
    if (error) throw new Error(error);
    if (error === '') return path.join(outDir, `${name}.js`);
    await sleep(50);
  }
}

const IMAGE_WORKER = 'server/platform/images/imageWorker.mjs';

async function compile(outDir: string, entries: Entries): Promise<void> {
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
}
