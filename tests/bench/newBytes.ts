import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes of the files below a folder, each counted once, without those hard-linked into one of the other folders. */
export function newBytes(folder: string, others: readonly string[]): number {
  const seen = new Set<number>();
  for (const other of others) add(other, seen);
  return add(folder, seen);
}

function add(folder: string, seen: Set<number>): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) bytes += add(place, seen);
    else {
      const { ino, size } = statSync(place);
      if (!seen.has(ino)) bytes += size;
      seen.add(ino);
    }
  }
  return bytes;
}
