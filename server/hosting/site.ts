import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';

/** One finished bundle, `dist/<id>/`. Only what the build has validated is ever listed. */
export interface SiteBrand extends Pick<Brand, 'id' | 'hostnames' | 'primary'> {
  /** Paths that have a page of their own in the bundle; all others get the shell. */
  readonly pages: readonly string[];
  /** `Content-Security-Policy` header of the bundle's pages. */
  readonly csp: string;
}

export interface Site {
  readonly brands: readonly SiteBrand[];
}

/** The list of finished bundles, below the output folder of the build. */
export const SITE_FILE = '_server/site.json';

/** The page of a bundle for every path that has none of its own. */
export const SHELL_FILE = '200.html';

/** File of a page inside a bundle: `/login` → `login/index.html`. */
export function pageFile(page: string): string {
  return path.posix.join(page.slice(1), 'index.html');
}

/** @throws Error with what to do when nothing has been built. */
export function readSite(distDir: string): Site {
  try {
    return JSON.parse(readFileSync(path.join(distDir, SITE_FILE), 'utf8')) as Site;
  } catch (cause) {
    throw new Error(`There are no brand bundles in ${distDir}: run "npm run build" first.`, { cause });
  }
}
