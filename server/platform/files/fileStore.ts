/**
 * Storage of uploaded files. A key names one content for ever: it is random or contains a hash of the content, so
 * writing it again changes nothing.
 *
 * Every call throws FileStoreError when the storage fails, and its effect is then unknown.
 */
export interface FileStore {
  /**
   * Resolves once the file is durable. Only then may a database row name it.
   * @param key a relative path with `/`, such as `slips/<brand>/…`.
   */
  put(key: string, content: Buffer): Promise<void>;
  /** @returns undefined when no file has this key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes a file that no row names; a missing one is no error. */
  remove(key: string): Promise<void>;
}

/** The storages of the brands. */
export interface FileStores {
  /** Null for a brand without one: its slip images are in the data folder, its own images in the database. */
  of(brandId: string): FileStore | null;
}

/** The storage is full, unreachable or refuses. Clients get 503 and may try again. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  readonly statusCode = 503;
}
