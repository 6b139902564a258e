import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from '#server/platform/files/folderStore';
import { temporaryFolder } from '#server/platform/root';
import { copyFiles } from './copyFiles';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('sala-copies');
  await mkdir(path.join(folder, 'from'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('copies each slip image once, and stops at one that differs or has no storage', async () => {
  const from = path.join(folder, 'from');
  const target = folderStore(path.join(folder, 'to'));
  const stores = { of: (brandId: string) => (brandId === 'none' ? null : target) };
  const keys = Array.from({ length: 20 }, (_, n) => `slips/a/${String(n % 3)}/${String(n)}.jpg`);
  for (const key of keys) await folderStore(from).put(key, Buffer.from(key));
  await writeFile(path.join(from, 'staff-key'), 'secret');
  expect(await copyFiles(from, stores)).toEqual({ copied: 20, present: 0 });
  expect(await copyFiles(from, stores)).toEqual({ copied: 0, present: 20 });
  for (const key of keys) expect((await target.get(key))?.toString()).toBe(key);
  expect(await target.get('staff-key')).toBeUndefined();
  const [first = ''] = keys;
  await target.put(first, Buffer.from('other'));
  await expect(copyFiles(from, stores)).rejects.toThrow(`${first} differs in the storage of the brand a.`);
  await target.remove(first);
  expect(await copyFiles(from, stores)).toEqual({ copied: 1, present: 19 });
  await folderStore(from).put('slips/none/0/x.jpg', Buffer.from('x'));
  await expect(copyFiles(from, stores)).rejects.toThrow('connected for the brand none.');
});
