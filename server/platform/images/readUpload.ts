import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#schemas/api/errors';
import { fail } from '#server/platform/appError';

export interface Upload {
  readonly bytes: Buffer;
  /** As the client names it; used for the name only. */
  readonly fileName: string;
}

export interface UploadRules {
  /** Name of the part that contains the image. */
  readonly field: string;
  readonly maxBytes: number;
  /** What to answer when it is missing, too large, or of another kind. */
  readonly errors: { readonly required: ErrorCode; readonly size: ErrorCode; readonly type: ErrorCode };
}

/** What the multipart frame may add. */
const FRAME_BYTES = 64 * 1024;

const MAGIC: readonly ((head: string) => boolean)[] = [
  (head) => head.startsWith('\xff\xd8\xff'),
  (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
];

/**
 * The one image of an upload: JPEG, PNG or WebP, recognized by its first bytes, as names and content types are the
 * sender's word.
 * @throws AppError one of `rules.errors`, UNSUPPORTED_MEDIA_TYPE, VALIDATION.
 */
export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  const { required, size, type } = rules.errors;
  if (Number.parseInt(request.headers['content-length'] ?? '0', 10) > rules.maxBytes + FRAME_BYTES)
    throw fail(size);
  const image = await readPart(request, rules);
  if (!image || image.bytes.length === 0) throw fail(required);
  if (image.bytes.length > rules.maxBytes) throw fail(size);
  const head = image.bytes.toString('latin1', 0, 12);
  if (!MAGIC.some((fits) => fits(head))) throw fail(type);
  return image;
}

async function readPart(
  request: FastifyRequest,
  { field, errors }: UploadRules,
): Promise<Upload | undefined> {
  let image: Upload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === field) image = { bytes, fileName: part.filename };
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw fail(errors.size);
    // All else is a malformed request.
    throw fail(code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' ? 'UNSUPPORTED_MEDIA_TYPE' : 'VALIDATION');
  }
  return image;
}

/**
 * Headers of an uploaded image: it is downloaded, not shown as a page, and nothing in it may run, whatever a
 * browser takes it for.
 */
export const SENT_IMAGE = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
} as const;
