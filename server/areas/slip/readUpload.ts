import type { FastifyRequest } from 'fastify';
import { fail } from '#server/http/appError';

const MAX_BYTES = 4 * 1024 * 1024;
/** What the multipart frame may add. */
const FRAME_BYTES = 64 * 1024;

const MAGIC: readonly ((head: string) => boolean)[] = [
  (head) => head.startsWith('\xff\xd8\xff'),
  (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
];

/** What the multipart parser refuses, by its code. All else is a malformed request. */
const REFUSALS: Readonly<Record<string, 'SLIP_SIZE' | 'UNSUPPORTED_MEDIA_TYPE'>> = {
  FST_REQ_FILE_TOO_LARGE: 'SLIP_SIZE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/**
 * The one picture of an upload, at most 4 MiB, of a kind told by its first bytes: names and content
 * types are the sender's word (S10).
 * @throws AppError SLIP_REQUIRED, SLIP_SIZE, SLIP_TYPE, UNSUPPORTED_MEDIA_TYPE, VALIDATION.
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (Number.parseInt(request.headers['content-length'] ?? '0', 10) > MAX_BYTES + FRAME_BYTES)
    throw fail('SLIP_SIZE');
  const picture = await readPicture(request);
  if (!picture || picture.length === 0) throw fail('SLIP_REQUIRED');
  const head = picture.toString('latin1', 0, 12);
  if (!MAGIC.some((fits) => fits(head))) throw fail('SLIP_TYPE');
  return picture;
}

async function readPicture(request: FastifyRequest): Promise<Buffer | undefined> {
  let picture: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === 'slip') picture = bytes;
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    throw fail(REFUSALS[code] ?? 'VALIDATION');
  }
  return picture;
}
