import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { formatBrandFile } from '#core/brand/format';
import { isUpload, imagesIn } from '#core/brand/imagePath';
import { pulledRevisions, type Remote } from './remote';

/**
 * Writes the published revision into `brands/<id>/`, in canonical order, with the images that were uploaded; the rest
 * of the folder is unchanged. All brands that the caller may see, unless some are named.
 */
export async function pull(root: string, { client, url }: Remote, ids: readonly string[]): Promise<void> {
  const { data: listed } = await client.call('GET /api/staff/brand', {});
  const wanted = ids.length > 0 ? ids : listed.map(({ brandId }) => brandId);
  for (const brandId of wanted) {
    const { data } = await client.call('GET /api/staff/brand/{brandId}', { params: { brandId } });
    const { file, revision } = data.published;
    const folder = path.join(root, 'brands', brandId);
    mkdirSync(folder, { recursive: true });
    for (const name of imagesIn(file).filter(isUpload)) {
      const target = path.join(folder, 'assets', name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await download(url, `${brandId}.localhost`, `/brand/${name}`));
    }
    writeFileSync(path.join(folder, 'brand.json'), formatBrandFile(file));
    pulledRevisions(root).remember(brandId, revision);
    console.log(`brands/${brandId}: revision ${revision}`);
  }
}

/** Not `fetch`, because the Host header must name the brand's host at any server address. */
async function download(url: string, host: string, pathname: string): Promise<Buffer> {
  const target = new URL(pathname, url);
  const send = target.protocol === 'https:' ? secureRequest : request;
  return new Promise((resolve, reject) => {
    send(target, { headers: { host } }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`${target.href} of ${host} answered ${answer.statusCode}`));
      else buffer(answer).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}
