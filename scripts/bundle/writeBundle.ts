import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { type BrandDocuments, brandJson } from '#server/platform/hosting/brandDocuments';
import { pageFile, prerenderedPaths, SHELL_FILE } from '#server/platform/hosting/pages';
import { linkFolder, linkOrCopy } from './link';

interface BundleOptions {
  /** Is made where it is not there yet. */
  readonly folder: string;
  readonly documents: BrandDocuments;
  /** Folder with the brand's icons. */
  readonly icons: string;
}

/**
 * Writes the brand's own files of its bundle, which any static host can serve: documents and icons.
 * @throws Error naming the brand and the page; the build fails rather than ship a page that cannot render.
 */
export async function writeBundle(brand: Brand, { folder, documents, icons }: BundleOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  linkFolder(icons, path.join(folder, 'icons'));
  write(folder, 'brand.json', brandJson(brand));
  write(folder, 'manifest.webmanifest', documents.manifest(brand));
  write(folder, SHELL_FILE, documents.shell(brand).html);
  // Static hosts without a fallback rule serve this file for unknown paths, and the app routes from there.
  linkOrCopy(path.join(folder, SHELL_FILE), path.join(folder, '404.html'));
  for (const url of prerenderedPaths) {
    mkdirSync(path.join(folder, url), { recursive: true });
    write(folder, pageFile(url), (await documents.page(brand, url)).html);
  }
}

const write = (folder: string, name: string, text: string) => writeFileSync(path.join(folder, name), text);
