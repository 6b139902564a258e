import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { RENDERER_FOLDER, TEMPLATE_FILE } from '#server/platform/hosting/compiledApp';
import { NOTICES_FILE } from '#server/platform/hosting/pages';
import { STUDIO_FOLDER } from '#server/platform/hosting/studioPages';
import { linkGenerations } from './generations';
import { linkFolder, linkOrCopy } from './link';
import { compiled, studioPages } from './places';

/**
 * Shares what is not a brand's into a fresh output folder: the server with the member app that it stamps, the studio.
 * @param out the output folder as it is now.
 */
export function writeShared(fresh: string, out: string): void {
  const server = path.join(fresh, '_server');
  linkFolder(compiled('server'), server);
  linkFolder(compiled('pages'), path.join(server, RENDERER_FOLDER));
  linkOrCopy(path.join(compiled('client'), TEMPLATE_FILE), path.join(server, TEMPLATE_FILE));
  linkOrCopy(path.join(compiled('client'), NOTICES_FILE), path.join(server, NOTICES_FILE));
  linkGenerations(path.join(compiled('client'), 'app'), server, path.join(out, '_server'));

  const studio = path.join(fresh, STUDIO_FOLDER);
  mkdirSync(studio, { recursive: true });
  for (const page of [...studioPages, NOTICES_FILE])
    linkOrCopy(path.join(compiled('studio'), page), path.join(studio, page));
  linkGenerations(path.join(compiled('studio'), 'app'), studio, path.join(out, STUDIO_FOLDER));
}
