import { HOUR_MS } from '#core/time/durations';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import { countUse } from '#server/platform/http/rateLimit';
import { imageProcess } from '#server/platform/images/imageProcess';
import { readUpload } from '#server/platform/images/readUpload';
import { encodeImage, storeImage } from './storeImage';

const IMAGE = {
  field: 'image',
  maxBytes: 2 * 1024 * 1024,
  errors: { required: 'IMAGE_REQUIRED', size: 'IMAGE_SIZE', type: 'IMAGE_TYPE' },
} as const;
/** Images that one person may send in an hour: they are stored for ever. */
const UPLOADS = { scope: 'image-upload', limit: 200, windowMs: HOUR_MS } as const;

/** Images of brands, from the studio. */
export function imageHandlers({
  db,
  imageMs,
  ports,
}: Deps): Handlers<'POST /api/staff/brand/{brandId}/image'> {
  // Nothing of it is loaded before the first image.
  const open = imageProcess(imageMs);
  return {
    'POST /api/staff/brand/{brandId}/image': async (context) => {
      const { request, brand, staff, now } = context;
      await countUse(db, { brandId: brand.id, key: staff.id, ...UPLOADS, now });
      const { bytes, fileName } = await readUpload(request, IMAGE);
      const image = await encodeImage(open, bytes);
      const { content, width, height } = image;
      const file = await storeImage(
        { db, files: ports.files },
        { brandId: brand.id, origin: staffOrigin(context) },
        { ...image, fileName },
      );
      return { file, bytes: content.length, width, height };
    },
  };
}
