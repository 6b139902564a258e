import path from 'node:path';
import { brandFile } from '#schemas/brand/brandFile';
import { readMessages } from '../brands/messages';
import { openapi } from './openapi';
import type { Messages } from '#core/brand/checks/texts';

const checkout = path.resolve(import.meta.dirname, '../..');

/** Calls are the third level: `paths`, a path, a method. */
const CALL_DEPTH = 3;
const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** File names in `schemas/json/` with their text. The same schemas and messages always give the same text. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  const brandSchema = { $schema: DRAFT, $id: 'urn:sala:schema:brandFile', ...brandFile };
  return new Map([
    ['openapi.json', `${linesOf(openapi(), CALL_DEPTH)}\n`],
    ['brandFile.schema.json', pretty(brandSchema)],
    ['messages.json', pretty(messageForms(await readMessages(checkout)))],
  ]);
}

const pretty = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** JSON with a line for each entry down to this depth and no spaces below it: a changed call is a changed line. */
function linesOf(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, inner]) => `${indent} ${JSON.stringify(key)}: ${linesOf(inner, depth - 1, `${indent} `)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/**
 * Every message id of the member app with the placeholders of its text and nothing else: what the server needs to check
 * a brand's own texts. The words may change without it.
 */
export function messageForms(messages: Messages): Record<string, string> {
  const ids = [...messages.keys()].sort();
  return Object.fromEntries(
    ids.map((id) => [id, (messages.get(id)?.match(/\{\{[^}]*\}\}/g) ?? []).join(' ')]),
  );
}
