import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Shares the file where the file system can (no bytes, no time), else copies it. Replaces nothing. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to);
  }
}

/** Shares a folder's files into a new folder. @returns their paths below it, with `/`. */
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
