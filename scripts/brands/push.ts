import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diff } from '#core/brand/diff';
import { migrate } from '#core/brand/migrate';
import { imagesIn } from '../../core/brand/imagePath';
import { reviewLines } from './reviewLines';
import { sentence } from './diffBrands';
import { pulledRevisions, type Remote } from './remote';

export interface PushOptions {
  readonly note: string;
  /** Why it is published in spite of warnings. */
  readonly reason?: string | undefined;
  /** Revision that the file is based on; the one last pulled when left out. */
  readonly base?: number | undefined;
}

/**
 * Publishes `brands/<id>/brand.json` from disk, without its images, by the same rules as the studio: based on a revision, checked,
 * or after a second person approves, if the brand, a bound of the platform or a changed host requires that.
 * @throws Error when the base revision is unknown, or when the server refuses.
 */
export async function push(
  root: string,
  { client }: Remote,
  brandId: string,
  options: PushOptions,
): Promise<void> {
  const name = path.join(root, 'brands', brandId, 'brand.json');
  if (!existsSync(name)) throw new Error(`there is no brands/${brandId}/brand.json`);
  const file = migrate(JSON.parse(readFileSync(name, 'utf8'))).file as Record<string, unknown>;
  const { data } = await client.call('GET /api/staff/brand/{brandId}', { params: { brandId } });
  const { revision: current, file: published } = data.published;
  const changes = diff(published, file);
  if (changes.length === 0) {
    console.log(`brands/${brandId} is what is published (revision ${current})`);
    return;
  }
  console.log(changes.map(sentence).join('\n'));
  const images = imagesIn(changes.map(({ after }) => after));
  if (images.length > 0) {
    console.log(
      `Images are not sent along: the server must have ${images.join(', ')}, from its build or uploaded in the studio.`,
    );
  }
  const base = options.base ?? pulledRevisions(root).of(brandId);
  if (base === undefined) {
    throw new Error(
      `Revision ${current} is published. Look at what differs above; then say --base ${current} to publish over it, or pull first.`,
    );
  }
  const { data: review } = await client.call('POST /api/staff/brand/{brandId}/release/review', {
    params: { brandId },
    body: { baseRevision: base, file },
  });
  for (const line of reviewLines(review)) console.log(line);
  const { data: release } = await client.call('POST /api/staff/brand/{brandId}/release', {
    params: { brandId },
    body: { baseRevision: base, note: options.note, file, ...(options.reason && { reason: options.reason }) },
  });
  if (release.revision !== null) pulledRevisions(root).remember(brandId, release.revision);
  console.log(
    release.revision === null
      ? `brands/${brandId} waits for the approval of a second person`
      : `brands/${brandId} is published as revision ${release.revision}`,
  );
}
