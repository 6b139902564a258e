import { patterns, type PatternName } from '#schemas/brand/patterns';
import { isRecord, pointer, valueAt } from './json';
import formTexts from './formTexts.json' with { type: 'json' };
import { mendedAt, mendedByRemoving, problem, type Problem, type Words } from './problem';
import { asciiHost } from './reservedHosts';
import { nearestWord } from './nearestWord';

/** One finding of a JSON Schema validator, as Ajv and its standalone code report it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
  readonly message?: string;
}

/** A compiled validator. Node passes Ajv's, a browser the one compiled at build time. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null | undefined;
}

/**
 * Schema violations of a file in plain language. @param example a complete brand or the defaults; used to suggest the
 * nearest key for a misspelt one.
 */
export function schemaProblems(value: unknown, check: SchemaValidator, example?: unknown): Problem[] {
  if (check(value)) return [];
  // An invalid text id is reported twice; the second report has its path.
  const findings = (check.errors ?? []).filter(({ propertyName }) => propertyName === undefined);
  return findings.map((finding) => explain(finding, value, example));
}

function explain(finding: SchemaError, value: unknown, example: unknown): Problem {
  const { instancePath: path, keyword, params } = finding;
  const explainer = explainers[keyword];
  const words = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, String(param)]));
  return explainer
    ? explainer(path, words, { value: valueAt(value, path), example, params })
    : problem('INVALID', path);
}

interface Setting {
  readonly value: unknown;
  readonly example: unknown;
  readonly params: SchemaError['params'];
}
/** @param words the params of the finding as text. */
type Explainer = (path: string, words: Readonly<Record<string, string>>, setting: Setting) => Problem;

const explainers: Readonly<Record<string, Explainer>> = {
  required: (path, { missingProperty: name = '' }) => problem('MISSING', pointer(path, name), { name }),
  additionalProperties: (path, { additionalProperty }, { example }) =>
    unknownKey(path, additionalProperty ?? '', example),
  propertyNames: (path, { propertyName }) => problem('TEXT_ID', pointer(path, propertyName ?? '')),
  type: (path, _words, { value, params }) => wrongType(path, [params['type']].flat().map(String), value),
  enum: (path, _words, { value, params }) => notAllowed(path, value, params['allowedValues']),
  const: (path, { allowedValue }, { value }) => notAllowed(path, value, [allowedValue]),
  pattern: (path, { pattern }, { value }) => badFormat(path, pattern ?? '', value),
  minimum: (path, { limit }, { value }) => outOfRange(path, value, 'RANGE.least', Number(limit)),
  maximum: (path, { limit }, { value }) => outOfRange(path, value, 'RANGE.most', Number(limit)),
  minLength: (path, { limit = '' }, { value }) =>
    value === '' ? problem('EMPTY', path) : problem('LENGTH.least', path, { unit: characters, limit }),
  maxLength: (path, { limit = '' }) => problem('LENGTH.most', path, { unit: characters, limit }),
  minItems: (path, { limit = '' }) => problem('LENGTH.least', path, { unit: entries, limit }),
  maxItems: (path, { limit = '' }) => problem('LENGTH.most', path, { unit: entries, limit }),
  maxProperties: (path, { limit = '' }) => problem('LENGTH.most', path, { unit: entries, limit }),
  uniqueItems: (path, { j, i }, { value }) => {
    const distinct = Array.isArray(value) ? [...new Set(value)] : undefined;
    return mendedAt(problem('REPEATED', pointer(path, Math.max(Number(i), Number(j))), {}, distinct), path);
  },
};

function unknownKey(path: string, key: string, example: unknown): Problem {
  const known = valueAt(example, path);
  const meant = isRecord(known) ? nearestWord(key, Object.keys(known)) : undefined;
  const at = pointer(path, key);
  return meant
    ? problem('UNKNOWN_KEY', at, { key, meant })
    : mendedByRemoving(problem('UNKNOWN_KEY.remove', at, { key }));
}

function notAllowed(path: string, value: unknown, allowed: unknown): Problem {
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  const meant = nearestWord(String(value), values) ?? (values.length === 1 ? values[0] : undefined);
  return problem('NOT_ALLOWED', path, { value: JSON.stringify(value), values: values.join(' · ') }, meant);
}

function outOfRange(path: string, value: unknown, key: 'RANGE.least' | 'RANGE.most', limit: number): Problem {
  const shown = typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
  return problem(key, path, { shown, limit: limit.toLocaleString('en-US') }, limit);
}

const characters: Words = ['ตัวอักษร', 'characters'];
const entries: Words = ['รายการ', 'entries'];

/** JSON types as people who manage a brand call them. */
const typeNames: Readonly<Record<string, Words>> = {
  string: ['ข้อความ', 'text'],
  number: ['ตัวเลข', 'a number'],
  integer: ['จำนวนเต็ม', 'a whole number'],
  boolean: ['เปิดหรือปิด', 'on or off'],
  array: ['รายการ', 'a list'],
  object: ['กลุ่มของค่า', 'a group of settings'],
  null: ['ค่าว่าง', 'empty'],
};

function wrongType(path: string, types: readonly string[], value: unknown): Problem {
  const nameOf = (type: string): Words => typeNames[type] ?? [type, type];
  const names = types.map(nameOf);
  const joined: Words = [names.map(([th]) => th).join('หรือ'), names.map(([, en]) => en).join(' or ')];
  return problem('TYPE', path, { types: joined, is: nameOf(typeName(value)) });
}

/** What each pattern allows. */
const forms = formTexts as unknown as Readonly<Record<PatternName, Words>>;

function badFormat(path: string, pattern: string, value: unknown): Problem {
  if (value === '') return problem('EMPTY', path);
  const name = (Object.keys(patterns) as PatternName[]).find((key) => patterns[key] === pattern);
  const ascii = name === 'hostname' ? asciiHost(value) : undefined;
  const shown = JSON.stringify(value);
  if (ascii !== undefined) return problem('FORMAT.ascii', path, { value: shown, ascii }, ascii);
  return problem('FORMAT', path, { value: shown, form: name ? forms[name] : ['รูปแบบอื่น', 'another form'] });
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
