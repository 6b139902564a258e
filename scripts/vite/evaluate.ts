import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

export interface Evaluated<T> {
  readonly module: T;
  /** Absolute paths of the files that it imports; empty in a build, which watches none. */
  readonly dependencies: readonly string[];
}

/**
 * The module of a source file, for a plug-in that generates code from it. Builds import it, so that all programs of one
 * build share it; development evaluates it as it is now, after each change.
 */
export async function evaluate<T>(file: string, mode: string): Promise<Evaluated<T>> {
  if (mode === 'build') {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as T;
    return { module, dependencies: [] };
  }
  return runnerImport<T>(file, { configFile: false, logLevel: 'error' });
}
