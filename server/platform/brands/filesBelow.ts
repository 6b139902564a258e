import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, relative to it; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  // Node's own `recursive` asks the disk about each file once more.
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(path.join(folder, entry.name)).map((below) => path.join(entry.name, below))
      : [entry.name],
  );
}
