import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#server/platform/root';

/** The checkout; found from the compiled ops command too, whose files are in another folder. */
export const root = projectRoot;
/** Everything that may be deleted and is made again; `BUILD_CACHE` names another folder, for a build from nothing. */
export const cacheDir = path.resolve(process.env['BUILD_CACHE'] ?? path.join(root, '.cache'));
/** What the compiler made, common to all brands. */
export const compiledDir = path.join(cacheDir, 'build');
export type PartName = 'client' | 'pages' | 'server' | 'stamper' | 'studio' | 'desk';
/** Folder of a compiled part: the browser's chunks, the prerenderer, the server, what stamps brands, the staff programs. */
export const compiled = (name: PartName): string => path.join(compiledDir, name);
export const brandsDir = path.join(root, 'brands');
export const defaultOut = path.join(root, 'dist');
/** What runs in a page before the app, below `src/`; `index.html` names each where it stands. */
export const earlyScripts = ['unsupportedBrowser.js', 'lateFonts.js'] as const;
/** Pages of the studio, below `preview/`: itself, and the frame that shows the member app in it. */
export const studioPages = ['index.html', 'frame.html'] as const;
/** Pages of the operations desk, below `desk/`. */
export const deskPages = ['index.html'] as const;

/** Ids of the brands in a folder such as `brandsDir`; `assets` is shared by all brands. */
export function brandFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'brand.json')))
    .map(({ name }) => name)
    .sort();
}
