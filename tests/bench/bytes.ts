import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandsToBuild } from '#scripts/bundle/brandsToBuild';
import { buildSite } from '#scripts/bundle/buildSite';
import {
  firstImages,
  firstRequests,
  firstScripts,
  sentSize,
} from '#scripts/bundle/built/testing/firstScreen';
import { defaultOut } from '#scripts/bundle/places';
import { pack } from '#server/platform/hosting/packedDocument';
import { startBaselineSite } from './browser/baselineSite';
import { sharesOfFirstScript } from './ownShare';

const PAGES = { '/': 'index.html', '/login': 'login/index.html' };

/**
 * Size of the first screen of every brand in transferred KB; tests enforce the budgets (`scripts/bundle/built`). Our own
 * share of the scripts is what comes from our modules. The report also shows the difference to a page with only the
 * required libraries, which counts other libraries and other parts of the required ones as ours.
 */
export async function run(): Promise<void> {
  await buildSite({ only: undefined, out: defaultOut, ifStale: true, log: console.log });
  const baseline = await startBaselineSite();
  await baseline.stop();
  const { own, libraries } = await sharesOfFirstScript();
  console.log(
    `first script: our own modules ${kb(own)} (20), libraries ${kb(libraries)}, each packed by itself\n` +
      `a page of nothing but the required libraries: ${kb(baseline.scriptBytes)} of scripts\n`,
  );
  for (const { id } of (await brandsToBuild()).brands)
    for (const [page, file] of Object.entries(PAGES)) {
      const html = readFileSync(path.join(defaultOut, id, file), 'utf8');
      const scripts = sentSize(id, firstScripts(html));
      const { br } = await pack({ body: html, type: 'text/html' });
      console.log(
        `${`${id} ${page}`.padEnd(18)} scripts ${kb(scripts)} (135), beyond that page ${kb(scripts - baseline.scriptBytes)}  ` +
          `HTML ${kb(br.length)} (20)  images ${kb(sentSize(id, firstImages(html)))} (60)  ` +
          `requests ${String(firstRequests(html).length + 1)} (12)`,
      );
    }
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
