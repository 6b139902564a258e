import { patterns, type PatternName } from '#schemas/brand/patterns';
import { isRecord, pointer, valueAt } from './json';
import { error, mendedAt, mendedByRemoving, type Problem } from './problem';
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
    : error('INVALID', path, ['ค่านี้ใช้ไม่ได้', 'this value cannot be used'], ['ตั้งค่านี้ใหม่', 'set it again']);
}

interface Setting {
  readonly value: unknown;
  readonly example: unknown;
  readonly params: SchemaError['params'];
}
/** @param words the params of the finding as text. */
type Explainer = (path: string, words: Readonly<Record<string, string>>, setting: Setting) => Problem;

const explainers: Readonly<Record<string, Explainer>> = {
  required: (path, { missingProperty }) =>
    error(
      'MISSING',
      pointer(path, missingProperty ?? ''),
      [`ขาด “${missingProperty}”`, `“${missingProperty}” is missing`],
      ['เพิ่มค่านี้', 'add it'],
    ),
  additionalProperties: (path, { additionalProperty }, { example }) =>
    unknownKey(path, additionalProperty ?? '', example),
  propertyNames: (path, { propertyName }) =>
    error(
      'TEXT_ID',
      pointer(path, propertyName ?? ''),
      ['รหัสข้อความไม่ถูกต้อง', 'not a message id'],
      ['ใช้รูปแบบ กลุ่ม:รหัส เช่น common:app.welcome', 'write namespace:id, such as common:app.welcome'],
    ),
  type: (path, _words, { value, params }) => wrongType(path, [params['type']].flat().map(String), value),
  enum: (path, _words, { value, params }) => notAllowed(path, value, params['allowedValues']),
  const: (path, { allowedValue }, { value }) => notAllowed(path, value, [allowedValue]),
  pattern: (path, { pattern }, { value }) => badFormat(path, pattern ?? '', value),
  minimum: (path, { limit }, { value }) => outOfRange(path, value, 'least', Number(limit)),
  maximum: (path, { limit }, { value }) => outOfRange(path, value, 'most', Number(limit)),
  minLength: (path, { limit }, { value }) =>
    value === '' ? empty(path) : wrongLength(path, 'least', Number(limit), 'characters'),
  maxLength: (path, { limit }) => wrongLength(path, 'most', Number(limit), 'characters'),
  minItems: (path, { limit }) => wrongLength(path, 'least', Number(limit), 'items'),
  maxItems: (path, { limit }) => wrongLength(path, 'most', Number(limit), 'items'),
  maxProperties: (path, { limit }) => wrongLength(path, 'most', Number(limit), 'items'),
  uniqueItems: (path, { j, i }, { value }) =>
    mendedAt(
      error(
        'REPEATED',
        pointer(path, Math.max(Number(i), Number(j))),
        ['ค่าซ้ำในรายการ', 'the list holds this value twice'],
        ['ลบตัวที่ซ้ำ', 'remove one of them'],
        Array.isArray(value) ? [...new Set(value)] : undefined,
      ),
      path,
    ),
};

function unknownKey(path: string, key: string, example: unknown): Problem {
  const known = valueAt(example, path);
  const meant = isRecord(known) ? nearestWord(key, Object.keys(known)) : undefined;
  const problem = error(
    'UNKNOWN_KEY',
    pointer(path, key),
    [`ไม่รู้จัก “${key}”`, `“${key}” is not a setting`],
    meant ? [`หมายถึง “${meant}” หรือไม่`, `did you mean “${meant}”?`] : ['ลบคีย์นี้', 'remove it'],
  );
  return meant ? problem : mendedByRemoving(problem);
}

function notAllowed(path: string, value: unknown, allowed: unknown): Problem {
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  const meant = nearestWord(String(value), values) ?? (values.length === 1 ? values[0] : undefined);
  return error(
    'NOT_ALLOWED',
    path,
    [`ค่า ${JSON.stringify(value)} ใช้ไม่ได้`, `${JSON.stringify(value)} is not allowed`],
    [`ใช้ ${values.join(' · ')}`, `use one of ${values.join(' · ')}`],
    meant,
  );
}

type Bound = 'least' | 'most';

const bounds: Readonly<Record<Bound, (limit: string) => readonly [th: string, en: string]>> = {
  least: (limit) => [`ตั้งแต่ ${limit} ขึ้นไป`, `${limit} or more`],
  most: (limit) => [`ไม่เกิน ${limit}`, `${limit} or less`],
};

function outOfRange(path: string, value: unknown, bound: Bound, limit: number): Problem {
  const [th, en] = bounds[bound](limit.toLocaleString('en-US'));
  const shown = typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
  return error(
    'RANGE',
    path,
    bound === 'least'
      ? [`${shown} น้อยเกินไป`, `${shown} is too little`]
      : [`${shown} มากเกินไป`, `${shown} is too much`],
    [`ใส่ค่า${th}`, `enter ${en}`],
    limit,
  );
}

function empty(path: string): Problem {
  return error('EMPTY', path, ['ยังไม่ได้ใส่ค่า', 'is empty'], ['กรอกค่านี้', 'fill it in']);
}

const units = { characters: ['ตัวอักษร', 'characters'], items: ['รายการ', 'entries'] } as const;

