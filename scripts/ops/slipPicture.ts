import { writeFile } from 'node:fs/promises';
import type { Client } from './client';
import type { Options } from './options';
import { word } from './word';

/** Saves the picture of a slip beside you, for nobody else to read; never over another file. */
export async function slipPicture(api: Client, options: Options): Promise<string> {
  const uuid = word(options, 2, 'an id');
  const picture = await api.file('GET /api/staff/slip/{uuid}/picture', { params: { uuid } });
  const file = `slip-${uuid}.jpg`;
  await writeFile(file, picture, { flag: 'wx', mode: 0o600 });
  return `${file} is saved. It shows bank details: delete it once the slip is decided.`;
}
