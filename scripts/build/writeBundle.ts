import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { pageFile, SHELL_FILE, type SiteBrand } from '#server/hosting/site';
import { nonceOf, stamp, type Template } from '#server/hosting/stamp';
import { compiled } from './compile';
import { makeIcons } from './icons';
import { linkFolder, linkOrCopy } from './link';
import { brandsDir } from './places';
import { prerenderedPaths, type Renderer, renderPage } from './prerender';
import { webManifest } from './webManifest';

export interface BundleParts {
  readonly template: Template;
  readonly renderer: Renderer;
}

/** Writes one brand's self-contained bundle into a folder that does not exist yet. */
export async function writeBundle(brand: Brand, folder: string, parts: BundleParts): Promise<SiteBrand> {
  const { template, renderer } = parts;
  const { css, vars } = renderer.buildTheme(brand);
  const background = vars['bg'] ?? '#000000';
  mkdirSync(folder, { recursive: true });
  linkFolder(path.join(compiled('client'), 'app'), path.join(folder, 'app'));
  linkPictures(brand.id, path.join(folder, 'brand'));
  linkFolder(
    await makeIcons(path.join(folder, 'brand', brand.art.icon), background),
    path.join(folder, 'icons'),
  );

  write(folder, 'brand.json', JSON.stringify(brand));
  write(
    folder,
    'manifest.webmanifest',
    JSON.stringify(webManifest(brand, { background, theme: brand.theme.color })),
  );
  const { html, csp } = stamp(template, brand, css);
  write(folder, SHELL_FILE, html);
  // Static hosts that know no fallback show this file for unknown paths, and the app takes it from there.
  linkOrCopy(path.join(folder, SHELL_FILE), path.join(folder, '404.html'));
  for (const url of prerenderedPaths) {
    const page = await renderPage(renderer, brand, url, nonceOf(template, brand));
    write(folder, pageFile(url), stamp(template, brand, css, page).html);
  }
  const { id, hostnames, primary } = brand;
  return { id, hostnames, primary, pages: prerenderedPaths, csp };
}

/** The brand's own pictures over the shared ones; the same name wins. */
function linkPictures(id: string, target: string): void {
  for (const source of [path.join(brandsDir, id, 'assets'), path.join(brandsDir, 'assets')]) {
    if (existsSync(source)) linkFolder(source, target);
  }
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
