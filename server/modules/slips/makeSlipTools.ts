import type { Deps, Ports } from '#server/providers/deps';
import { folderStore } from '#server/platform/files/folderStore';
import { imageDecoder, type DecodeImage } from './decodeImage';
import { slipImages, type SlipImages } from './slipImages';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import { audit } from '#server/platform/audit/audit';
import type { StaffAct } from '#server/platform/http/handlers';
import { fail } from '#server/platform/appError';

/** Everything is loaded on the first slip. */
export function makeSlipTools({ db, clock, config, ports, imageMs }: Deps): SlipTools {
  return {
    db,
    clock,
    decode: imageDecoder(imageMs),
    images: slipImages(ports.files, folderStore(config.dataDir)),
    slips: ports.slips,
  };
}

/** Dependencies of reading a slip. */
export interface SlipTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly decode: DecodeImage;
  readonly images: SlipImages;
  readonly slips: Ports['slips'];
}

/**
 * The image of the brand's slip, only for staff. Each access is audited, because slips show names and parts of
 * account numbers.
 * @throws AppError NOT_FOUND, also for a slip of another brand; FileStoreError.
 */
export async function inspectSlip(
  { db, images }: Pick<SlipTools, 'db' | 'images'>,
  { brandId, origin }: StaffAct,
  slipId: string,
): Promise<Buffer> {
  const slip = await db
    .selectFrom('slips')
    .select('file_name')
    .where('brand_id', '=', brandId)
    .where('id', '=', slipId)
    .executeTakeFirst();
  const image = slip && (await images.read(brandId, slip.file_name));
  if (!image) throw fail('NOT_FOUND');
  await audit(db, { ...origin, brandId, action: 'slip.look', subject: { type: 'SLIP', id: slipId } });
  return image;
}
