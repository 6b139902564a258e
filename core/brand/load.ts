import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { checkAcross, type NamedBrand } from './checks/across';
import type { AssetLookup } from './checks/assets';
import { checkSecrets } from './checks/secrets';
import type { Messages } from './checks/texts';
import { migrate } from './migrate';
import { hasErrors, problem, type Problem } from './problem';
import { readJson } from './readJson';
import { resolve } from './resolve';
import { schemaProblems, type SchemaValidator } from './schemaProblems';
import { withoutStandIns } from './standIns';
import { checkBrand } from './validate';

/** A file as it was read. */
export interface RawFile {
  /** Name to print, such as `brands/x/brand.json`. */
  readonly file: string;
  readonly text: string;
}

export interface RawBrand extends RawFile {
  /** Name of its folder, which its id must equal. */
  readonly folder: string;
  /** Images of this brand; not checked when undefined. */
  readonly assets?: AssetLookup;
  /** Already validated text: only conflicts with other brands are checked. */
  readonly isValid?: boolean;
}

export interface RawBrands {
  readonly defaults: RawFile;
  readonly brands: readonly RawBrand[];
}

/** Compiled schemas, and what else the checks need. */
export interface Checks {
  readonly defaults: SchemaValidator;
  readonly brandFile: SchemaValidator;
  readonly messages?: Messages;
  /** Hosts that this installation uses for its own programs. */
  readonly reservedHosts?: readonly string[];
  /** Resolves brands without the stand-ins of a demo, since nothing here serves those pages. */
  readonly omitStandIns?: boolean;
}

export interface LoadedBrand extends NamedBrand {
  /** The brand file, lifted to the present version. */
  readonly source: BrandFile;
}

export interface Loaded {
  /** Present once the defaults are valid. */
  readonly defaults?: BrandDefaults;
  /** The brands without errors of their own, in the order given. */
  readonly brands: readonly LoadedBrand[];
  readonly problems: readonly Problem[];
}

/** Parses, lifts, checks and resolves all brands in one pass. Reads nothing itself, so it runs everywhere. */
export function assemble(raw: RawBrands, checks: Checks): Loaded {
  const base = read(raw.defaults, checks.defaults);
  if (hasErrors(base.problems)) return { brands: [], problems: base.problems };
  const defaults = base.value as BrandDefaults;
  const problems = [...base.problems];
  const brands = raw.brands.flatMap((file) => {
    const one = assembleBrand(file, defaults, checks);
    problems.push(...one.problems);
    return one.loaded ? [one.loaded] : [];
  });
  return { defaults, brands, problems: [...problems, ...checkAcross(brands)] };
}

/** One brand file with its problems; `loaded` is present when none of them is an error. */
export interface AssembledBrand {
  readonly loaded?: LoadedBrand;
  readonly problems: readonly Problem[];
}

/** Parses, lifts, checks and resolves one brand file, apart from what two brands may not share. */
export function assembleBrand(raw: RawBrand, defaults: BrandDefaults, checks: Checks): AssembledBrand {
  const { value, problems } = read(raw, checks.brandFile, defaults);
  if (hasErrors(problems)) return { problems };
  const source = value as BrandFile;
  const { brand } = resolve(defaults, source);
  const own = raw.isValid
    ? []
    : [
        ...checkFolder(source.id, raw.folder),
        ...checkBrand(brand, {
          messages: checks.messages,
          assets: raw.assets,
          reservedHosts: checks.reservedHosts,
        }),
      ];
  const all = [...problems, ...own.map((found) => ({ ...found, file: raw.file }))];
  if (hasErrors(all)) return { problems: all };
  const served = checks.omitStandIns ? withoutStandIns(brand) : brand;
  return { problems: all, loaded: { file: raw.file, source, brand: served } };
}

function read(
  { file, text, isValid = false }: RawFile & Pick<RawBrand, 'isValid'>,
  schema: SchemaValidator,
  example?: unknown,
): { value?: unknown; problems: Problem[] } {
  const inFile = (problems: readonly Problem[]) => problems.map((found) => ({ ...found, file }));
  const parsed = readJson(text);
  if (hasErrors(parsed.problems)) return { problems: inFile(parsed.problems) };
  const lifted = migrate(parsed.value);
  if (hasErrors(lifted.problems)) return { problems: inFile(lifted.problems) };
  const value = lifted.file;
  if (isValid) return { value, problems: [] };
  return { value, problems: inFile([...schemaProblems(value, schema, example), ...checkSecrets(value)]) };
}

function checkFolder(id: string, folder: string): Problem[] {
  return id === folder ? [] : [problem('ID_FOLDER', '/id', { id, folder }, folder)];
}
