import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RENDERER_FOLDER, TEMPLATE_FILE } from '#server/platform/hosting/compiledApp';
import { NOTICES_FILE } from '#server/platform/hosting/pages';
import { DESK_FOLDER } from '#server/platform/hosting/desk';
import { STUDIO_FOLDER } from '#server/platform/hosting/studio';
import { linkFolder, linkOrCopy } from './link';
import { compiled, deskPages, studioPages } from './places';

/**
 * Copies the shared parts into a new output folder: the server with the member app that it stamps, the staff programs.
 * @param out the existing output folder.
 */
export function writeShared(fresh: string, out: string): void {
  const server = path.join(fresh, '_server');
  linkFolder(compiled('server'), server);
  linkFolder(compiled('pages'), path.join(server, RENDERER_FOLDER));
  linkOrCopy(path.join(compiled('client'), TEMPLATE_FILE), path.join(server, TEMPLATE_FILE));
  linkOrCopy(path.join(compiled('client'), NOTICES_FILE), path.join(server, NOTICES_FILE));
  linkGenerations(path.join(compiled('client'), 'app'), server, path.join(out, '_server'));

  for (const { part, folder, pages } of staffPrograms) {
    const target = path.join(fresh, folder);
    mkdirSync(target, { recursive: true });
    for (const page of [...pages, NOTICES_FILE])
      linkOrCopy(path.join(compiled(part), page), path.join(target, page));
    linkGenerations(path.join(compiled(part), 'app'), target, path.join(out, folder));
  }
}

const staffPrograms = [
  { part: 'studio', folder: STUDIO_FOLDER, pages: studioPages },
  { part: 'desk', folder: DESK_FOLDER, pages: deskPages },
] as const;

/** Names of the files that a build wrote into the folder of this list. */
const LIST = 'files.json';

/**
 * Shares compiled chunks into `<fresh>/app`, together with those of the build before: pages that are open, and a
 * server that is still running request them. Builds that change no chunk remove none.
 * @param before the same part of the existing output folder.
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
