import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bundle/places';

/** A file of the checkout; undefined when there is none. */
export function readFile(file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** Writes created and changed files, names them, and formats them. */
export function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    console.log(`${readFile(file) === undefined ? 'created' : 'changed'} ${file}`);
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  run('@biomejs/biome/bin/biome', 'format', '--write', '--log-level=error', ...files.keys());
}

/** Runs a program of `node_modules`. @throws Error when it fails. */
export function run(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed.`);
}
