import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkFolder, linkOrCopy } from './link';

/** Names of the files that a build itself put into the folder beside this list. */
const LIST = 'files.json';

/**
 * Shares compiled chunks into `<fresh>/app`, together with those of the build before: pages that are open, and a
 * server that runs on, still ask for them. Builds that change no chunk drop none.
 * @param before the same part of the output folder as it is now.
 */
export function linkGenerations(compiledApp: string, fresh: string, before: string): void {
  const target = path.join(fresh, 'app');
  const own = linkFolder(compiledApp, target).sort();
  writeFileSync(path.join(fresh, LIST), JSON.stringify(own));
  const list = path.join(before, LIST);
  if (!existsSync(list)) return;
  const theirs = JSON.parse(readFileSync(list, 'utf8')) as string[];
  const beforeApp = path.join(before, 'app');
  if (JSON.stringify(theirs) === JSON.stringify(own)) linkFolder(beforeApp, target);
  else for (const name of theirs) linkOrCopy(path.join(beforeApp, name), path.join(target, name));
}
