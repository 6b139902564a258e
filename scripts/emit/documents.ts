import path from 'node:path';
import { brandFile } from '#schemas/brand/brandFile';
import { readMessages } from '../brands/messages';
import { openapi } from './openapi';
import type { Messages } from '#core/brand/checks/texts';

const checkout = path.resolve(import.meta.dirname, '../..');

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** File names in `schemas/json/` with their text. The same schemas and messages always give the same text. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, object>([
    ['openapi.json', openapi()],
    ['brandFile.schema.json', { $schema: DRAFT, $id: 'urn:sala:schema:brandFile', ...brandFile }],
    ['messages.json', messageForms(await readMessages(checkout))],
  ]);
  return new Map([...files].map(([name, document]) => [name, `${JSON.stringify(document, null, 2)}\n`]));
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
