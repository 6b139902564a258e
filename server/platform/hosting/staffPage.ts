import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from './packedDocument';

/** What the pages of staff programs may load: scripts of their own files only, styles by nonce. */
export const staffPolicy = (nonce: string) =>
  "default-src 'none'; base-uri 'none'; object-src 'none'; script-src 'self'; " +
  `style-src 'self' 'nonce-${nonce}'; font-src 'self'`;

type Policy = (nonce: string) => string;

const MARK = '<!--sala:head-->';

/** Reads a page of a staff program once, so that a later build changes nothing for this process. */
export function readStaffPage(
  folder: string,
  name: string,
  policy: Policy,
  headers?: Readonly<Record<string, string>>,
): Source {
  const html = readFileSync(path.join(folder, name), 'utf8');
  // As on member pages: one nonce per build, for styles only.
  const nonce = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const meta = `<meta property="csp-nonce" nonce="${nonce}">`;
  if (!html.includes(MARK)) throw new Error(`${name} in ${folder} must hold ${MARK}.`);
  return {
    body: html.replace(MARK, meta),
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy(nonce), ...headers },
  };
}
