import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLocales } from '../texts/readLocales';

/** Every message id of the member app as `namespace:id`, for the check of text overrides. */
export async function readTextIds(root: string): Promise<ReadonlySet<string>> {
  const folder = path.join(root, 'src/i18n/locales');
  if (!existsSync(folder)) return new Set();
  const thai = (await readLocales(folder)).get('th') ?? new Map<string, Readonly<Record<string, string>>>();
  return new Set(
    [...thai].flatMap(([namespace, texts]) => Object.keys(texts).map((id) => `${namespace}:${id}`)),
  );
}
