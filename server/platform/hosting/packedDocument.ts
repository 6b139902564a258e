import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Brand } from '#schemas/brand/brand';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Costs 2 ms and 2 MB a page, once per revision and process; two steps more win 2 % for four times as much of both. */
const QUALITY = 5;

/** What the server sends, with its headers. */
export interface Source {
  readonly body: string | Buffer;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same, ready to be sent in each encoding. */
export interface PackedDocument extends Omit<Source, 'body'> {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export async function pack({ body, ...rest }: Source): Promise<PackedDocument> {
  const identity = Buffer.from(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { ...rest, etag, identity, br, gzip: gzipped };
}

/** Sends a document in the best encoding that the browser takes, or word that its own is still the newest. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PackedDocument,
): FastifyReply {
  // Cached but revalidated every time, so that a published change shows on the next request.
  reply.headers({ ...document.headers, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  reply.header('etag', document.etag);
  if (request.headers['if-none-match']?.includes(document.etag)) return reply.code(304).send();
  reply.type(document.type);
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    // A weight of zero refuses an encoding.
    if (new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)) {
      return reply.header('content-encoding', encoding).send(document[encoding]);
    }
  }
  return reply.send(document.identity);
}

/** Documents in the cache: about 30 MB, the hot pages of some hundred brands. */
const CAPACITY = 500;

/** @param make called for the first request of this revision's document. */
export type DocumentOf = (
  brand: Brand,
  name: string,
  make: () => Source | Promise<Source>,
) => Promise<PackedDocument>;

/**
 * Documents of brands by name, rendered on the first request: most pages of a thousand brands are never requested.
 * A new revision is a new brand object, so its documents are rendered again and the old ones are released.
 */
export function documentStore(capacity = CAPACITY): DocumentOf {
  const entries = new Map<string, { brand: Brand; document: Promise<PackedDocument> }>();
  return (brand, name, make) => {
    const key = `${brand.id} ${name}`;
    const known = entries.get(key);
    const entry = known?.brand === brand ? known : { brand, document: Promise.resolve(make()).then(pack) };
    // Last used, last dropped.
    entries.delete(key);
    entries.set(key, entry);
    entry.document.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const oldest = entries.keys().next().value;
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    return entry.document;
  };
}
