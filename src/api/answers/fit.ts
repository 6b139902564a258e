import type { ScalarShape, Shape } from '#schemas/api/answerShapes';

/**
 * The part of an answer that has the shape of the contract; undefined where it cannot be used. These are all the rules:
 *
 * - A value of another type counts as missing, and so do null, a number that is not finite and a date that is none.
 * - A required list that is missing is empty, a required field that may be null is null, a required object of which
 *   nothing is essential is there without fields; any other missing field is absent.
 * - An object without one of its essential fields cannot be used: as a row it is dropped, as a field it is absent, and
 *   as the whole answer it is refused.
 * - Fields that the contract does not know are dropped.
 */
export function fit(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return scalars[shape](value);
  if (isNullable(shape)) return isMissing(value) ? null : fit(shape[1], value);
  if (isList(shape)) return isMissing(value) ? [] : Array.isArray(value) ? rows(shape[0], value) : undefined;
  const given = isMissing(value) ? {} : value;
  return isRecord(given) ? fields(shape, given) : undefined;
}

/** The same of a part of an answer: what does not fit counts as missing. */
function fitPart(shape: Shape, value: unknown): unknown {
  const fitting = fit(shape, value);
  return fitting === undefined ? fit(shape, undefined) : fitting;
}

function rows(shape: Shape, list: readonly unknown[]): unknown[] {
  return list.map((row) => fitPart(shape, row)).filter((row) => row !== undefined);
}

function fields(shape: Fields, given: Given): Given | undefined {
  const each = shape['*'];
  if (each) return entries(Object.keys(given).map((name) => [name, fitPart(each, given[name])]));
  const fitting: [string, unknown][] = [];
  for (const key of Object.keys(shape)) {
    const inner = shape[key] as Shape;
    const name = key.replace(/[!?]$/, '');
    // An inherited property is nobody's answer.
    const value = Object.prototype.hasOwnProperty.call(given, name) ? given[name] : undefined;
    const part = key === name ? fitPart(inner, value) : fitPresent(inner, value);
    if (part === undefined && key.endsWith('!')) return undefined;
    fitting.push([name, part]);
  }
  return entries(fitting);
}

/** Of a field that is never made up. */
function fitPresent(shape: Shape, value: unknown): unknown {
  return value === undefined || (value === null && !isNullable(shape)) ? undefined : fit(shape, value);
}

type Fields = { readonly [name: string]: Shape };
type Given = Record<string, unknown>;

/** `Object.fromEntries` defines properties, so that `__proto__` is a name like any other. */
const entries = (all: [string, unknown][]): Given =>
  Object.fromEntries(all.filter(([, value]) => value !== undefined));

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;
const isNullable = (shape: Shape): shape is readonly [null, Shape] =>
  Array.isArray(shape) && shape.length === 2;
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape) && shape.length === 1;

const isRecord = (value: unknown): value is Given => typeof value === 'object' && !Array.isArray(value);

const scalars: Readonly<Record<ScalarShape, (value: unknown) => unknown>> = {
  string: (value) => (typeof value === 'string' ? value : undefined),
  time: (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined),
  number: (value) => (Number.isFinite(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  nothing: () => null,
};
