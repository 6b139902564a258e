import { describe, expect, it } from 'vitest';
import { FileStoreError, type FileStore } from '#server/platform/files/fileStore';
import type { Connections } from '../connectProviders';
import { routeFiles } from './routeFiles';

/** Files in memory, failing as long as `down`. */
function memory() {
  const files = new Map<string, Buffer>();
  const storage = { files, down: false };
  const reach = <T>(work: () => T): Promise<T> =>
    storage.down ? Promise.reject(new FileStoreError('down')) : Promise.resolve(work());
  const store: FileStore = {
    put: (key, content) => reach(() => void files.set(key, content)),
    get: (key) => reach(() => files.get(key)),
    remove: (key) => reach(() => void files.delete(key)),
  };
  return { ...storage, store, fail: (down: boolean) => void (storage.down = down) };
}

describe('storages of a brand', () => {
  const setup = () => {
    const [one, two] = [memory(), memory()];
    const lists: Record<string, FileStore[]> = { a: [one.store, two.store], b: [two.store], c: [] };
    const of = ((_port: string, brandId: string) =>
      (lists[brandId] ?? []).map((service) => ({ service }))) as unknown as Connections['of'];
    return { one, two, stores: routeFiles({ of }) };
  };
  const content = Buffer.from('x');

  it('a brand without one has none, and brands may have different ones', async () => {
    const { one, two, stores } = setup();
    expect(stores.of('c')).toBeNull();
    await stores.of('b')?.put('k', content);
    expect([one.files.size, two.files.size]).toEqual([0, 1]);
  });

  it('D5 the second takes the files that the first does not accept, and both are read', async () => {
    const { one, two, stores } = setup();
    const store = stores.of('a');
    await store?.put('first', content);
    one.fail(true);
    await store?.put('second', content);
    expect([[...one.files.keys()], [...two.files.keys()]]).toEqual([['first'], ['second']]);
    expect(await store?.get('second')).toBe(content);
    one.fail(false);
    expect([await store?.get('first'), await store?.get('second'), await store?.get('third')]).toEqual([
      content,
      content,
      undefined,
    ]);
    await store?.remove('second');
    expect(two.files.size).toBe(0);
  });

  it('D5 a file that may be in a storage that fails is not reported as missing', async () => {
    const { one, two, stores } = setup();
    await stores.of('a')?.put('k', content);
    one.fail(true);
    await expect(stores.of('a')?.get('k')).rejects.toThrow(FileStoreError);
    two.fail(true);
    await expect(stores.of('a')?.put('k', content)).rejects.toThrow(FileStoreError);
  });
});
