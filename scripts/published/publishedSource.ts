/** Where published revisions are read from. */
export interface PublishedSource {
  /** The number of the published revision of each brand, by its id. */
  readonly revisions: () => Promise<ReadonlyMap<string, number>>;
  readonly read: (brandId: string) => Promise<{ readonly revision: number; readonly file: unknown }>;
  /** The bytes of an image: an uploaded one, such as `u/logo.webp`, or one drawn for a brand without a folder. */
  readonly image: (brandId: string, name: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}
