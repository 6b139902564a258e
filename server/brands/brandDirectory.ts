import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import type { HostTable } from '#brand/host';
import { hostTable } from '#brand/host';
import type { BrandRules } from './brandRules';

/** What is published of a brand. It never changes: a newer revision is another object (W5). */
export interface Published {
  readonly revision: number;
  /** The brand file of the revision, lifted to the present version. */
  readonly file: BrandFile;
  readonly brand: Brand;
  readonly publishedAt: Date;
}

/** Is told when another revision of a brand is served, with what it replaces. */
export type PublishedListener = (now: Published, before: Published) => void;

/** Swapped as a whole, so that a call sees the brands of one moment. */
interface Served {
  readonly byId: ReadonlyMap<string, Published>;
  readonly all: readonly Brand[];
  readonly hosts: HostTable<Brand>;
}

/** The brands that this process serves, each as it is published now. */
export class BrandDirectory {
  readonly rules: BrandRules;
  readonly #defaultBrand: string | undefined;
  readonly #listeners = new Set<PublishedListener>();
  /** The newest revision of each brand that this process knows of, also one that it refused to serve. */
  readonly #seen = new Map<string, number>();
  #served: Served;

  /** @throws RangeError when no brand has the id `defaultBrand`. */
  constructor(rules: BrandRules, published: readonly Published[], defaultBrand?: string) {
    this.rules = rules;
    this.#defaultBrand = defaultBrand;
    for (const { brand, revision } of published) this.#seen.set(brand.id, revision);
    this.#served = this.#serve(new Map(published.map((one) => [one.brand.id, one])));
  }

  get all(): readonly Brand[] {
    return this.#served.all;
  }

  /** What every brand inherits. */
  get defaults(): BrandDefaults {
    return this.rules.defaults;
  }

  byId(id: string): Brand | undefined {
    return this.#served.byId.get(id)?.brand;
  }

  published(id: string): Published | undefined {
    return this.#served.byId.get(id);
  }

  /**
   * Brand of a call (I6): the `web-hostname` header when it is a host that a brand lists, else the
   * brand of `Host`, else the default brand.
   */
  ofCall(webHostname: string | undefined, host: string | undefined): Brand {
    const { hosts } = this.#served;
    return hosts.listed(webHostname) ?? hosts.brandFor(host);
  }

  /** Brand ids with the newest revision that this process knows of. */
  get seen(): ReadonlyMap<string, number> {
    return this.#seen;
  }

  /** Serves a revision from now on; one that is not newer than what is known changes nothing. */
  take(published: Published): void {
    const { id } = published.brand;
    const before = this.#served.byId.get(id);
    if (!before || published.revision <= (this.#seen.get(id) ?? 0)) return;
    this.#seen.set(id, published.revision);
    this.#served = this.#serve(new Map(this.#served.byId).set(id, published));
    for (const listener of this.#listeners) listener(published, before);
  }

  /** Remembers a revision that cannot be served here, so that it is not tried again and again. */
  refuse(id: string, revision: number): void {
    this.#seen.set(id, Math.max(revision, this.#seen.get(id) ?? 0));
  }

  /** @returns ends it. */
  onPublished(listener: PublishedListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #serve(byId: ReadonlyMap<string, Published>): Served {
    const all = [...byId.values()].map(({ brand }) => brand);
    return { byId, all, hosts: hostTable(all, this.#defaultBrand) };
  }
}
