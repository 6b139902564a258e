import type { Calls } from '#schemas/api/contract';
import type { BrandFile } from '#schemas/brand/brandFile';
import { imagesIn, isUpload } from '#core/brand/imagePath';
import { copiedSettings, newBrandFile, refusedBrandIds } from '#core/brand/newBrandFile';
import { allowsAt } from '#server/modules/staff/index';
import { audit } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { hasFolder, imagesOfFile } from '#server/platform/brands/folderlessImages';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { imageKey } from '#server/platform/hosting/uploads';
import type { StaffCall } from '#server/platform/http/handlers';
import { staffOrigin } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { assertValid, refuseConflicts } from './assertPublishable';
import { checkFile } from './checkFile';
import { insertLife } from './lives';
import { lockPublishing } from './publish';
import { insertRevision } from './revisions';
import { syncRevisions } from './subscribeToRevisions';

type Body = Calls['POST /api/staff/brand']['body'];

/** Means all brands in a held role. */
const EVERY_BRAND = '*';

/**
 * Creates a brand as a closed draft: blank, or with the chosen parts of a published file and the uploaded images that
 * they name. Every process knows it once this returns or within a second.
 * @throws AppError FORBIDDEN unless the caller administers all brands, NOT_FOUND for a source that they may not see,
 *   BRAND_ID_TAKEN, BRAND_INVALID.
 */
export async function createBrand(deps: Deps, call: StaffCall & { readonly body: Body }): Promise<void> {
  const { db, brands } = deps;
  const { staff, body, now } = call;
  if (!staff.held.some(({ brandId, role }) => brandId === EVERY_BRAND && role === 'admin'))
    throw fail('FORBIDDEN');
  const { brandId } = body;
  if (await isTaken(deps, brandId)) throw fail('BRAND_ID_TAKEN');
  const source = sourceOf(brands, staff, body);
  const uploads = { of: body.from?.brandId, names: imagesIn(source.settings).filter(isUpload) };
  const checked = assertValid(
    await checkFile(deps, brandId, newBrandFile({ ...body, id: brandId }, source.settings), {
      uploadsOf: uploads.of,
      imagesOf: imagesOfFile(
        brands.rules,
        brandId,
        { displayName: body.displayName, ...source.settings },
        source.like,
      ),
    }),
  );
  const images = await copyFiles(deps, brandId, uploads);
  await inTransaction(db, async (trx) => {
    await lockPublishing(trx, brands);
    const origin = staffOrigin(call);
    const born = { brandId, imagesOf: source.like, createdBy: staff.id, now };
    if ((await isTaken({ db: trx, brands }, brandId)) || !(await insertLife(trx, born)))
      throw fail('BRAND_ID_TAKEN');
    // Once more: another brand may have been published since the file was checked.
    refuseConflicts(brands, checked.brand);
    await insertImages(trx, images, { brandId, createdBy: staff.id, now });
    const note = body.from === undefined ? 'สร้างแบรนด์ใหม่' : `สร้างจากแบรนด์ ${body.from.brandId}`;
    const revision = { brandId, revision: 1, kind: 'create', file: checked.file, note, now } as const;
    if (!(await insertRevision(trx, { ...revision, authorId: staff.id }))) throw fail('BRAND_ID_TAKEN');
    await audit(trx, {
      ...origin,
      brandId,
      action: 'brand.create',
      subject: { type: 'BRAND' },
      detail: {
        from: body.from?.brandId ?? null,
        parts: body.from === undefined ? null : body.from.parts.join(' '),
        images: images.length,
      },
    });
  });
  await syncRevisions(db, brands);
}

/** Whether a brand has this id or had it: served, closed, archived, removed, or as a folder that is not imported. */
async function isTaken(
  { db, brands }: { readonly db: Deps['db'] | Transaction; readonly brands: BrandDirectory },
  brandId: string,
): Promise<boolean> {
  if (refusedBrandIds.includes(brandId) || brands.seen.has(brandId) || hasFolder(brands.rules, brandId))
    return true;
  const former = await db
    .selectFrom('brand_revisions')
    .select('brand_id')
    .where('brand_id', '=', brandId)
    .limit(1)
    .executeTakeFirst();
  return former !== undefined || brands.lives.of(brandId) !== undefined;
}

interface Source {
  readonly settings: Partial<BrandFile>;
  /** Whose drawings the images are made from. */
  readonly like: string | null;
}

function sourceOf(brands: BrandDirectory, { held }: StaffCall['staff'], { from }: Body): Source {
  if (from === undefined) return { settings: {}, like: null };
  const published = brands.published(from.brandId);
  if (!published || !allowsAt(held, from.brandId, 'look')) throw fail('NOT_FOUND');
  const drawnLike =
    brands.lives.of(from.brandId)?.imagesOf ?? (hasFolder(brands.rules, from.brandId) ? from.brandId : null);
  return {
    settings: copiedSettings(published.file, from.parts),
    like: from.parts.includes('look') ? drawnLike : null,
  };
}

interface CopiedImage {
  readonly name: string;
  readonly content: Buffer | null;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The uploaded images, ready for rows of the new brand. Files in a storage are copied at once: without a row nothing
 * names them.
 * @throws FileStoreError when the connected storage fails.
 */
async function copyFiles(
  { db, ports: { files } }: Deps,
  brandId: string,
  uploads: { readonly of: string | undefined; readonly names: readonly string[] },
): Promise<readonly CopiedImage[]> {
  if (uploads.of === undefined || uploads.names.length === 0) return [];
  const source = uploads.of;
  const rows = await db
    .selectFrom('brand_images')
    .select(['name', 'content', 'bytes', 'sha256', 'width', 'height'])
    .where('brand_id', '=', source)
    .where('name', 'in', uploads.names)
    .execute();
  const store = files.of(brandId);
  return Promise.all(
    rows.map(async (row) => {
      const content = row.content ?? (await files.of(source)?.get(imageKey(source, row.sha256)));
      if (!content) throw new Error(`The image ${row.name} of ${source} has no content.`);
      await store?.put(imageKey(brandId, row.sha256), content);
      return { ...row, content: store ? null : content };
    }),
  );
}

async function insertImages(
  trx: Transaction,
  images: readonly CopiedImage[],
  { brandId, createdBy, now }: { brandId: string; createdBy: string; now: Date },
): Promise<void> {
  if (images.length === 0) return;
  const rows = images.map((image) => ({
    ...image,
    brand_id: brandId,
    created_by: createdBy,
    created_at: now,
  }));
  await trx.insertInto('brand_images').values(rows).execute();
}
