/**
 * The kinds of value that a brand file may hold. Each has a strict grammar, so that a brand can inject
 * neither markup, nor CSS, nor a script address.
 */
import { patterns } from './patterns';
import { label, type Control } from './vocabulary';

type Names = readonly [th: string, en: string, helpTh: string, helpEn: string];
const control = <const C extends Control>(name: C) => ({ 'x-control': name }) as const;

/** One line of plain text. Not empty unless `minLength` allows it. */
export const text = (maxLength: number, minLength: number, ...names: Names) =>
  ({ ...label(...names), type: 'string', minLength, maxLength, pattern: patterns.text }) as const;

/** `#rrggbb`, lower or upper case. */
export const colour = (...names: Names) =>
  ({ ...label(...names), ...control('colour'), type: 'string', pattern: patterns.colour }) as const;

/** File below `assetsBase`, or an https address whose origin the brand declares (ENT-10). */
export const image = (...names: Names) =>
  ({
    ...label(...names),
    ...control('image'),
    type: 'string',
    maxLength: 300,
    pattern: patterns.image,
  }) as const;

/** https address or nothing. */
export const url = (...names: Names) =>
  ({
    ...label(...names),
    ...control('url'),
    type: 'string',
    maxLength: 500,
    pattern: patterns.url,
  }) as const;

/** https address, the stand-in of the sandbox for this setting (see `standIns.ts`), or nothing. */
export const urlOrStandIn = (...names: Names) =>
  ({ ...url(...names), pattern: patterns.urlOrStandIn }) as const;

/** Page of the site (`/promotion`), https address, or nothing. */
export const link = (...names: Names) =>
  ({
    ...label(...names),
    type: 'string',
    maxLength: 500,
    pattern: patterns.link,
  }) as const;

export const hostname = {
  ...label(
    'ชื่อโฮสต์',
    'Host name',
    'เช่น www.example.com ไม่ใส่ https://',
    'Such as www.example.com, without https://',
  ),
  ...control('hostname'),
  type: 'string',
  maxLength: 253,
  pattern: patterns.hostname,
} as const;

export const origin = {
  ...label('ต้นทาง', 'Origin', 'เช่น https://cdn.example.com', 'Such as https://cdn.example.com'),
  ...control('origin'),
  type: 'string',
  maxLength: 270,
  pattern: patterns.origin,
} as const;

/** LINE id, with or without `@`; empty for none. */
export const lineId = (...names: Names) =>
  ({
    ...label(...names),
    ...control('line-id'),
    type: 'string',
    pattern: patterns.lineId,
  }) as const;

/** Time of day in Bangkok, `HH:MM:SS`. */
export const time = (...names: Names) =>
  ({
    ...label(...names),
    ...control('time'),
    type: 'string',
    pattern: patterns.time,
  }) as const;

/** Whole baht. */
export const wholeBaht = (minimum: number, ...names: Names) =>
  ({ ...label(...names), ...control('baht'), type: 'integer', minimum, maximum: 99_999_999 }) as const;

/** Whole baht, or `null` for no limit. A zero would read as "none allowed". */
export const bahtOrNoLimit = (...names: Names) =>
  ({
    ...label(...names),
    ...control('baht'),
    type: ['integer', 'null'],
    minimum: 1,
    maximum: 99_999_999,
  }) as const;

export const percent = (...names: Names) =>
  ({ ...label(...names), ...control('percent'), type: 'number', minimum: 0, maximum: 100 }) as const;

export const integer = (minimum: number, maximum: number, ...names: Names) =>
  ({ ...label(...names), type: 'integer', minimum, maximum }) as const;

export const flag = (...names: Names) => ({ ...label(...names), type: 'boolean' }) as const;

export const choice = <const V extends readonly string[]>(values: V, ...names: Names) =>
  ({ ...label(...names), type: 'string', enum: values }) as const;

/** A choice of appearances, which the studio shows as small drawings. */
export const variant = <const V extends readonly string[]>(values: V, ...names: Names) =>
  ({ ...choice(values, ...names), ...control('variant') }) as const;

/** Ordered list without repeats, out of fixed words. */
export const choices = <const V extends readonly string[]>(values: V, ...names: Names) =>
  ({
    ...label(...names),
    type: 'array',
    uniqueItems: true,
    maxItems: values.length,
    items: { type: 'string', enum: values },
  }) as const;

/**
 * An object whose keys are all required and whose unknown keys are errors: the shape of a resolved brand.
 * A brand file is the same with nothing required, see `brandFile.ts`.
 */
export const group = <const P extends Readonly<Record<string, object>>>(properties: P, ...names: Names) =>
  ({
    ...label(...names),
    type: 'object',
    additionalProperties: false,
    properties,
    required: Object.keys(properties) as unknown as readonly (keyof P & string)[],
  }) as const;

/** The same text in both languages. */
export const bilingual = (maxLength: number, ...names: Names) =>
  group(
    {
      th: text(maxLength, 1, 'ภาษาไทย', 'Thai', 'ข้อความภาษาไทย', 'Text in Thai'),
      en: text(maxLength, 1, 'ภาษาอังกฤษ', 'English', 'ข้อความภาษาอังกฤษ', 'Text in English'),
    },
    ...names,
  );
