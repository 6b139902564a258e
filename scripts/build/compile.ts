import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { addGate } from './gate';
import { chunkGraphPlugin } from './chunkGraph';
import { compressFolder } from './compress';
import { fingerprint } from './fingerprint';
import { compiledDir, root } from './places';
import { compileStudio } from './studio';
import { writeTemplate } from './template';

const clientInputs = [
  'src',
  'schemas',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
/** The frame shows the member app on the scenarios that tests use as well. */
const studioInputs = [...clientInputs, 'preview', 'src/testing/scenarios', 'scripts/build/studio.ts'];
const serverInputs = ['server', 'schemas', 'src/brand/core', 'package.json', 'package-lock.json'];

/** This file: how a part is made is part of what it is made of. */
const COMPILER = 'scripts/build/compile.ts';

interface Part {
  readonly name: 'client' | 'pages' | 'server' | 'studio';
  readonly inputs: readonly string[];
  readonly make: (outDir: string) => Promise<void>;
}

const parts: readonly Part[] = [
  { name: 'client', inputs: [...clientInputs, 'scripts/build'], make: compileClient },
  { name: 'pages', inputs: clientInputs, make: compilePages },
  { name: 'server', inputs: serverInputs, make: compileServer },
  { name: 'studio', inputs: studioInputs, make: compileStudio },
];

/** Folder of a compiled part: the browser's chunks, the prerenderer, the server, the studio. */
export const compiled = (name: Part['name']): string => path.join(compiledDir, name);

/**
 * Compiles what all brands share, each part only when what it is made of has changed.
 * @returns names of the parts that were compiled.
 */
export async function compile(): Promise<string[]> {
  const names = await Promise.all(
    parts.map(async (part) => ((await compilePart(part)) ? part.name : undefined)),
  );
  return names.filter((name) => name !== undefined);
}

async function compilePart({ name, inputs, make }: Part): Promise<boolean> {
  const stampFile = path.join(compiledDir, `${name}.txt`);
  const current = fingerprint([...inputs, COMPILER].map((input) => path.join(root, input)));
  const target = compiled(name);
  if (existsSync(target) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current)
    return false;
  // Made aside and moved, so that a build that breaks off leaves nothing that looks finished.
  const fresh = `${target}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    await make(fresh);
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(stampFile, current);
  return true;
}

const common: InlineConfig = {
  root,
  configLoader: 'runner',
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
};

async function compileClient(outDir: string): Promise<void> {
  await build({
    ...common,
    plugins: [chunkGraphPlugin()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  addGate(outDir);
  writeTemplate(outDir);
  await compressFolder(path.join(outDir, 'app'));
}

/** React and all else inside, so that rendering does not depend on the caller's NODE_ENV. */
async function compilePages(outDir: string): Promise<void> {
  await build({
    ...common,
    // Left alone, it would be asked at run time, and React of development takes several times as long.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      assetsDir: 'app',
      manifest: false,
      rolldownOptions: {
        input: [path.join(root, 'src/prerender.tsx'), path.join(root, 'src/theme/buildTheme.ts')],
      },
    },
  });
}

/** Threads run a file as it lies on the disk; the server looks for these beside the code that starts them. */
const workers = ['server/pictures/pictureWorker.mjs'];

async function compileServer(outDir: string): Promise<void> {
  await build({
    ...common,
    configFile: false,
    build: {
      outDir,
      ssr: path.join(root, 'server/main.ts'),
      target: 'node20',
      // All beside each other: the code that starts a worker looks for it in its own folder.
      assetsDir: '',
      minify: false,
      sourcemap: true,
    },
  });
  for (const file of workers) copyFileSync(path.join(root, file), path.join(outDir, path.basename(file)));
}
