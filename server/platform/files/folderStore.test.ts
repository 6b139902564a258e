import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/platform/root';
import { FileStoreError } from './fileStore';
import { folderStore } from './folderStore';

describe('files in a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await temporaryFolder('sala-files'), 'data');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));
  const key = 'slips/a/00/x.jpg';

  it('S10 reads what was put, also by another process, and nothing after the removal', async () => {
    await folderStore(folder).put(key, Buffer.from('one'));
    const other = folderStore(folder);
    expect((await other.get(key))?.toString()).toBe('one');
    await other.put(key, Buffer.from('one'));
    await other.remove(key);
    await other.remove(key);
    expect(await other.get(key)).toBeUndefined();
  });

  it('S10 leaves no draft, and only the user of the server may read', async () => {
    await folderStore(folder).put(key, Buffer.from('one'));
    expect(await readdir(path.join(folder, 'slips/a/00'))).toEqual(['x.jpg']);
    const modes = await Promise.all(
      ['slips', key].map(async (name) => (await stat(path.join(folder, name))).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('D5 a folder that cannot be used is an error that asks to try again', async () => {
    await mkdir(path.dirname(folder), { recursive: true });
    await writeFile(folder, 'a file');
    const store = folderStore(folder);
    for (const work of [() => store.put(key, Buffer.from('one')), () => store.get(key)]) {
      const error = await work().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(FileStoreError);
      expect(error).toMatchObject({ statusCode: 503 });
    }
  });
});
