import type { FastifyInstance } from 'fastify';
import { fail } from '#server/platform/appError';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** More than any call's body needs; limits every traversal. */
const MAX_DEPTH = 32;

/**
 * Parses JSON bodies strictly: UTF-8 without byte-order mark, no duplicate or prototype keys, no NUL, no unpaired
 * surrogates, limited depth. Other content types are rejected.
 */
export function useStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseStrictJson(body as Buffer));
    } catch {
      done(fail('VALIDATION'));
    }
  });
}

/** @returns the value, `undefined` for an empty body. @throws on anything that is not strict JSON. */
export function parseStrictJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = UTF8.decode(bytes);
  const value: unknown = JSON.parse(text);
  if (countKeys(value) !== countColons(text)) throw new SyntaxError('duplicate key');
  return value;
}

/** Counts the members of all objects in `value`, and rejects forbidden keys and text. */
function countKeys(value: unknown, depth = 0): number {
  if (typeof value === 'string') return checkText(value);
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === MAX_DEPTH) throw new SyntaxError('too deep');
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countKeys(item, depth + 1), 0);
  let sum = 0;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || (key === 'constructor' && typeof item === 'object'))
      throw new SyntaxError('prototype key');
    checkText(key);
    sum += 1 + countKeys(item, depth + 1);
  }
  return sum;
}

function checkText(text: string): 0 {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text))
    throw new SyntaxError('text that PostgreSQL cannot store');
  return 0;
}

/**
 * Counts colons outside of strings: one per member as written. `JSON.parse` drops a duplicate key, so the counts
 * would differ. `text` is known to be valid JSON.
 */
function countColons(text: string): number {
  let colons = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === COLON) colons += 1;
    if (char !== QUOTE) continue;
    for (at += 1; text.charCodeAt(at) !== QUOTE; at += 1) if (text.charCodeAt(at) === BACKSLASH) at += 1;
  }
  return colons;
}

const COLON = 0x3a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
