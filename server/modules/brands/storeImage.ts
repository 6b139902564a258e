import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/byStaff';
import type { Encoded } from './encodeImage';
import { imageStem, numberedName } from './imageNames';

interface NamedImage extends Encoded {
  /** As it was called where it came from. */
  readonly fileName: string;
}

/**
 * Stores an image of a brand under the name of its file. An image never changes under its name: another image of that
 * name gets a number, the same image is stored and audited once.
 * @returns its value for the brand file, such as `u/logo.webp`.
 */
export async function storeImage(
  db: Database,
  { brandId, by }: StaffAct,
  { fileName, content, width, height }: NamedImage,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    // Two uploads of one name at the same time must not choose the same number.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`image ${brandId}`}, 0))`.execute(trx);
    const { name, isStored } = await chooseName(trx, brandId, imageStem(fileName), content);
    if (isStored) return name;
    await trx
      .insertInto('brand_images')
      .values({
        brand_id: brandId,
        name,
        content,
        width,
        height,
        created_by: by.actor.id,
        created_at: by.now,
      })
      .execute();
    await audit(trx, {
      ...by,
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
  content: Buffer,
): Promise<{ readonly name: string; readonly isStored: boolean }> {
  const hash = createHash('sha256').update(content).digest();
  const rows = await trx
    .selectFrom('brand_images')
    .select([
      'name',
      sql<boolean>`octet_length(content) = ${content.length} AND sha256(content) = ${hash}`.as('isSame'),
    ])
    .where('brand_id', '=', brandId)
    .where(sql<boolean>`starts_with(lower(name), lower(${`u/${stem}`}))`)
    .execute();
  // Names must differ in more than case: `brands pull` writes them to disks that ignore it.
  const taken = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  for (let n = 1; ; n += 1) {
    const name = numberedName(stem, n);
    const known = taken.get(name.toLowerCase());
    if (!known) return { name, isStored: false };
    if (known.isSame) return { name: known.name, isStored: true };
  }
}
