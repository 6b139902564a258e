import path from 'node:path';
import { runnerImport } from 'vite';
import { brandFile } from '#schemas/brand/brandFile';
import { providersFile } from '#schemas/providers/providersFile';
import { webhooks } from '#schemas/webhooks/events';
import type * as AdapterSettings from './adapterSettings';
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
    ['openapi.json', `${linesOf(openapi('member'), CALL_DEPTH)}\n`],
    ['openapi-staff.json', `${linesOf(openapi('staff'), CALL_DEPTH)}\n`],
    ['brandFile.schema.json', pretty(brandSchema)],
    ['providers.schema.json', pretty(await providersSchema())],
    ['webhooks.schema.json', pretty({ $schema: DRAFT, $id: 'urn:sala:schema:webhooks', ...webhooks })],
    ['messages.json', pretty(messageForms(await readMessages(checkout)))],
  ]);
}

/** The schema of `providers.json` with the settings of each adapter, so that editors complete and check them. */
async function providersSchema(): Promise<object> {
  const { module } = await runnerImport<typeof AdapterSettings>(
    path.join(checkout, 'scripts/emit/adapterSettings.ts'),
    { root: checkout, configFile: false, logLevel: 'error' },
  );
  const adapters = module.adapterSettings;
  const { providers, ...properties } = providersFile.properties;
  const entry = providers.additionalProperties;
  const settingsByAdapter = Object.entries(adapters).map(([adapter, settings]) => ({
    if: { properties: { adapter: { const: adapter } } },
    then: { properties: { settings } },
  }));
  const adapter = { ...entry.properties.adapter, enum: Object.keys(adapters) };
  const additionalProperties = {
    ...entry,
    properties: { ...entry.properties, adapter },
    allOf: settingsByAdapter,
  };
  return {
    $schema: DRAFT,
    $id: 'urn:sala:schema:providers',
    ...providersFile,
    properties: { providers: { ...providers, additionalProperties }, ...properties },
  };
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
