import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultOut as dist } from '../../places';

/** Files that a page requests at once: scripts, preloaded modules and images, style sheets. */
export function firstRequests(html: string): string[] {
  const tags = html.match(/<(script|link|img)\b[^>]*>/g) ?? [];
  const wanted = tags.filter((tag) =>
    /<script\b.*\bsrc=|rel="(modulepreload|stylesheet|preload)"|<img(?!.*loading="lazy").* src="\//.test(tag),
  );
  return [...new Set(wanted.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

export const firstScripts = (html: string): string[] =>
  firstRequests(html).filter((file) => file.endsWith('.js'));

/** Files of images above the fold; drawings that came inside the page are none. */
export function firstImages(html: string): string[] {
  const shown = (html.match(/<img\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('loading="lazy"'));
  const named = shown.map((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(named.filter((file) => !file.startsWith('data:')))];
}

/** Bytes of files of a built brand as they are sent. */
export const sentSize = (id: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + packed(path.join(dist, id, file)).length, 0);

function packed(file: string): Buffer {
  try {
    return readFileSync(`${file}.br`);
  } catch {
    return readFileSync(file);
  }
}