function wrongLength(path: string, bound: Bound, limit: number, unit: keyof typeof units): Problem {
  const [th, en] = units[unit];
  return error(
    'LENGTH',
    path,
    bound === 'least' ? [`${th}น้อยเกินไป`, `too few ${en}`] : [`${th}มากเกินไป`, `too many ${en}`],
    bound === 'least'
      ? [`ต้องมีอย่างน้อย ${limit} ${th}`, `at least ${limit} ${en} are needed`]
      : [`มีได้ไม่เกิน ${limit} ${th}`, `at most ${limit} ${en} are allowed`],
  );
}

/** JSON types as people who manage a brand call them. */
const typeNames: Readonly<Record<string, readonly [th: string, en: string]>> = {
  string: ['ข้อความ', 'text'],
  number: ['ตัวเลข', 'a number'],
  integer: ['จำนวนเต็ม', 'a whole number'],
  boolean: ['เปิดหรือปิด', 'on or off'],
  array: ['รายการ', 'a list'],
  object: ['กลุ่มของค่า', 'a group of settings'],
  null: ['ค่าว่าง', 'empty'],
};

function wrongType(path: string, types: readonly string[], value: unknown): Problem {
  const namesOf = (type: string) => typeNames[type] ?? [type, type];
  const [th, en] = [0, 1].map((language) => types.map((type) => namesOf(type)[language]));
  const [isTh, isEn] = namesOf(typeName(value));
  return error(
    'TYPE',
    path,
    [`ต้องเป็น${th?.join('หรือ')} แต่เป็น${isTh}`, `must be ${en?.join(' or ')}, but is ${isEn}`],
    [`เปลี่ยนเป็น${th?.join('หรือ')}`, `change it to ${en?.join(' or ')}`],
  );
}

/** Description of each pattern. */
const grammars: Readonly<Record<PatternName, readonly [th: string, en: string]>> = {
  text: ['ข้อความล้วน ไม่มี < > และอักขระควบคุม', 'plain text without < > or control characters'],
  colour: ['สีแบบ #rrggbb เช่น #18fcc9', 'a colour such as #18fcc9'],
  image: ['ชื่อไฟล์ เช่น logo.svg หรือที่อยู่ https://', 'a file name such as logo.svg, or an https:// address'],
  url: ['ที่อยู่ https:// ไม่มีพอร์ต หรือเว้นว่าง', 'an https:// address without a port, or empty'],
  urlOrStandIn: [
    'ที่อยู่ https:// ไม่มีพอร์ต หน้าตัวอย่างของเว็บสาธิตที่ขึ้นต้นด้วย /sandbox/ หรือเว้นว่าง',
    'an https:// address without a port, a stand-in of the demo such as /sandbox/live-score, or empty',
  ],
  link: ['หน้าในเว็บ เช่น /promotion หรือที่อยู่ https://', 'a page such as /promotion, or an https:// address'],
  hostname: ['ชื่อโฮสต์ตัวเล็ก เช่น www.example.com', 'a host name in small letters, such as www.example.com'],
  origin: [
    'ต้นทางของโฮสต์เดียว เช่น https://cdn.example.com ไม่มี * พอร์ต ชื่อผู้ใช้ หรือ / ต่อท้าย',
    'the origin of one host such as https://cdn.example.com, without wildcard, port, user or path',
  ],
  lineId: ['ไอดีไลน์ตัวเล็ก เช่น @example', 'a LINE id in small letters, such as @example'],
  time: ['เวลา ชช:นน:วว เช่น 12:00:00', 'a time HH:MM:SS such as 12:00:00'],
  assetsBase: ['โฟลเดอร์ลงท้ายด้วย / เช่น /brand/', 'a folder that ends in /, such as /brand/'],
  year: ['ปี เช่น 2022 หรือ 2022-2024', 'a year such as 2022 or 2022-2024'],
  operatorId: ['ตัวอังกฤษเล็ก ตัวเลข และ -', 'small letters, digits and -'],
  shortPhone: ['ตัวเลขเท่านั้น', 'digits only'],
  chatId: ['ตัวอักษรอังกฤษ ตัวเลข _ และ -', 'letters, digits, _ and -'],
  brandId: [
    'ตัวอังกฤษเล็ก ตัวเลข และขีด 2 ถึง 30 ตัว',
    '2 to 30 small letters, digits and dashes, beginning with a letter',
  ],
  clientId: ['ตัวอักษรอังกฤษ ตัวเลข . _ และ -', 'letters, digits, dot, _ and -'],
  key: ['ตัวอังกฤษเล็ก ตัวเลข และขีด เช่น credit-50', 'small letters, digits and dashes, such as credit-50'],
  day: ['วันที่ ปปปป-ดด-วว เช่น 2026-12-31 หรือเว้นว่าง', 'a day such as 2026-12-31, or empty'],
  textId: ['กลุ่ม:รหัส', 'namespace:id'],
};

function badFormat(path: string, pattern: string, value: unknown): Problem {
  if (value === '') return empty(path);
  const name = (Object.keys(patterns) as PatternName[]).find((key) => patterns[key] === pattern);
  const [th, en] = name ? grammars[name] : ['รูปแบบอื่น', 'another form'];
  const ascii = name === 'hostname' ? asciiHost(value) : undefined;
  return error(
    'FORMAT',
    path,
    [`รูปแบบของ ${JSON.stringify(value)} ไม่ถูกต้อง`, `${JSON.stringify(value)} has the wrong form`],
    ascii === undefined ? [`ต้องเป็น${th}`, `write ${en}`] : [`ใช้ ${ascii}`, `write ${ascii}`],
    ascii,
  );
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
