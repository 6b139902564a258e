import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Links the file if the file system supports it, otherwise copies it with its time, by which images are compared. An
 * existing file is not replaced.
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'EEXIST') return;
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES'].includes(code)) throw error;
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

/** Links a folder's files into another. @returns their paths below it, with `/`. */
export function linkFolder(from: string, to: string): string[] {
  mkdirSync(to, { recursive: true });
  return readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) return linkFolder(source, target).map((below) => `${entry.name}/${below}`);
    linkOrCopy(source, target);
    return [entry.name];
  });
}

/** A file that several bundles have in common. */
export interface SharedFile {
  /** Path below the bundle, with `/`. */
  readonly name: string;
  readonly file: string;
  /** Its compressed form, stored next to it as `.br`. */
  readonly packed?: string | undefined;
}

export interface SharedBundle {
  readonly folder: string;
  /** Files of the brand, which replace common files of the same name. */
  readonly own: readonly SharedFile[];
}

/** Links files into bundles. @param common files of every bundle. */
export async function linkBundles(
  common: readonly SharedFile[],
  bundles: readonly SharedBundle[],
): Promise<void> {
  for (const { folder, own } of bundles) {
    const files = new Map([...common, ...own].map((file) => [file.name, file]));
    for (const below of new Set([...files.keys()].map((name) => path.dirname(name))))
      mkdirSync(path.join(folder, below), { recursive: true });
    for (const { name, file, packed } of files.values()) {
      linkOrCopy(file, path.join(folder, name));
      if (packed !== undefined) linkOrCopy(packed, path.join(folder, `${name}.br`));
    }
    // The stamping thread receives its next brands in between.
    await nextTurn();
  }
}
