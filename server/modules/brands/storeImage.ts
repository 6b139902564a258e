import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import type { FileStores } from '#server/platform/files/fileStore';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { imageKey } from '#server/platform/hosting/uploads';
import type { StaffAct } from '#server/platform/http/handlers';
import { AppError, fail } from '#server/platform/appError';
import type { ImageProcess } from '#server/platform/images/imageProcess';
import type { AssetInfo } from '#core/brand/checks/assets';

interface NamedImage extends Encoded {
  /** As it was called where it came from. */
  readonly fileName: string;
}

/**
 * Stores an image of a brand under the name of its file. An image never changes under its name: another image of that
 * name gets a number, the same image is stored and audited once.
 * @returns its value for the brand file, such as `u/logo.webp`.
 * @throws FileStoreError when the connected storage fails; nothing has changed then.
 */
export async function storeImage(
  { db, files }: { readonly db: Database; readonly files: FileStores },
  { brandId, origin }: StaffAct,
  { fileName, content, width, height }: NamedImage,
): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest();
  const store = files.of(brandId);
  // Before the row that names it. If no row follows, the next upload of this image has its file.
  await store?.put(imageKey(brandId, sha256), content);
  return inTransaction(db, async (trx) => {
    // Two uploads of one name at the same time must not choose the same number.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`image ${brandId}`}, 0))`.execute(trx);
    const { name, isStored } = await chooseName(trx, brandId, imageStem(fileName), sha256);
    if (isStored) return name;
    await trx
      .insertInto('brand_images')
      .values({
        brand_id: brandId,
        name,
        content: store ? null : content,
        bytes: content.length,
        sha256,
        width,
        height,
        created_by: origin.actor.id,
        created_at: origin.now,
      })
      .execute();
    await audit(trx, {
      ...origin,
      brandId,
      action: 'image.upload',
      subject: { type: 'IMAGE' },
      detail: { name, bytes: content.length, width, height },
    });
    return name;
  });
}

/** The first name of this stem that is free or already has this content. */
async function chooseName(
  trx: Transaction,
  brandId: string,
  stem: string,
  sha256: Buffer,
): Promise<{ readonly name: string; readonly isStored: boolean }> {
  const rows = await trx
    .selectFrom('brand_images')
    .select(['name', 'sha256'])
    .where('brand_id', '=', brandId)
    .where(sql<boolean>`starts_with(lower(name), lower(${`u/${stem}`}))`)
    .execute();
  // Names must differ in more than case: `brands pull` writes them to disks that ignore it.
  const taken = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  for (let n = 1; ; n += 1) {
    const name = numberedName(stem, n);
    const known = taken.get(name.toLowerCase());
    if (!known) return { name, isStored: false };
    if (known.sha256.equals(sha256)) return { name: known.name, isStored: true };
  }
}

export interface Encoded {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The image as WebP, at most 1,600 pixels on a side, without metadata.
 * @throws AppError IMAGE_UNREADABLE, SERVICE_UNAVAILABLE when too many images wait.
 */
export async function encodeImage(open: ImageProcess, bytes: Buffer): Promise<Encoded> {
  try {
    const answer = (await open({ job: 'brand', bytes })) as Answer;
    return { content: Buffer.from(answer.image), width: answer.width, height: answer.height };
  } catch (error) {
    throw error instanceof AppError ? error : fail('IMAGE_UNREADABLE');
  }
}

interface Answer {
  readonly image: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Longest stem in characters: a Thai character takes nine in an address, and a brand file allows 300 for an image. */
const LONGEST = 60;
const OTHER = /[^\p{L}\p{M}\p{N}_.]+/gu;
/** Invisible characters, such as zero-width spaces and marks that reverse the reading direction. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * A file name as part of an address: without its folder and extension, letters of any script, digits, `_`, `.` and `-`.
 * `image` where nothing of it is left.
 */
export function imageStem(fileName: string): string {
  const [, base = ''] = /([^/\\]*)$/.exec(fileName.normalize('NFC')) ?? [];
  const plain = base
    .replace(/\.[^.]*$/, '')
    .replace(INVISIBLE, '')
    .replace(OTHER, '-')
    .replace(/\.{2,}/g, '.');
  const stem = [...plain.replace(/^[^\p{L}\p{N}_]+/u, '')].slice(0, LONGEST).join('');
  return stem.replace(/[-.]+$/, '') || 'image';
}

/** Value for the brand file: `u/logo.webp`, `u/logo-2.webp` and so on. */
export const numberedName = (stem: string, n: number): string =>
  n === 1 ? `u/${stem}.webp` : `u/${stem}-${n}.webp`;

/** Values of a brand file that name an uploaded image, anywhere in it. */
const UPLOADED = /"(u\/[^"\\]+)"/g;

/** Records of the uploaded images that a brand file names, by name; other brands' images are left out. */
export async function findImages(
  db: Database,
  brandId: string,
  file: unknown,
): Promise<ReadonlyMap<string, AssetInfo>> {
  const names = [...JSON.stringify(file).matchAll(UPLOADED)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('brand_images')
    .select(['name', 'width', 'height', 'bytes'])
    .where('brand_id', '=', brandId)
    .where('name', 'in', [...new Set(names)])
    .execute();
  return new Map(rows.map(({ name, ...info }) => [name, info]));
}
