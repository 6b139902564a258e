import { existsSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Brand } from '#schemas/brand/brand';
import { brandDocuments } from '#server/platform/hosting/brandDocuments';
import { loadCompiledApp } from '#server/platform/hosting/compiledApp';
import { drawingAddress } from '#server/platform/hosting/inlineImage';
import { renderTemplates } from './templateCache/renderTemplates';
import { makeIcons } from './icons';
import type { StampPlaces } from './stampInWorker';
import { writeBundle } from './writeBundle';

// A thread of its own, compiled beforehand: loading the member app from its sources takes a hundred megabytes and most
// of a second more.

const { folder, server, brandsDir } = workerData as StampPlaces;
const { template, renderer } = await loadCompiledApp(server);
const documents = brandDocuments({ template, renderer: renderTemplates(renderer) }, (brand, name) =>
  drawingAddress(imageOf(brand, name)),
);

parentPort?.on('message', (brands: readonly string[]) => void stampAll(brands));

/** A page that cannot be rendered ends the thread, and the build with it. */
async function stampAll(brands: readonly string[]): Promise<void> {
  for (const text of brands) await stampOne(JSON.parse(text) as Brand);
  parentPort?.postMessage(brands.length);
}

async function stampOne(brand: Brand): Promise<void> {
  const icons = await makeIcons(imageOf(brand, brand.art.icon), documents.ground(brand));
  await writeBundle(brand, { folder: path.join(folder, brand.id), documents, icons });
}

/** The source file, since the bundle's copy may not be linked yet. */
function imageOf({ id }: Brand, name: string): string {
  const own = path.join(brandsDir, id, 'assets', name);
  return existsSync(own) ? own : path.join(brandsDir, 'assets', name);
}
