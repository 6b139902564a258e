import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Messages } from '#core/brand/checks/texts';
import { readMemberLocales } from '../texts/readLocales';

/** Every message of the member app, Thai by `namespace:id`, for the check of text overrides. */
export async function readMessages(root: string): Promise<Messages> {
  const folder = path.join(root, 'src/i18n/locales');
  if (!existsSync(folder)) return new Map();
  const namespaces = [...(readMemberLocales(root).get('th') ?? [])];
  return new Map(
    namespaces.flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([id, text]) => [`${namespace}:${id}`, text] as const),
    ),
  );
}

/** The text forms written by `npm run emit`, in one file, which the server uses for its checks. */
export async function readEmittedMessages(root: string): Promise<Messages> {
  const text = await readFile(path.join(root, 'schemas/json/messages.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
}
