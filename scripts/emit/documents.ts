import path from 'node:path';
import { brandFile } from '#schemas/brand/brandFile';
import { readMessages } from '../brands/messages';
import { messageForms } from './messageForms';
import { openapi } from './openapi';

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
