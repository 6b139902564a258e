import path from 'node:path';
import { areas } from '#schemas/api/contract';
import { brand } from '#schemas/brand/brand';
import { brandDefaults, brandFile } from '#schemas/brand/brandFile';
import { areaSchema, standalone } from './areaSchema';
import { readMessages } from '../brands/messages';
import { messageForms } from './messageForms';
import { openapi } from './openapi';

const checkout = path.resolve(import.meta.dirname, '../..');

/** File names in `schemas/json/` with their text. The same schemas and messages always give the same text. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, object>([
    ['openapi.json', openapi()],
    ['messages.json', messageForms(await readMessages(checkout))],
  ]);
  for (const [name, area] of Object.entries(areas)) files.set(`${name}.schema.json`, areaSchema(name, area));
  for (const [name, schema] of Object.entries({ brand, brandFile, brandDefaults }))
    files.set(`${name}.schema.json`, standalone(name, schema));
  return new Map([...files].map(([name, document]) => [name, `${JSON.stringify(document, null, 2)}\n`]));
}
