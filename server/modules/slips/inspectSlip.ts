import { audit } from '#server/platform/audit/audit';
import type { StaffAct } from '#server/platform/http/byStaff';
import { fail } from '#server/platform/appError';
import type { SlipTools } from './slipTools';

/**
 * The image of the brand's slip, only for staff. Each access is audited, because slips show names and parts of
 * account numbers.
 * @throws AppError NOT_FOUND, also for a slip of another brand.
 */
export async function inspectSlip(
  { db, images }: Pick<SlipTools, 'db' | 'images'>,
  { brandId, by }: StaffAct,
  slipId: string,
): Promise<Buffer> {
  const slip = await db
    .selectFrom('slips')
    .select('file_name')
    .where('brand_id', '=', brandId)
    .where('id', '=', slipId)
    .executeTakeFirst();
  const image = slip && (await images.read(slip.file_name));
  if (!image) throw fail('NOT_FOUND');
  await audit(db, { ...by, brandId, action: 'slip.look', subject: { type: 'SLIP', id: slipId } });
  return image;
}
