import type { Brand } from '#schemas/brand/brand';
import { pack, type PackedDocument, type Source } from './packedDocument';

/** Documents in the cache: about 30 MB, the hot pages of some hundred brands. */
const KEPT = 500;

/** @param make called for the first request of this revision's document. */
export type DocumentOf = (
  brand: Brand,
  name: string,
  make: () => Source | Promise<Source>,
) => Promise<PackedDocument>;

/**
 * Documents of brands by name, rendered on the first request: most pages of a thousand brands are never requested.
 * A new revision is a new brand object, so its documents are rendered again and the old ones are released.
 */
export function documentStore(kept = KEPT): DocumentOf {
  const entries = new Map<string, { brand: Brand; document: Promise<PackedDocument> }>();
  return (brand, name, make) => {
    const key = `${brand.id} ${name}`;
    const known = entries.get(key);
    const entry = known?.brand === brand ? known : { brand, document: Promise.resolve(make()).then(pack) };
    // Last used, last dropped.
    entries.delete(key);
    entries.set(key, entry);
    entry.document.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const oldest = entries.keys().next().value;
    if (entries.size > kept && oldest !== undefined) entries.delete(oldest);
    return entry.document;
  };
}
