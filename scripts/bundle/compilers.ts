import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { chunkGraphPlugin, writeTemplate } from './chunkGraph';
import { inlineEarlyScripts } from './earlyScripts';
import { noticesPlugin } from './notices';
import { type PartName, root } from './places';
import { compileDesk, compileStudio } from './staffPrograms';
import { brandSchemasPlugin } from '../vite/brandSchemasPlugin.ts';
import appConfig from '../../vite.config';

/** What makes each part, into a folder that is there and empty. */
export const compilers: Readonly<Record<PartName, (outDir: string) => Promise<void>>> = {
  client: compileClient,
  pages: compilePages,
  server: compileServer,
  stamper: compileStamper,
  studio: compileStudio,
  desk: compileDesk,
};

const common: InlineConfig = {
  root,
  // Those of the member app are imported, so that its plug-ins share what they load with all others.
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
};

/** With the settings of the member app. */
const buildApp = (more: InlineConfig) => build(mergeConfig(appConfig, { ...common, ...more }));

async function compileClient(outDir: string): Promise<void> {
  await buildApp({
    plugins: [chunkGraphPlugin(), noticesPlugin()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  inlineEarlyScripts(outDir);
  writeTemplate(outDir);
}

/** React and all else inside, so that rendering does not depend on the caller's NODE_ENV. */
async function compilePages(outDir: string): Promise<void> {
  await buildApp({
    // Otherwise it is evaluated at run time, and the development build of React is several times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      assetsDir: 'app',
      manifest: false,
      // Node holds the source text of every module in memory.
      minify: true,
      rolldownOptions: {
        // Titles of pages need texts at once that pages in the browser load: chunks do not matter here.
        checks: { ineffectiveDynamicImport: false },
        input: [path.join(root, 'src/prerender.tsx'), path.join(root, 'src/theme/buildTheme.ts')],
      },
    },
  });
}

/** The brand stamper, see `stampThread.ts`. It cannot resolve packages from its location. */
async function compileStamper(outDir: string): Promise<void> {
  await build({
    ...common,
    build: {
      outDir,
      ssr: path.join(root, 'scripts/bundle/stampThread.ts'),
      target: 'node20',
      assetsDir: '',
      minify: false,
      rolldownOptions: { output: { paths: { sharp: import.meta.resolve('sharp') } } },
    },
  });
}

/** Workers run files without a build; the server looks for them next to the code that starts them. */
const workers = ['server/platform/images/imageWorker.mjs'];

/** The server, and the demonstration that runs it: one folder, since they share most of their code. */
async function compileServer(outDir: string): Promise<void> {
  await build({
    ...common,
    plugins: [brandSchemasPlugin()],
    build: {
      outDir,
      ssr: true,
      rolldownOptions: {
        input: { main: path.join(root, 'server/main.ts'), demo: path.join(root, 'sandbox/main.ts') },
      },
      target: 'node20',
      // In one folder, because the code that starts a worker looks for it in its own folder.
      assetsDir: '',
      minify: false,
      sourcemap: true,
    },
  });
  for (const file of workers) copyFileSync(path.join(root, file), path.join(outDir, path.basename(file)));
}
