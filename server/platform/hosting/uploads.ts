import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUpload } from '#core/brand/imagePath';
import type { Database } from '#server/platform/db/connect';
import type { FileStores } from '#server/platform/files/fileStore';
import { SENT_IMAGE } from '#server/platform/images/readUpload';
import { IMMUTABLE } from './files';

/** Content of a brand's uploaded image of this name, if it exists. */
export type FindUpload = (brandId: string, name: string) => Promise<Buffer | undefined>;

/** Sends one of a brand's uploaded images, or 404. */
export type SendUpload = (
  request: FastifyRequest,
  reply: FastifyReply,
  brandId: string,
  name: string,
) => Promise<FastifyReply>;

/** Images in memory, a few hundred KB each at most: every member requests a banner at once. */
const CAPACITY = 64;

/** Uploaded images by name. @throws FileStoreError for an image in a storage that fails. */
export function findUpload(db: Database, files: FileStores): FindUpload {
  return async (brandId, name) => {
    const row = await db
      .selectFrom('brand_images')
      .select(['content', 'sha256'])
      .where('brand_id', '=', brandId)
      .where('name', '=', name)
      .executeTakeFirst();
    if (!row) return undefined;
    return row.content ?? files.of(brandId)?.get(imageKey(brandId, row.sha256));
  };
}

/** Key of an image in the file storage. One file serves all names of the same image. */
export const imageKey = (brandId: string, sha256: Buffer): string =>
  `brands/${brandId}/${sha256.toString('hex')}.webp`;

export function uploadSender(find: FindUpload): SendUpload {
  const cache = new Map<string, Buffer>();

  const read = async (brandId: string, name: string): Promise<Buffer | undefined> => {
    const key = `${brandId}/${name}`;
    const content = cache.get(key) ?? (await find(brandId, name));
    if (content === undefined) return undefined;
    // Last used, last dropped.
    cache.delete(key);
    cache.set(key, content);
    const oldest = cache.keys().next().value;
    if (cache.size > CAPACITY && oldest !== undefined) cache.delete(oldest);
    return content;
  };

  return async (request, reply, brandId, name) => {
    const content = isUpload(name) ? await read(brandId, name) : undefined;
    if (content === undefined) {
      reply.callNotFound();
      return reply;
    }
    // An image never changes under its name. Headers are ASCII, names need not be.
    const etag = `"${encodeURIComponent(name)}"`;
    reply.headers({ ...SENT_IMAGE, 'cache-control': IMMUTABLE, etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('image/webp').send(content);
  };
}
