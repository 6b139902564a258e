/// <reference types="vite/types/importMeta.d.ts" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, pointer } from '#core/brand/json';
import { nearestWord } from '#core/brand/nearestWord';
import { readJson } from '#core/brand/readJson';
import { schemaProblems } from '#core/brand/schemaProblems';
import { makeAjv } from '#schemas/ajv';
import {
  portNames,
  providerId,
  providersFile,
  type PortName,
  type ProviderEntry,
  type ProviderLimits,
  type ProvidersFile,
} from '#schemas/providers/providersFile';
import { StartFailure } from '#server/platform/startup/startFailure';
import type { Adapter } from './kit/defineAdapter';

/** A provider of the file, validated, with its secrets. */
export interface ProviderSetup {
  readonly id: string;
  readonly adapter: Adapter;
  /** `<port>/<name>`, the folder of the adapter. */
  readonly adapterName?: string | undefined;
  readonly settings: unknown;
  readonly secrets: Readonly<Record<string, string>>;
  readonly limits: ProviderLimits;
  /** Where its settings are, for messages: file and JSON pointer. */
  readonly place: string;
}

/** Ids by port, in the order of fallback. */
export type Use = Readonly<Partial<Record<PortName, readonly string[]>>>;

export interface ProvidersSetup {
  readonly providers: readonly ProviderSetup[];
  readonly use: Use;
  /** Each list replaces that of `use`. */
  readonly brands: Readonly<Record<string, Use>>;
}

export interface ReadOptions {
  readonly adapters: ReadonlyMap<string, () => Promise<Adapter>>;
  readonly brandIds: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The first mistake of a value; a schema's description says what is allowed where the keyword cannot. */
function firstProblem(
  value: unknown,
  schema: object,
): { path: string; en: string; remedy: string } | undefined {
  const check = makeAjv({ verbose: true }).compile(schema);
  const [problem] = schemaProblems(value, check);
  if (!problem) return undefined;
  const parent: unknown = check.errors?.at(-1)?.parentSchema;
  const form = isRecord(parent) ? parent['description'] : undefined;
  return { ...problem, remedy: typeof form === 'string' ? `write ${form}` : problem.fix.en };
}

/**
 * Reads `providers.json`.
 * @throws StartFailure with file, JSON pointer, mistake and remedy.
 */
export async function readProviders(file: string, options: ReadOptions): Promise<ProvidersSetup> {
  const content = checkShape(file, readText(file));
  const providers = await Promise.all(
    Object.entries(content.providers).map(([id, entry]) => readProvider(file, id, entry, options)),
  );
  const ports = new Map(providers.map(({ id, adapter }) => [id, adapter.port]));
  checkUse(file, '/use', content.use, ports);
  for (const [brandId, use] of Object.entries(content.brands ?? {})) {
    const place = pointer('/brands', brandId);
    if (!options.brandIds.includes(brandId))
      throw mistake(file, place, `"${brandId}" is no brand`, choose(brandId, options.brandIds));
    checkUse(file, place, use, ports);
  }
  return { providers, use: content.use, brands: content.brands ?? {} };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartFailure(
      `PROVIDERS_FILE is ${file}, which cannot be read: ${String(error)}. Correct the path or the rights of the file.`,
      { cause: error },
    );
  }
}

function checkShape(file: string, text: string): ProvidersFile {
  const { value, problems } = readJson(text);
  const [syntax] = problems;
  if (syntax) throw mistake(file, syntax.path, syntax.en, syntax.fix.en);
  const first = firstProblem(value, providersFile);
  if (first) throw mistake(file, first.path, first.en, first.remedy);
  return value as ProvidersFile;
}

