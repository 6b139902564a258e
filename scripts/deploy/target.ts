/** What a static host sends with a file. */
export interface Headers {
  readonly type: string;
  readonly cacheControl: string;
  readonly encoding?: 'br';
}

/** Where a static host reads its files. Names are paths with `/`. Each write is complete or has no effect. */
export interface Target {
  /** As it was given, for messages. */
  readonly name: string;
  /** Whether files have headers, and so may be stored compressed. Otherwise the host chooses between both forms. */
  readonly hasHeaders: boolean;
  /** Names that begin with this folder, without it. */
  readonly list: (folder: string) => Promise<string[]>;
  readonly read: (name: string) => Promise<string | undefined>;
  readonly write: (name: string, content: string, headers: Headers) => Promise<void>;
  /** Copies a file of this machine. */
  readonly upload: (file: string, name: string) => Promise<void>;
  /** Copies a file within the target. */
  readonly copy: (from: string, to: string, headers: Headers) => Promise<void>;
  /** A missing file is no error. */
  readonly remove: (name: string) => Promise<void>;
}
