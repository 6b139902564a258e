import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { aliases, webVersion } from '../vite/common';
import { schemaPlugins } from '../vite/schemaPlugins';
import { artPlugin } from '../vite/artPlugin';
import { chunkGraphPlugin } from './chunkGraph';
import { earlyChunksPlugin } from './earlyChunks';
import { noticesPlugin } from './notices';
import { deskPages, root, studioPages } from './places';

/** Chunks of the first frame, which the script of the page imports late. */
const early = {
  '/preview/index.html': [
    'preview/shell/Workspace.tsx',
    'preview/features/canvas/Canvas.tsx',
    'preview/features/canvas/ViewBar.tsx',
  ],
};

/** Compiles the studio: itself, and the frame that shows the member app in it. */
export const compileStudio = (outDir: string) => compileProgram('preview', studioPages, outDir);

/** Compiles the operations desk. */
export const compileDesk = (outDir: string) => compileProgram('desk', deskPages, outDir);

/** The pages retain the placeholder for the nonce of the styles, which the server inserts. */
async function compileProgram(folder: string, pages: readonly string[], outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      react(),
      artPlugin(),
      schemaPlugins(),
      chunkGraphPlugin(),
      noticesPlugin(),
      earlyChunksPlugin(early),
    ],
    resolve: { alias: aliases },
    define: webVersion,
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: 'app',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // A test checks the size that is sent; this warning is about the size on disk.
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: pages.map((page) => path.join(root, folder, page)),
        // The studio's frame has at once what the member app loads late.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  // The compiler preserves the folder of the source.
  for (const page of readdirSync(path.join(outDir, folder)))
    renameSync(path.join(outDir, folder, page), path.join(outDir, page));
  rmSync(path.join(outDir, folder), { recursive: true });
}