async function readProvider(
  file: string,
  id: string,
  entry: ProviderEntry,
  { adapters, env }: ReadOptions,
): Promise<ProviderSetup> {
  const place = pointer('/providers', id);
  if (!new RegExp(providerId.pattern).test(id))
    throw mistake(
      file,
      place,
      `"${id}" cannot be an id`,
      'Use at most 20 of a-z, 0-9 and -, a letter first.',
    );
  const load = adapters.get(entry.adapter);
  if (!load) {
    const remedy = choose(entry.adapter, [...adapters.keys()]);
    throw mistake(file, `${place}/adapter`, `there is no adapter "${entry.adapter}"`, remedy);
  }
  const adapter = await load();
  const settings = entry.settings ?? {};
  const problem = firstProblem(settings, adapter.settings as object);
  if (problem) throw mistake(file, `${place}/settings${problem.path}`, problem.en, problem.remedy);
  return {
    id,
    adapter,
    adapterName: entry.adapter,
    settings,
    secrets: readSecrets(file, `${place}/secrets`, entry, adapter, env),
    limits: entry.limits ?? {},
    place: `${file} at ${place}/settings`,
  };
}

function readSecrets(
  file: string,
  place: string,
  { adapter: adapterName, secrets = {} }: ProviderEntry,
  adapter: Adapter,
  env: ReadOptions['env'],
): Record<string, string> {
  const known = adapter.secrets.map((name) => name.replace(/\?$/, ''));
  const unknown = Object.keys(secrets).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw mistake(
      file,
      pointer(place, unknown),
      `${adapterName} has no secret "${unknown}"`,
      choose(unknown, known),
    );
  const missing = adapter.secrets.find((name) => !name.endsWith('?') && !Object.hasOwn(secrets, name));
  if (missing !== undefined)
    throw mistake(
      file,
      pointer(place, missing),
      'is missing',
      'Add { "env": "<variable>" } or { "file": "<path>" }.',
    );
  return Object.fromEntries(
    Object.entries(secrets).map(([name, reference]) => {
      const at = pointer(place, name);
      return [
        name,
        'env' in reference ? fromEnv(file, at, reference.env, env) : fromFile(file, at, reference.file),
      ];
    }),
  );
}

function fromEnv(file: string, at: string, name = '', env: ReadOptions['env']): string {
  const value = env[name]?.trim();
  if (!value) throw mistake(file, at, `the environment variable ${name} is not set`, `Set ${name}.`);
  return value;
}

/** A path that is not absolute starts at the folder of `providers.json`. */
function fromFile(file: string, at: string, name = ''): string {
  const source = path.resolve(path.dirname(file), name);
  let value: string;
  try {
    value = readFileSync(source, 'utf8').trim();
  } catch (error) {
    throw mistake(file, at, `the secret file ${source} cannot be read`, 'Correct its path or rights.', error);
  }
  if (value === '')
    throw mistake(file, at, `the secret file ${source} is empty`, 'Write the secret into it.');
  return value;
}

function checkUse(file: string, place: string, use: Use, ports: ReadonlyMap<string, PortName>): void {
  for (const port of portNames) {
    for (const [index, id] of (use[port] ?? []).entries()) {
      const at = pointer(pointer(place, port), index);
      const actual = ports.get(id);
      if (actual === undefined) {
        const fitting = [...ports].flatMap(([known, its]) => (its === port ? [known] : []));
        throw mistake(file, at, `there is no provider "${id}"`, choose(id, fitting));
      }
      if (actual !== port)
        throw mistake(
          file,
          at,
          `"${id}" is a provider for ${actual}`,
          `List it below "${actual}", or name one for ${port}.`,
        );
    }
  }
}

function choose(word: string, words: readonly string[]): string {
  const meant = nearestWord(word, words);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return words.length === 0 ? 'Remove it.' : `Choose one of ${words.join(', ')}, or remove it.`;
}

function mistake(file: string, place: string, what: string, remedy: string, cause?: unknown): StartFailure {
  const end = /[.?!]$/.test(remedy) ? '' : '.';
  const fix = `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}${end}`;
  const sentence = `${file}${place && ` at ${place}`}: ${what.replace(/\.$/, '')}. ${fix}`;
  return new StartFailure(sentence, { cause });
}

/** Every adapter's loader by `<port>/<name>`, its folder. A new folder needs no change here. */
export function findAdapters(): ReadonlyMap<string, () => Promise<Adapter>> {
  const files = import.meta.glob<Adapter>('./*/*/adapter.ts', { import: 'adapter' });
  return new Map(
    Object.entries(files).map(([file, load]) => [file.replace(/^\.\/|\/adapter\.ts$/g, ''), load]),
  );
}
