import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { hostName, hostTable, type HostTable } from '#core/brand/host';
import { type BrandLife, BrandLives, type BrandState } from './brandLives';
import type { BrandRules } from './brandRules';
import { imagesOfFile } from './folderlessImages';
import type { ImageLookup } from './imageFiles';
import { isRecord } from '#core/brand/json';
import { readJson } from '#core/brand/readJson';

/** A published revision of a brand, immutable: a newer revision is another object. */
export interface Published {
  readonly revision: number;
  /** The brand file of the revision, lifted to the present version. */
  readonly file: BrandFile;
  readonly brand: Brand;
  readonly publishedAt: Date;
}

/** Is called when another revision of a brand is served, with what it replaces; undefined for one that is new or was closed. */
export type PublishedListener = (now: Published, before: Published | undefined) => void;

export interface DirectoryOptions {
  /** Id of the brand for hosts that none lists; the primary one when left out. */
  readonly defaultBrand?: string;
  /** Brands that cannot be served at present. */
  readonly closed?: readonly ClosedBrand[];
  /** Of brands that were born in the studio, or archived. */
  readonly lives?: readonly BrandLife[];
}

/** Replaced at once, so that a call sees the brands of one moment. */
interface Served {
  readonly byId: ReadonlyMap<string, Published>;
  readonly all: readonly Brand[];
  readonly open: readonly Brand[];
  readonly hosts: HostTable<Brand>;
  readonly closed: ReadonlyMap<string, ClosedBrand>;
}

/** The published brands that this process knows; it serves those that are open. */
export class BrandDirectory {
  readonly rules: BrandRules;
  readonly lives = new BrandLives();
  readonly #defaultBrand: string | undefined;
  readonly #listeners = new Set<PublishedListener>();
  /** The newest revision of each brand that this process knows of, also one that it refused to serve. */
  readonly #seen = new Map<string, number>();
  #served: Served;

  /** @throws RangeError when no brand has the id `defaultBrand`. */
  constructor(
    rules: BrandRules,
    published: readonly Published[],
    { defaultBrand, closed = [], lives = [] }: DirectoryOptions = {},
  ) {
    this.rules = rules;
    this.#defaultBrand = defaultBrand;
    this.lives.take(lives);
    for (const { id } of closed) this.#seen.set(id, 0);
    for (const { brand, revision } of published) this.#seen.set(brand.id, revision);
    this.#served = this.#serve(
      new Map(published.map((one) => [one.brand.id, one])),
      new Map(closed.map((one) => [one.id, one])),
    );
  }

  /** Of every state: staff work with drafts, and finish the requests of archived brands. */
  get all(): readonly Brand[] {
    return this.#served.all;
  }

  /** The brands that have hosts. */
  get open(): readonly Brand[] {
    return this.#served.open;
  }

  stateOf(id: string): BrandState {
    return this.lives.stateOf(id);
  }

  /** Images of a file of a brand, apart from uploaded ones. */
  imagesOf(id: string, file: Pick<BrandFile, 'displayName' | 'theme'>): ImageLookup {
    return imagesOfFile(this.rules, id, file, this.lives.of(id)?.imagesOf ?? null);
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
   * Brand of a call: the `web-hostname` header when it is a host that a brand lists, else the
   * brand of `Host`, else the default brand.
   */
  ofCall(webHostname: string | undefined, host: string | undefined): Brand {
    const { hosts } = this.#served;
    return hosts.listed(webHostname) ?? hosts.brandFor(host);
  }

  /** The brand that lists this host; it is served, or closed at present. */
  listing(host: string | undefined): Pick<Brand, 'id'> | undefined {
    if (host === undefined) return undefined;
    return this.#served.hosts.listed(host) ?? this.#closedOn(host);
  }

  #closedOn(host: string): ClosedBrand | undefined {
    return this.closed.find(
      ({ id, hostnames }) =>
        this.lives.isOpen(id) && [`${id}.localhost`, ...hostnames].includes(hostName(host)),
    );
  }

  /** Brands that cannot be served at present, each with the reason. */
  get closed(): readonly ClosedBrand[] {
    return [...this.#served.closed.values()];
  }

  /** The closed brand that a call was meant for, by the same rules as `ofCall`; undefined when it is served. */
  closedAt(webHostname: string | undefined, host: string | undefined): ClosedBrand | undefined {
    const { hosts, closed } = this.#served;
    if (closed.size === 0) return undefined;
    for (const name of [webHostname, host]) {
      if (name === undefined) continue;
      if (hosts.listed(name)) return undefined;
      const found = this.#closedOn(name);
      if (found) return found;
    }
    return this.closed.find((one) => this.#isDefault(one));
  }

  #isDefault({ id, primary }: ClosedBrand): boolean {
    if (!this.lives.isOpen(id)) return false;
    if (this.#defaultBrand !== undefined) return id === this.#defaultBrand;
    return primary && !this.open.some((brand) => brand.primary);
  }

  /** Brand ids with the newest revision that this process knows of. */
  get seen(): ReadonlyMap<string, number> {
    return this.#seen;
  }

  /** Knows brands by these states from now on; the revisions of new ones are still to be taken. */
  takeLives(lives: readonly BrandLife[]): void {
    if (lives.length === 0) return;
    this.lives.take(lives);
    const { byId, closed } = this.#served;
    const isKnown = ([id]: readonly [string, unknown]) => !this.lives.isRemoved(id);
    for (const { brandId } of lives) {
      if (this.lives.isRemoved(brandId)) this.#seen.delete(brandId);
      else if (!this.#seen.has(brandId)) this.#seen.set(brandId, 0);
    }
    this.#served = this.#serve(new Map([...byId].filter(isKnown)), new Map([...closed].filter(isKnown)));
  }

  /** Serves a revision from now on, unless a newer one is known. */
  take(published: Published): void {
    const { id } = published.brand;
    const { byId, closed } = this.#served;
    const before = byId.get(id);
    const seen = this.#seen.get(id);
    if (seen === undefined || published.revision <= seen) return;
    this.#seen.set(id, published.revision);
    const stillClosed = new Map([...closed].filter(([closedId]) => closedId !== id));
    this.#served = this.#serve(new Map(byId).set(id, published), stillClosed);
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

  #serve(byId: ReadonlyMap<string, Published>, closed: ReadonlyMap<string, ClosedBrand>): Served {
    const all = [...byId.values()].map(({ brand }) => brand);
    const open = all.filter(({ id }) => this.lives.isOpen(id));
    // Calls for a closed default brand never get as far as the fallback.
    const fallback = closed.has(this.#defaultBrand ?? '') ? undefined : this.#defaultBrand;
    return { byId, all, open, hosts: hostTable(open, fallback), closed };
  }
}

/** A brand that this process does not serve, because what it would serve breaks the rules. Its hosts answer 503. */
export interface ClosedBrand {
  readonly id: string;
  /** As far as the file names any; `<id>.localhost` always counts. */
  readonly hostnames: readonly string[];
  readonly primary: boolean;
  /** The problems, for staff and the log: file, path, cause, one per line. */
  readonly reason: string;
}

/** The hosts of a brand file, as far as they can be read from an invalid one. */
export function closedBrand(id: string, text: string, reason: string): ClosedBrand {
  const { value } = readJson(text);
  const file = isRecord(value) ? value : {};
  const hosts = Array.isArray(file['hostnames']) ? (file['hostnames'] as unknown[]) : [];
  return {
    id,
    hostnames: hosts.filter((host) => typeof host === 'string'),
    primary: file['primary'] === true,
    reason,
  };
}
