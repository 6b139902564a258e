import type { FileStore, FileStores } from '#server/platform/files/fileStore';
import type { Connections } from '../connectProviders';

/**
 * The storages that the configuration names for each brand. A file is written to the first that accepts it and read
 * from the first that has it: a list may name the previous bucket behind a new one.
 */
export function routeFiles(connections: Pick<Connections, 'of'>): FileStores {
  return {
    of: (brandId) => {
      const [first, ...others] = connections.of('files', brandId).map(({ service }) => service);
      return first ? others.reduce(behind, first) : null;
    },
  };
}

/** Two storages as one. */
function behind(first: FileStore, second: FileStore): FileStore {
  return {
    put: (key, content) => first.put(key, content).catch(() => second.put(key, content)),
    get: async (key) => {
      const [failure, found] = await first.get(key).then(
        (content) => [undefined, content] as const,
        (error: unknown) => [{ error }, undefined] as const,
      );
      const content = found ?? (await second.get(key));
      // A file that the other storage does not have may be in the one that failed.
      if (!content && failure) throw failure.error;
      return content;
    },
    remove: async (key) => {
      await Promise.all([first.remove(key), second.remove(key)]);
    },
  };
}
