import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page of a bundle, ready to be sent in each encoding. */
export interface Page {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Pages kept at once: about 30 MB, the hot pages of some hundred brands. */
const KEPT = 500;
/** Costs 1 ms a page, once per process; the next steps win little. */
const QUALITY = 7;

/**
 * Pages by file, read and compressed when first asked for. A thousand brands' pages are not compressed by the
 * build: most of them would be packed for nobody. Files do not change beneath a running server.
 */
export function pageStore(): (file: string) => Promise<Page> {
  const pages = new Map<string, Promise<Page>>();
  return (file) => {
    const known = pages.get(file);
    const page = known ?? load(file);
    // Last used, last dropped.
    pages.delete(file);
    pages.set(file, page);
    page.catch(() => pages.delete(file));
    const oldest = pages.keys().next().value;
    if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}

async function load(file: string): Promise<Page> {
  const identity = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, identity, br, gzip: gzipped };
}
