import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { type BrandDocuments, brandJson } from '#server/hosting/brandDocuments';
import { NOTICES_FILE, pageFile, prerenderedPaths, SHELL_FILE } from '#server/hosting/pages';
import { makeIcons } from './icons';
import { linkFolder, linkOrCopy } from './link';
import { linkPictures } from './pictures';
import { compiled } from './places';

interface BundleOptions {
  /** Is made where it is not there yet. */
  readonly folder: string;
  readonly documents: BrandDocuments;
  /** Folder that holds a folder with the pictures of each brand, and those that all share. */
  readonly brandsDir: string;
}

/**
 * Writes one brand's self-contained bundle, for any static host, but for the chunks of the app.
 * @throws Error naming the brand and the page; the build fails rather than ship a page that cannot render.
 */
export async function writeBundle(
  brand: Brand,
  { folder, documents, brandsDir }: BundleOptions,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  linkOrCopy(path.join(compiled('client'), NOTICES_FILE), path.join(folder, NOTICES_FILE));
  await linkPictures(
    path.join(brandsDir, brand.id, 'assets'),
    path.join(brandsDir, 'assets'),
    path.join(folder, 'brand'),
  );
  linkFolder(
    await makeIcons(path.join(folder, 'brand', brand.art.icon), documents.ground(brand)),
    path.join(folder, 'icons'),
  );

  write(folder, 'brand.json', brandJson(brand));
  write(folder, 'manifest.webmanifest', documents.manifest(brand));
  write(folder, SHELL_FILE, documents.shell(brand).html);
  // Static hosts that know no fallback show this file for unknown paths, and the app takes it from there.
  linkOrCopy(path.join(folder, SHELL_FILE), path.join(folder, '404.html'));
  for (const url of prerenderedPaths) {
    mkdirSync(path.join(folder, url), { recursive: true });
    write(folder, pageFile(url), (await documents.page(brand, url)).html);
  }
}

const write = (folder: string, name: string, text: string) => writeFileSync(path.join(folder, name), text);
