import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NEVER_BUILT = /^testing$|\.test\.tsx?$|\.tsbuildinfo$/;

/** Images count by size and time of change: those of a thousand brands are hundreds of megabytes. */
const BY_TIME = /\.(svg|png|webp|jpe?g)$/;

/**
 * One hash over the names and contents of files and folders; files that only tests use count only when named.
 * @param below the folder that the names begin in, so that the same files elsewhere have the same fingerprint.
 */
export function fingerprint(paths: readonly string[], below = '/'): string {
  const hash = createHash('sha256');
  for (const place of paths) add(hash, place, below);
  return hash.digest('hex').slice(0, 24);
}

function add(hash: Hash, place: string, below: string): void {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(place).sort())
      if (!NEVER_BUILT.test(name)) add(hash, path.join(place, name), below);
  } else {
    hash.update(`${path.relative(below, place)}\0${found.size}\0`);
    // In milliseconds, as copies have it.
    hash.update(BY_TIME.test(place) ? String(found.mtime.getTime()) : readFileSync(place));
  }
}
