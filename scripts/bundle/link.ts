import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Shares the file where the file system can (no bytes, no time), else copies it. A file that is there already stays. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'EEXIST') return;
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES'].includes(code)) throw error;
    copyFileSync(from, to);
  }
}

/** Shares a folder's files into another. @returns their paths below it, with `/`. */
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
