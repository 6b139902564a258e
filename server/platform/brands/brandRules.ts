import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandDefaults } from '#schemas/brand/brandFile';
import type { AssetLookup } from '#core/brand/checks/assets';
import { assembleBrand, type AssembledBrand, type Checks } from '#core/brand/load';
import { projectRoot } from '#server/platform/root';
import { compileBrandSchemas } from './brandSchemas';
import { imageFiles, type ImageLookup } from './imageFiles';

const MESSAGES_FILE = 'schemas/json/messages.json';

export interface BrandRulesOptions {
  /** Images on disk by brand; those of the folder by default. */
  readonly imagesOf?: (brandId: string) => ImageLookup;
  /** Hosts that this installation uses for its own programs, such as `STUDIO_HOST`. */
  readonly reservedHosts?: readonly string[];
  /** Serves brands without the stand-ins of a demo. */
  readonly omitStandIns?: boolean;
}

/** What a brand file is checked with, the very same as `npm run validate`; read once per process. */
export class BrandRules {
  readonly defaults: BrandDefaults;
  /** The `brands/` folder. */
  readonly folder: string;
  /** Images on disk by brand. */
  readonly imagesOf: (brandId: string) => ImageLookup;
  readonly #options: Pick<Checks, 'reservedHosts' | 'omitStandIns'>;
  #checks: Checks | undefined;

  /** @param folder the `brands/` folder, whose defaults are taken as they are. */
  constructor(
    folder: string,
    { imagesOf = imageFiles(folder), reservedHosts = [], omitStandIns = false }: BrandRulesOptions = {},
  ) {
    this.#options = { reservedHosts, omitStandIns };
    this.folder = folder;
    this.defaults = JSON.parse(readFileSync(path.join(folder, 'defaults.json'), 'utf8')) as BrandDefaults;
    this.imagesOf = imagesOf;
  }

  /** Whether brands are served without the stand-ins of a demo. */
  get omitsStandIns(): boolean {
    return this.#options.omitStandIns === true;
  }

  /** The compiled schemas and the product's messages, prepared when first needed. */
  get checks(): Checks {
    this.#checks ??= compileBrandChecks(this.#options);
    return this.#checks;
  }

  /**
   * Lifts, checks and resolves one brand file, apart from what two brands may not share.
   * @param images looks images up; not checked when left out.
   */
  assemble(brandId: string, file: unknown, images?: AssetLookup): AssembledBrand {
    const raw = { file: brandFileName(brandId), folder: brandId, text: JSON.stringify(file) };
    return assembleBrand({ ...raw, ...(images && { assets: images }) }, this.defaults, this.checks);
  }
}

/** Name of a brand's file in messages. */
export const brandFileName = (brandId: string): string => `brands/${brandId}/brand.json`;

/** The compiled schemas and the product's messages. */
export function compileBrandChecks(options: Pick<Checks, 'reservedHosts' | 'omitStandIns'> = {}): Checks {
  const messages = JSON.parse(readFileSync(path.join(projectRoot, MESSAGES_FILE), 'utf8')) as Record<
    string,
    string
  >;
  return {
    ...compileBrandSchemas(),
    messages: new Map(Object.entries(messages)),
    ...options,
  };
}
