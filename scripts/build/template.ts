import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Template } from '#server/hosting/stamp';
import { compiled } from './compile';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What the compiled app gives to every brand's pages. */
export function readTemplate(): Template {
  const html = readFileSync(path.join(compiled('client'), 'index.html'), 'utf8');
  const manifest = JSON.parse(
    readFileSync(path.join(compiled('client'), '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const first = new Set(entries.flatMap((key) => filesOf(manifest, key)));
  const preloads = Object.keys(manifest)
    .filter((key) => /\.tsx?$/.test(key))
    .map((key) => [
      key,
      filesOf(manifest, key)
        .filter((file) => !first.has(file))
        .map((file) => `/${file}`),
    ]);
  return { html, preloads: Object.fromEntries(preloads) as Template['preloads'] };
}

/** Files of a module and of all that it imports at once. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((below) => filesOf(manifest, below, seen))];
}
