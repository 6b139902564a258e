import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished folder in the place of another. Both steps are renames, because a bundle must never be
 * visible incomplete, and writing into a tree that was just deleted is many times slower.
 */
export function publishFolder(fresh: string, target: string): void {
  const old = `${target}.old-${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

/** Like {@link publishFolder}, for each folder of `fresh` separately: other existing folders are unchanged. */
export function publishParts(fresh: string, target: string): void {
  if (!existsSync(fresh)) return;
  for (const name of readdirSync(fresh)) publishFolder(path.join(fresh, name), path.join(target, name));
  rmSync(fresh, { recursive: true, force: true });
}
