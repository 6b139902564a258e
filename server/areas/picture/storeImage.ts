import { audit } from '#server/audit';
import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import type { StaffAct } from '#server/http/byStaff';
import type { Encoded } from './encodePicture';

/** Keeps a picture of a brand; the same picture is kept, and told in the trail, once. */
export async function keepPicture(db: Database, { brandId, by }: StaffAct, picture: Encoded): Promise<void> {
  const { name, content, width, height } = picture;
  await inTransaction(db, async (trx) => {
    const kept = await trx
      .insertInto('brand_pictures')
      .values({
        brand_id: brandId,
        name,
        content,
        width,
        height,
        created_by: by.actor.id,
        created_at: by.now,
      })
      .onConflict((conflict) => conflict.columns(['brand_id', 'name']).doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!kept) return;
    await audit(trx, {
      ...by,
      brandId,
      action: 'picture.upload',
      subject: { type: 'PICTURE' },
      detail: { name, bytes: content.length, width, height },
    });
  });
}
