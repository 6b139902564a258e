import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { brandDocuments, brandJson } from '#server/hosting/brandDocuments';
import type { CompiledApp } from '#server/hosting/compiledApp';
import { pageFile, prerenderedPaths, SHELL_FILE } from '#server/hosting/pages';
import { compiled } from './compile';
import { makeIcons } from './icons';
import { linkFolder, linkOrCopy } from './link';
import { linkPictures } from './pictures';

interface BundleOptions {
  /** Does not exist yet. */
  readonly folder: string;
  readonly app: CompiledApp;
  /** Folder that holds a folder with the pictures of each brand, and those that all share. */
  readonly brandsDir: string;
}

/**
 * Writes one brand's self-contained bundle, for any static host.
 * @throws Error naming the brand and the page; the build fails rather than ship a page that cannot render.
 */
export async function writeBundle(brand: Brand, { folder, app, brandsDir }: BundleOptions): Promise<void> {
  const documents = brandDocuments(app);
  const background = app.renderer.buildTheme(brand).vars['bg'] ?? '#000000';
  mkdirSync(folder, { recursive: true });
  linkFolder(path.join(compiled('client'), 'app'), path.join(folder, 'app'));
  await linkPictures(
    [path.join(brandsDir, brand.id, 'assets'), path.join(brandsDir, 'assets')],
    path.join(folder, 'brand'),
  );
  linkFolder(
    await makeIcons(path.join(folder, 'brand', brand.art.icon), background),
    path.join(folder, 'icons'),
  );

  write(folder, 'brand.json', brandJson(brand));
  write(folder, 'manifest.webmanifest', documents.manifest(brand));
  write(folder, SHELL_FILE, documents.shell(brand).html);
  // Static hosts that know no fallback show this file for unknown paths, and the app takes it from there.
  linkOrCopy(path.join(folder, SHELL_FILE), path.join(folder, '404.html'));
  for (const url of prerenderedPaths) {
    write(folder, pageFile(url), (await documents.page(brand, url)).html);
  }
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
